/** What a counsellor goes by beside the rules: catalog/counsel, as it stands in a book. */
import type { KinGrade, KinReason, LeadRank } from '@disha/contract/counsel.words';
import type { PrerequisiteRow } from '@disha/contract/prerequisites.files';

/** A course or a post that leads to a career. */
export interface Lead {
  type: 'courses' | 'exams';
  id: string;
  /** 1: most come so; 2: many; 3: some. */
  usual: LeadRank;
  /** The course that comes first, or `degree` for any that its rule takes. */
  after?: string;
}

/** What is near a goal: 2 is what a counsellor names next. */
export interface Kin {
  type: 'careers' | 'courses';
  id: string;
  grade: KinGrade;
  why: KinReason;
}

/** What must be done before a test, a course or a counselling, and by when. `needs`: the name of its words. */
export type Prerequisite = Pick<PrerequisiteRow, 'before' | 'of' | 'kind' | 'when' | 'certainty'> & { needs: string };
