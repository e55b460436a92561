/** Where what is asked for is usual: a number a college says how colleges like it teach, and a question looks at the profiles alone. */
import { movedNumbers, type Moves } from '@disha/search/moves';
import type { KindTeaching } from '@disha/contract/kind-teaching';
import type { ShownCollege } from './college-cards.ts';
import type { IndexPositions } from './facet-index.ts';
import { howUsualIs, type Courses, type WantedCourses } from './wanted.ts';

export class UsualPlaces {
  private readonly profileAt: Uint16Array;
  private readonly teaching: KindTeaching;
  private readonly courses: Courses;
  /** By question: 1 where most of a profile teach it and 2 where many do; made anew when more profiles are met. */
  private asked = new Map<string, Uint8Array>();
  private counted: { places: IndexPositions; counts: Uint32Array } | undefined;

  /** `profileAt`: by place, of as many as there are. */
  constructor(profileAt: Uint16Array, teaching: KindTeaching, courses: Courses) {
    this.profileAt = profileAt;
    this.teaching = teaching;
    this.courses = courses;
  }

  /** Another one, for the same cards with some of them changed. */
  moved(moves: Moves, courses: Courses): UsualPlaces {
    const moved = new UsualPlaces(movedNumbers(this.profileAt, moves), this.teaching, courses);
    // Told of profiles and courses: which colleges there are makes no difference.
    if (courses === this.courses) moved.asked = this.asked;
    return moved;
  }

  /** Warm-up: ahead of the first request for a field, which would wait for it. */
  prepare(): void {
    if (this.asked.size === 0 && this.teaching.count > 0) this.ofField('');
  }

  put(place: number, { profile }: Pick<ShownCollege, 'profile'>): void {
    this.profileAt[place] = profile.number;
    this.counted = undefined;
  }

  /** How colleges like the one at this place teach. */
  profileOf(place: number): number {
    return this.profileAt[place] as number;
  }

  /** Those among `places` where it is usual; by place, 1 where most of its kind teach it and 2 where many do. */
  among(places: IndexPositions, wanted: WantedCourses): { places: IndexPositions; ranks: Uint8Array } {
    const ofProfile = this.ofProfile(wanted);
    const ranks = new Uint8Array(this.profileAt.length);
    const found = new Uint32Array(places.length);
    let count = 0;
    // Plain loops: a call for each of tens of thousands would be most of an answer.
    for (let place = 0; place < ranks.length; place += 1) ranks[place] = ofProfile[this.profileAt[place] as number] as number;
    for (let at = 0; at < places.length; at += 1) if ((ranks[places[at] as number] as number) > 0) found[count++] = places[at] as number;
    return { places: found.subarray(0, count), ranks };
  }

  /** How many they are, without saying which: `others` are among `places`, and left out. */
  countAmong(places: IndexPositions, others: IndexPositions, wanted: WantedCourses): number {
    const ofProfile = this.ofProfile(wanted);
    const counts = this.countsOf(places);
    let count = 0;
    for (let profile = 0; profile < counts.length; profile += 1) if ((ofProfile[profile] as number) > 0) count += counts[profile] as number;
    for (let at = 0; at < others.length; at += 1) if ((ofProfile[this.profileOf(others[at] as number)] as number) > 0) count -= 1;
    return count;
  }

  /** How many there are of each profile. Most questions are asked of all that is listed: of them it is counted once. */
  private countsOf(places: IndexPositions): Uint32Array {
    if (this.counted?.places === places) return this.counted.counts;
    const counts = new Uint32Array(this.teaching.count);
    for (let at = 0; at < places.length; at += 1) counts[this.profileOf(places[at] as number)]! += 1;
    if (places.length * 2 > this.profileAt.length) this.counted = { places, counts };
    return counts;
  }

  private ofProfile(wanted: WantedCourses): Uint8Array {
    const key = JSON.stringify(wanted);
    const known = this.asked.get(key);
    if (known?.length === this.teaching.count) return known;
    if (wanted.course === undefined && wanted.field !== undefined) return this.ofField(wanted.field);
    const made = Uint8Array.from(this.teaching.profiles, (profile) => {
      const how = howUsualIs(profile, wanted, this.courses);
      return how === undefined ? 0 : how === 'usually' ? 1 : 2;
    });
    this.asked.set(key, made);
    return made;
  }

  /** Memoised: a request for one field is followed by one for another, and one walk along all profiles tells of all of them. */
  private ofField(asked: string): Uint8Array {
    const { profiles, count } = this.teaching;
    const fields = new Map([[asked, new Uint8Array(count)]]);
    for (const { number, counted } of profiles)
      for (const [id, how] of counted) {
        const field = this.courses.get(id)?.field;
        if (field === undefined) continue;
        const made = fields.get(field) ?? new Uint8Array(count);
        if (how === 'usually') made[number] = 1;
        else if (made[number] === 0) made[number] = 2;
        fields.set(field, made);
      }
    for (const [field, made] of fields) this.asked.set(JSON.stringify({ field }), made);
    return fields.get(asked) as Uint8Array;
  }
}
