/** What is to be done for one exam is one line: it is looked for, its form is sent, it is sat, and seats are given out. */
import type { DatedStep } from '@disha/eligibility/plan/steps';

export interface MergedStep {
  /** The first of them. */
  step: DatedStep;
  /** Whose steps they are; undefined of a step by itself. */
  exam?: string;
  together: readonly DatedStep[];
}

const ofExam: ReadonlySet<DatedStep['kind']> = new Set(['opens', 'register', 'next', 'sit', 'registered', 'counselling']);

function examOf({ kind, of }: DatedStep): string | undefined {
  const [first, ...others] = of;
  return ofExam.has(kind) && first?.type === 'exams' && others.length === 0 ? first.id : undefined;
}

/** Each exam stands where its first step does. */
export function mergedSteps(steps: readonly DatedStep[]): MergedStep[] {
  const isFirst = (at: number, exam: string) => steps.findIndex((one) => examOf(one) === exam) === at;
  return steps.flatMap((step, at): MergedStep[] => {
    const exam = examOf(step);
    if (exam === undefined) return [{ step, together: [step] }];
    return isFirst(at, exam) ? [{ step, exam, together: steps.filter((one) => examOf(one) === exam) }] : [];
  });
}
