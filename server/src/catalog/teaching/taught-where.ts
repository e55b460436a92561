/** How many colleges teach a course: known, and usual. Institutes of research are in no list of colleges, so they are not counted. */
import { isDeepStrictEqual } from 'node:util';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { KindTeaching } from '@disha/contract/kind-teaching';
import type { Scheduler } from '../scheduler.ts';
import type { RowChange } from '../snapshot/rows.ts';

interface PlacesOfCourse {
  known: number;
  /** Of these, by a list that says so. */
  listed: number;
  usual: number;
}

/** What of a college is counted here, as a text. */
const counted = (college: CollegeDocument | undefined) =>
  JSON.stringify(
    college && [
      ...[college.courses, college.kinds, college.type, college.aisheCode, college.usual, college.otherProgrammes, college.sources],
      college.state,
    ],
  );

export class TaughtWhere {
  private readonly teaching: KindTeaching;
  private readonly known: Map<string, number>;
  private readonly listed: Map<string, number>;
  /** How many colleges each profile has, and how many of these are known to teach what is usual for it. */
  private readonly ofProfile: number[];
  private readonly knownThere: Map<string, number>;

  /** As another one has counted so far. */
  constructor(other?: TaughtWhere) {
    this.teaching = other?.teaching ?? new KindTeaching();
    this.known = new Map(other?.known);
    this.listed = new Map(other?.listed);
    this.ofProfile = [...(other?.ofProfile ?? [])];
    this.knownThere = new Map(other?.knownThere);
  }

  static async of(colleges: readonly CollegeDocument[], scheduler: Scheduler): Promise<TaughtWhere> {
    const taught = new TaughtWhere();
    await scheduler.each(colleges, (college) => taught.count(college));
    return taught;
  }

  /** With these colleges as they are now: the same one where nothing of it is counted otherwise. */
  after(changes: readonly RowChange<CollegeDocument>[]): TaughtWhere {
    const others = changes.filter(({ before, after }) => counted(before) !== counted(after));
    if (others.length === 0) return this;
    const taught = new TaughtWhere(this);
    for (const { before, after } of others) {
      if (before) taught.count(before, -1);
      if (after) taught.count(after);
    }
    return taught;
  }

  /** `by`: 1 for a college that is there, -1 for one that is there no longer. */
  count(college: CollegeDocument, by: 1 | -1 = 1): void {
    if ((college.kinds ?? []).includes('research-institute')) return;
    const { number, counted } = this.teaching.of(college);
    this.ofProfile[number] = (this.ofProfile[number] ?? 0) + by;
    const add = (to: Map<string, number>, courseId: string) => to.set(courseId, (to.get(courseId) ?? 0) + by);
    for (const { courseId, basis } of college.courses) {
      add(this.known, courseId);
      if (basis === undefined || basis === 'register') add(this.listed, courseId);
      if (counted.has(courseId)) add(this.knownThere, courseId);
    }
  }

  /** Of which courses something else is counted. */
  otherThan(before: TaughtWhere): (courseId: string) => boolean {
    if (before === this) return () => false;
    const [then, now] = [before.places(), this.places()];
    return (courseId) => !isDeepStrictEqual(then(courseId), now(courseId));
  }

  places(): (courseId: string) => PlacesOfCourse {
    const usual = new Map<string, number>();
    for (const { number, counted } of this.teaching.profiles)
      for (const courseId of counted.keys()) usual.set(courseId, (usual.get(courseId) ?? 0) + (this.ofProfile[number] ?? 0));
    return (courseId) => ({
      known: this.known.get(courseId) ?? 0,
      listed: this.listed.get(courseId) ?? 0,
      usual: (usual.get(courseId) ?? 0) - (this.knownThere.get(courseId) ?? 0),
    });
  }
}
