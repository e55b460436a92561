/** What must hold of catalog/priors: known ids, sources that can be told, and numbers that can be true. */
import type { ChannelGroup } from '@disha/contract/channels.files';
import { isUnconfirmed } from '@disha/contract/own-sources';
import type { PriorFiles } from '@disha/contract/priors.files';
import type { Figure } from './figure.ts';

interface KnownToPriors {
  colleges: readonly { id: string; state: string }[];
  courses: readonly { id: string }[];
  exams: readonly { id: string }[];
  states: readonly { name: string; slug: string }[];
  groups: readonly ChannelGroup[];
  crowds: readonly { exam: string }[];
}

interface Sourced {
  year: number;
  sources: readonly string[];
  certainty: string;
}
function sourceFaults({ year, sources, certainty }: Sourced, today: string): string[] {
  const isUnread = sources.every(isUnconfirmed);
  return [
    ...(isUnread === (certainty === 'C') ? [] : [`certainty ${certainty} does not fit its sources`]),
    // A cycle is named by the year it admits to.
    ...(year > Number(today.slice(0, 4)) + 1 ? [`${year} has not come`] : []),
  ];
}

const isRising = (values: readonly number[]) => values.every((value, at) => at === 0 || value > (values[at - 1] as number));

export function checkPriors(files: PriorFiles, known: KnownToPriors, today: string): { figures: Figure[]; problems: string[] } {
  const idsOf = (items: readonly { id: string }[]) => new Set(items.map(({ id }) => id));
  const [exams, courses, states] = [idsOf(known.exams), idsOf(known.courses), new Set(known.states.map(({ slug }) => slug))];
  const groups = new Set(known.groups.map(({ group }) => group));
  const slugs = new Map(known.states.map(({ name, slug }) => [name, slug]));
  const colleges = new Map(known.colleges.map(({ id, state }) => [id, slugs.get(state)]));
  const noState = (names: readonly string[]) => names.filter((name) => !states.has(name)).map((name) => `there is no state ${name}`);
  const noCourse = (names: readonly string[]) =>
    names.filter((name) => !courses.has(name) && !groups.has(name)).map((name) => `there is no course or group ${name}`);
  const noExam = (ids: readonly string[]) => ids.filter((id) => !exams.has(id)).map((id) => `there is no exam ${id}`);
  const ofKinds = new Set(files.kinds.flatMap((kind) => kind.exams.map((text) => text.split(':')[0] ?? '')));
  const crowded = new Set(known.crowds.map(({ exam }) => exam));

  const problems = [
    ...files.boards.flatMap((row) =>
      [
        ...noState(row.states),
        ...sourceFaults(row, today),
        ...(row.knots.length > 1 && isRising(row.knots.map(([mark]) => mark)) && isRising(row.knots.map(([, score]) => score))
          ? []
          : ['its knots do not rise']),
      ].map((fault) => `boards.csv: ${row.board}: ${fault}`),
    ),
    ...(files.boards.some(({ board }) => board === 'other') ? [] : ['boards.csv: nothing is said of other boards']),
    ...files.kinds.flatMap((row) => {
      const at = row.exams.map((text) => text.split(':'));
      return [
        ...noExam(at.map(([id = '']) => id).filter((id) => id !== 'marks')),
        ...noState([
          ...at.flatMap(([, homes = '']) => homes.split('+').filter((home) => home !== '')),
          ...row.states.map(([state]) => state),
        ]),
        ...noCourse(row.courses),
        ...sourceFaults(row, today),
        ...(row.share.every(([, share]) => share > 0 && share <= 1) ? [] : ['a share is between 0 and 1']),
        ...(row.exams.length + row.courses.length === 0 ? ['it is of every exam and every course'] : []),
      ].map((fault) => `kinds.csv: ${row.kind}: ${fault}`);
    }),
    ...files.counts.flatMap((row) =>
      [
        ...noExam([row.exam]),
        ...sourceFaults(row, today),
        ...(row.candidates > row.places ? [] : [`${row.places} places for ${row.candidates} candidates`]),
        ...(ofKinds.has(row.exam) ? ['a kind speaks of it already'] : []),
        ...(crowded.has(row.exam) ? ['it stands in crowds.csv'] : []),
      ].map((fault) => `counts.csv: ${row.exam}: ${fault}`),
    ),
    ...files.closings.flatMap((row) =>
      [
        ...noCourse(row.courses),
        ...noState(row.state === undefined ? [] : [row.state]),
        ...sourceFaults(row, today),
        ...(row.college !== undefined && colleges.get(row.college) !== row.state ? [`${row.college} is not in ${row.state}`] : []),
        ...((row.college === undefined) === row.keepers.length > 0 ? [] : ['it is of one college, or typical of some']),
      ].map((fault) => `closings.csv: ${row.college ?? row.state ?? 'all India'} ${row.courses.join('|')}: ${fault}`),
    ),
  ];
  const all = [...files.boards, ...files.kinds, ...files.counts, ...files.closings];
  const unread = all.filter(({ certainty }) => certainty === 'C').length;
  return {
    figures: [
      {
        label: 'what is known of seats before a rank',
        value: `${all.length} rows, of which ${unread} order and are not shown; faults: ${problems.length}`,
        ok: problems.length === 0,
      },
    ],
    problems,
  };
}
