/** What a device answers of the closing ranks that it keeps, as the server would. Undefined where only that can tell. */
import type { ChanceCall, ChanceLine, ChanceListData, LineCollege, ChanceCounts, ChancesAsked } from '@disha/contract/chances';
import { checkCategory, wantedLines, WrongQuestion } from './asked.ts';
import { judgedList } from './judged-list.ts';
import type { Cursors, JudgedLine } from './line-index.ts';
import type { OpenRanks } from './ranks-pack.ts';
import { callOf } from './said-call.ts';
import type { WantedLines } from './wanted.ts';

/** As the server writes them: a page may have brought one before the line was cut. */
export const deviceCursors: Cursors = {
  write: (position) => btoa(JSON.stringify(position)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''),
  read: (cursor, isGood) => {
    const position = positionOf(cursor);
    if (position.length !== isGood.length || !isGood.every((isGoodHere, at) => isGoodHere(position[at] ?? '')))
      throw new WrongQuestion('cursor');
    return position;
  },
};

function positionOf(cursor: string): readonly string[] {
  try {
    const position: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
    if (Array.isArray(position) && position.every((each) => typeof each === 'string')) return position;
  } catch {
    // Not of ours.
  }
  throw new WrongQuestion('cursor');
}

/** What does not fit is refused by the server, in its words. */
function orNobody<Answer>(answer: () => Answer | undefined): Answer | undefined {
  try {
    return answer();
  } catch (error) {
    if (error instanceof WrongQuestion) return undefined;
    throw error;
  }
}

function wantedOf(ranks: OpenRanks, body: ChancesAsked): WantedLines {
  // What the contract takes for said where nothing is.
  const { abroad = false, paid = false, conditions = [], sortBy = 'best', limit = 50, ...rest } = body;
  const wanted = wantedLines({ ...rest, abroad, paid, conditions, sortBy, limit }, ranks.counselling, ranks.coursesForField);
  checkCategory(body.category, ranks.index.categories);
  return wanted;
}

function saidOf(line: JudgedLine): ChanceCall {
  const call = callOf(line);
  const { noCall } = line;
  const seats = { paid: line.paid, ...(line.condition === null ? {} : { condition: line.condition }) };
  return call
    ? { ...call, ...seats }
    : { predicted: null, probability: null, band: null, ...(noCall === null ? {} : { noCall }), ...seats };
}

interface AnsweredPage {
  lines: ChanceLine[];
  counts: ChanceCounts;
  nextCursor: string | null;
  colleges: Readonly<Record<string, LineCollege>>;
  became?: Record<string, string>;
  gone?: string[];
}

/** `POST /chances` */
export const localPage = (ranks: OpenRanks, body: ChancesAsked): AnsweredPage | undefined =>
  orNobody(() => {
    const wanted = wantedOf(ranks, body);
    const { lines, counts, nextCursor, became, gone = [] } = ranks.index.page(wanted);
    // It may have been joined with another, which a pack does not tell.
    if (gone.length > 0) return undefined;
    const judge = ranks.index.judge(wanted);
    const worded = lines.map((at): ChanceLine => ({ ...ranks.seats(at), ...saidOf(judge(at)) }));
    const ids = new Set(worded.flatMap(({ institute }) => institute.collegeId ?? []));
    const colleges = Object.fromEntries(Object.entries(ranks.colleges).filter(([id]) => ids.has(id)));
    return { lines: worded, counts, nextCursor, colleges, ...(became === undefined ? {} : { became, gone }) };
  });

/** `POST /chances/list` */
export const localList = (ranks: OpenRanks, body: ChancesAsked & { lines: readonly string[] }): ChanceListData | undefined =>
  orNobody(() => {
    const wanted = wantedOf(ranks, body);
    const known = ranks.byId(body.lines);
    const isOurs = known.size === body.lines.length && [...known.values()].every(({ list }) => list === wanted.list);
    return isOurs ? judgedList(body.lines, known, wanted, ranks.index) : undefined;
  });
