/** The students that every change to plans is tried on: those that tests and readings left, and those with labels. */
import { readFileSync } from 'node:fs';
import type { StudentDetails } from '@disha/contract/passport';
import type { Student } from '../../src/plan/asked.ts';
import type { Label, NotedItem } from '../../src/plan/proposal.ts';

const genericYear = 2027;

/** Where the places of a way lie, seen from the student. */
type Distance = 'home' | 'district' | 'state' | 'india';

/** A way that a counsellor would accept; the first is the best. */
export interface IdealWay {
  role: Label;
  career?: string;
  course?: string;
  exams?: readonly string[];
  by: 'exam' | 'marks' | 'own' | 'distance' | 'work';
  near?: Distance;
  chance?: 'likely' | 'possible' | 'reach';
  places?: readonly string[];
  /** It is a later step, after Class 12 or after a degree. */
  after?: '12' | 'degree';
  /** The next step is the choice of a stream. */
  what?: 'class-11';
  beyond?: true;
}

/** A way that no plan may show, or not in this role. */
export interface WrongWay {
  role?: Label;
  career?: string;
  course?: string;
  exams?: readonly string[];
  kind?: string;
  place?: string;
  near?: Distance;
  /** Words narrow it further, so a program cannot judge it. */
  inWords?: true;
}

interface CorpusStudent {
  id: string;
  passport: StudentDetails;
  noted: readonly NotedItem[];
  today: string;
  year?: number;
  result?: NonNullable<Student['wishes']['result']>;
}

export interface LabelledStudent extends CorpusStudent {
  /** `dev` is counted once a landed step and never opened while plans are changed. */
  split: 'fit' | 'dev';
  ideal: readonly IdealWay[];
  unacceptable: readonly WrongWay[];
  /** By which months its dated steps are due. */
  dueMonths: readonly string[];
  pair?: { with: string; differs: string };
}

const read = <T>(name: string) => JSON.parse(readFileSync(new URL(`../../corpus/${name}.json`, import.meta.url), 'utf8')) as readonly T[];

export const labelledStudents = () => read<LabelledStudent>('labelled');
export const corpus = (): readonly CorpusStudent[] => [...labelledStudents(), ...read<CorpusStudent>('read')];

export const studentOf = ({ passport: details, noted, result, today, year = genericYear }: CorpusStudent): Student => ({
  ...{ passport: details, year, today },
  wishes: { noted, result: result ?? null },
});
