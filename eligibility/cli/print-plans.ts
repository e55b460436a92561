/**
/**
 * npm run plans:print -- FILE.json: what is proposed to the students of a file, in English, to be read as their counsellor would. FILE
 * [{ who, passport, noted: [{ type, id }], result?, year?, today? }]; the catalog is the one that ships.
 */
import { readFileSync } from 'node:fs';
import { districts } from '@disha/contract/districts';
import type { StudentDetails } from '@disha/contract/passport';
import { accountDetails as schema } from '@disha/contract/path';
import { propose, type Student } from '../src/plan/counsel.ts';
import type { NotedItem, ToldProposal, ToldWay } from '../src/plan/proposal.ts';
import { tellProposal } from '../src/plan/tell-proposal.ts';
import { careers, courses, examFiles, realBook, stateFiles } from '../src/testing/real-book.ts';
import { lookAtAll, realKnowledge } from '../src/testing/real-knowledge.ts';
import { texts as plan } from '../src/words/en/plan.ts';
import { texts as verdicts } from '../src/words/en/verdicts.ts';

interface Read {
  who: string;
  passport: StudentDetails;
  noted: readonly NotedItem[];
  /** Where the quiz pointed. */
  result?: Student['wishes']['result'];
  year?: number;
  today?: string;
}

const names = new Map(
  (Object.entries({ careers, courses, exams: examFiles }) as [string, readonly { id: string; name: string }[]][]).flatMap(([type, all]) =>
    all.map(({ id, name }) => [`${type}:${id}`, name] as const),
  ),
);
const nameOf = (type: string, id: string) => names.get(`${type}:${id}`) ?? id;

/** What the book calls words by their place in a file: `careers/ID/ROUTE/STEP`, `states/SLUG/ROUTE`. */
function wordsAt(at: string): string | undefined {
  const [kind, id, route, step] = at.split('/');
  if (kind === 'careers') return careers.find((one) => one.id === id)?.routes[Number(route)]?.steps[Number(step)]?.text;
  return stateFiles.find(({ slug }) => slug === id)?.routes[Number(route)]?.how;
}

const list = (all: readonly string[]) => all.join(', ');
const given = (name: string, all: readonly string[]) => (all.length === 0 ? [] : [`   ${name}: ${all.join('; ')}`]);

function tell(way: ToldWay): readonly string[] {
  const { label, sure, beyond, course, career, exams, gateText, byMarks, verdict, places, cost, reasons } = way;
  const marks = [...(sure ? ['sure'] : []), ...(beyond ? ['BEYOND'] : []), verdict];
  const gates = [
    ...exams.map((id) => nameOf('exams', id)),
    ...(gateText === undefined ? [] : [gateText]),
    ...(byMarks ? ['by marks'] : []),
  ];
  const studied = course === undefined ? 'no course' : `${nameOf('courses', course)} [${course}]`;
  const money = cost === null ? 'not known' : `${cost.from} to ${cost.to} a year${cost.hostel ? `, room ${cost.hostel.from}` : ''}`;
  return [
    `  ${label} (${list(marks)}) ${studied}${career === undefined ? '' : ` -> ${nameOf('careers', career)}`}; gate: ${list(gates)}`,
    ...given('places', [...places.map(({ college, near, basis }) => `${college} (${near}, ${basis})`)]),
    ...given('why', reasons),
    `   cost: ${money}`,
  ];
}

function print({ who, passport: details, noted, result = null, year = 2027, today = '2026-11-18' }: Read, number: number): string {
  const proposed = propose(realBook, { passport: details, wishes: { noted, result }, year, today }, realKnowledge);
  const speech = { plan, verdicts, states: {}, nameOf, wordsAt };
  const worded: ToldProposal = tellProposal(proposed, speech);
  const { replaced } = worded;
  const goal = worded.goal === null ? 'none' : nameOf(worded.goal.type, worded.goal.id);
  return [
    `#${number + 1} ${who}`,
    `  told: ${JSON.stringify(details)}`,
    `  goal: ${goal}${replaced ? ` (instead of ${nameOf(replaced.type, replaced.id)}: ${replaced.reason})` : ''}`,
    ...worded.ways.flatMap(tell),
    ...(worded.missingSure ? ['  no way within reach is sure'] : []),
    ...given(
      'not taken',
      worded.notTaken.map(({ type, id, reason }) => `${nameOf(type, id)}: ${reason}`),
    ),
    ...given(
      'warned',
      worded.warnings.map(({ text }) => text),
    ),
    ...worded.steps.map(
      (step) => `   - ${step.year}${step.due === undefined ? '' : ` by ${step.due}`} ${step.text} [${step.certainty}]: ${step.why}`,
    ),
  ].join('\n');
}

lookAtAll();
const [, , file] = process.argv;
if (file === undefined) throw new Error('Which file? npm run plans:print -- FILE.json');
const students = JSON.parse(readFileSync(file, 'utf8')) as readonly Read[];
for (const { who, passport: details, noted } of students) {
  // A slip in a name would be read as a fault of the plan.
  const unknown = noted.filter(({ type, id }) => type !== 'colleges' && !names.has(`${type}:${id}`)).map(({ id }) => id);
  const problems = schema.safeParse(details).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const { state, district } = details;
  if (district !== undefined && !districts.some((one) => one.state === state && one.name === district))
    unknown.push(`${district}, ${state}`);
  if (unknown.length + problems.length > 0) throw new Error(`${who}: ${[...unknown, ...problems].join('; ')}`);
}
console.log(students.map(print).join('\n\n'));
