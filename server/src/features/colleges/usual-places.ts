/** Where what is asked for is usual: a number a college says how colleges like it teach, and a question looks at the profiles alone. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { movedNumbers, type Moves } from '@disha/search/moves';
import type { KindTeaching } from '../../catalog/kind-teaching.ts';
import type { Places } from './shelf.ts';
import { howUsualIs, type Courses, type Wanted } from './wanted.ts';

export class UsualPlaces {
  private readonly profileAt: Uint16Array;
  private readonly teaching: KindTeaching;
  private readonly courses: Courses;
  /** By question: 1 where most of a profile teach it and 2 where many do; made anew when more profiles are met. */
  private readonly asked = new Map<string, Uint8Array>();

  /** `profileAt`: by place, of as many as there are. */
  constructor(profileAt: Uint16Array, teaching: KindTeaching, courses: Courses) {
    this.profileAt = profileAt;
    this.teaching = teaching;
    this.courses = courses;
  }

  /** Another one, for the same cards with some of them changed. */
  moved(moves: Moves, courses: Courses): UsualPlaces {
    return new UsualPlaces(movedNumbers(this.profileAt, moves), this.teaching, courses);
  }

  put(place: number, document: CollegeDocument): void {
    this.profileAt[place] = this.teaching.of(document).number;
  }

  /** How colleges like the one at this place teach. */
  profileOf(place: number): number {
    return this.profileAt[place] as number;
  }

  /** Those among `places` where it is usual; by place, 1 where most of its kind teach it and 2 where many do. */
  among(places: Places, wanted: Wanted): { places: Places; ranks: Uint8Array } {
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
  countAmong(places: Places, others: Places, wanted: Wanted): number {
    const ofProfile = this.ofProfile(wanted);
    let count = 0;
    for (let at = 0; at < places.length; at += 1) if ((ofProfile[this.profileOf(places[at] as number)] as number) > 0) count += 1;
    for (let at = 0; at < others.length; at += 1) if ((ofProfile[this.profileOf(others[at] as number)] as number) > 0) count -= 1;
    return count;
  }

  private ofProfile(wanted: Wanted): Uint8Array {
    const key = JSON.stringify(wanted);
    const known = this.asked.get(key);
    if (known?.length === this.teaching.count) return known;
    const made = Uint8Array.from(this.teaching.profiles, (profile) => {
      const how = howUsualIs(profile, wanted, this.courses);
      return how === undefined ? 0 : how === 'usually' ? 1 : 2;
    });
    this.asked.set(key, made);
    return made;
  }
}
