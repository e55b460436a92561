/** How many colleges teach a course: known, and usual. Institutes of research are in no list of colleges, so they are not counted. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { KindTeaching } from './kind-teaching.ts';

export interface PlacesOfCourse {
  known: number;
  /** Of these, by a list that says so. */
  listed: number;
  usual: number;
}

export class TaughtWhere {
  private readonly teaching = new KindTeaching();
  private readonly known = new Map<string, number>();
  private readonly listed = new Map<string, number>();
  /** How many colleges each profile has, and how many of these are known to teach what is usual for it. */
  private readonly ofProfile: number[] = [];
  private readonly knownThere = new Map<string, number>();

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
