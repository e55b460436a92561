/** The ways to a career as the map draws them: gates, years of study, licence, and the work at the end. */
import type { Career } from '@disha/contract/careers';
import type { State } from '@disha/contract/taxonomy';

type Route = Career['routes'][number];
type Step = Route['steps'][number];

interface CareerLeg {
  kind: 'exam' | 'marks' | 'licence' | 'study';
  label: string;
  /** Of the first gate: what school has to have been. */
  school?: string;
  /** How many other exams would do. */
  others?: number;
  years?: number;
}

interface CareerWay {
  id: string;
  years: number;
  legs: readonly CareerLeg[];
  end: string;
}

/** "B.Sc in Nursing, 4 years": the length stands behind the name, in either language. */
const length = /,?\s*\(?(\d+(?:\.\d+)?|[½¼¾]|\d[½¼¾])\s*(?:years?|साल|वर्ष)\)?/;
const fractions: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

function yearsIn(text: string): number | undefined {
  const found = length.exec(text)?.[1];
  if (found === undefined) return undefined;
  const part = fractions[found.slice(-1)];
  return part === undefined ? Number(found) : Number(found.slice(0, -1)) + part;
}

/** What is said before the first comma or semicolon; the whole stands among the ways in words. */
const firstClause = (text: string) => text.split(/[;,]/)[0]?.trim() ?? text;

function gate({ id, text, oneOf = [] }: Step, exams: Career['exams'], home: State | undefined): CareerLeg {
  const named = exams.find(({ examId }) => examId === id)?.shortName;
  if (named !== undefined) return { kind: 'exam', label: named };
  const near = oneOf.find(({ state }) => state !== undefined && state === home) ?? oneOf.find(({ state }) => state === undefined);
  return near ? { kind: 'exam', label: near.shortName, others: oneOf.length - 1 } : { kind: 'exam', label: firstClause(text) };
}

function legOf(step: Step, isOnlyCourse: boolean, years: number, exams: Career['exams'], home: State | undefined): CareerLeg {
  if (step.kind === 'exam') return gate(step, exams, home);
  if (step.kind === 'licence') return { kind: 'licence', label: firstClause(step.text) };
  const own = yearsIn(step.text) ?? (isOnlyCourse ? years : undefined);
  return { kind: 'study', label: firstClause(step.text.replace(length, '')), ...(own === undefined ? {} : { years: own }) };
}

/** At most three, those that most take first. `byMarks` is what the gate of a way without an exam is called. */
export function waysOfCareer(
  { routes, exams }: Pick<Career, 'routes' | 'exams'>,
  byMarks: string,
  home?: State,
): { shown: readonly CareerWay[]; left: number } {
  const most = 3;
  const sorted = [...routes].sort((a, b) => (a.usual ?? most + 1) - (b.usual ?? most + 1));
  const shown = sorted.slice(0, most).map(({ title, years, steps }): CareerWay => {
    const [first, last] = [steps.find(({ kind }) => kind === 'class'), steps.find(({ kind }) => kind === 'job')];
    const between = steps.filter(({ kind }) => kind !== 'class' && kind !== 'job');
    const isOnlyCourse = between.filter(({ kind }) => kind === 'course').length === 1;
    const legs = between.map((step) => legOf(step, isOnlyCourse, years, exams, home));
    const gated = legs[0]?.kind === 'exam' ? legs : [{ kind: 'marks' as const, label: byMarks }, ...legs];
    const [gateLeg, ...others] = gated;
    const school = first && firstClause(first.text);
    return {
      id: title,
      years,
      legs: gateLeg ? [school === undefined ? gateLeg : { ...gateLeg, school }, ...others] : [],
      end: firstClause(last?.text ?? title),
    };
  });
  return { shown, left: routes.length - shown.length };
}
