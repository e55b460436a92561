/** What of a proposed plan is compared between two revisions: ids and numbers, no words. */
export interface WayShape {
  label: 'A' | 'B' | 'C';
  sure: boolean;
  beyond: boolean;
  course?: string;
  career?: string;
  exams: readonly string[];
  /** `own`: a test or notice without a page in the catalog; `ask`: the college decides. */
  by: 'exam' | 'marks' | 'own' | 'ask' | 'distance' | 'work';
  verdict: string;
  places: readonly { college: string; near: string }[];
  /** The least that a year costs, with a room where the student lives away. */
  cost: { from: number; basis: string } | null;
  reasons: readonly string[];
}

export interface PlanShape {
  goal: string | null;
  isReplaced: boolean;
  missingSure: boolean;
  ways: readonly WayShape[];
  notTaken: readonly string[];
  warnings: readonly string[];
  steps: readonly string[];
}

export interface Snapshot {
  /** By the student's id; a variant's is `id@name`. */
  plans: Readonly<Record<string, PlanShape>>;
  /** Of the labelled students: `course|career|exams|by`. */
  candidates: Readonly<Record<string, readonly string[]>>;
}
