/** What must hold of catalog/crowds.csv: a known exam, a source that can be told, figures that can be true. Old ones are named. */
import type { CrowdRow } from '@disha/contract/crowds.files';
import { isUnconfirmed } from '@disha/contract/own-sources';
import { crowdGoodUntil } from '@disha/guidance/result/notes';
import type { Figure } from './figure.ts';

interface KnownToCrowds {
  exams: readonly { id: string }[];
  /** The exams that a first choice may hang on: the words of a result want figures of each. */
  wanted: readonly string[];
}

function faultsOf(row: CrowdRow, exams: ReadonlySet<string>): string[] {
  const { exam, year, candidates, places, publicPlaces, sources, certainty, asOf } = row;
  const isUnread = sources.every(isUnconfirmed);
  return [
    ...(exams.has(exam) ? [] : [`there is no exam ${exam}`]),
    // A cycle is named by the year it admits to, and its forms close in the one before.
    ...(year > Number(asOf.slice(0, 4)) + 1 ? [`${year} had not come in ${asOf}`] : []),
    ...(candidates > places ? [] : [`${places} places for ${candidates} candidates are no narrow gate`]),
    ...((publicPlaces ?? 0) > places ? [`${publicPlaces} of ${places} places cannot be public`] : []),
    ...(isUnread === (certainty === 'C') ? [] : [`certainty ${certainty} does not fit its sources`]),
    ...sources.filter((source) => !/\b(19|20)\d\d\b/.test(source)).map((source) => `"${source}" names no year`),
    ...sources
      .filter((source) => /https?:|www\.|\.csv|public copy/.test(source))
      .map((source) => `"${source}" is no name of a publication`),
  ];
}

export function checkCrowds(
  rows: readonly CrowdRow[],
  { exams, wanted }: KnownToCrowds,
  today: string,
): { figures: Figure[]; problems: string[] } {
  const ids = new Set(exams.map(({ id }) => id));
  const named = rows.map(({ exam }) => exam);
  const problems = [
    ...rows.flatMap((row, at) => [
      ...(named.indexOf(row.exam) < at ? [`crowds.csv: ${row.exam} stands twice`] : []),
      ...faultsOf(row, ids).map((fault) => `crowds.csv: ${row.exam}: ${fault}`),
    ]),
    ...wanted.filter((exam) => !named.includes(exam)).map((exam) => `crowds.csv: says nothing of ${exam}`),
  ];
  const old = overdueCrowds(rows, today).map(({ exam, year }) => `${exam} ${year}`);
  return {
    figures: [
      {
        label: 'how many want a place',
        value: `${rows.length} exams; overdue: ${old.length === 0 ? 'none' : old.join(', ')}`,
        ok: problems.length === 0,
      },
    ],
    problems,
  };
}

/** Those that wait longest first. */
export const overdueCrowds = (rows: readonly CrowdRow[], today: string): CrowdRow[] =>
  rows.filter(({ year }) => crowdGoodUntil(year) < today).sort((a, b) => a.year - b.year);
