/** A student's lists of seats, one a counselling, with what they were judged by: on this device alone, gone at sign-out. */
import type { ChanceLine, ChancesAsked } from '@disha/contract/chances';
import { mostListed } from '@disha/contract/chances.words';
import { deviceValue } from '../../../session/device-value.ts';
import { listsKey } from '../../../session/stored-keys.ts';

/** The question that brought the lines of one rank list: a place in one list says nothing of another. */
export type Question = Omit<ChancesAsked, keyof ListFilters | 'sortBy' | 'cursor' | 'limit' | 'ids' | 'band'>;

export type ListFilters = Pick<ChancesAsked, 'instituteState' | 'kind' | 'course' | 'field' | 'search'>;

export interface MyList {
  /** By rank list. */
  questions: Readonly<Record<string, Question>>;
  /** By rank list: what the results were narrowed to when a line was last taken from them. They bound what is suggested. */
  filters?: Readonly<Record<string, ListFilters>>;
  lines: readonly ChanceLine[];
  /** Ids of lines that have left the published lists, as they were told when the lines were last brought. */
  gone?: readonly string[];
  /** Some lines were brought for another rank or person than the others, until they are brought anew. */
  isMixed?: true;
  /** When its lines were last brought, as a day. */
  asOf: string;
}
type MyLists = Readonly<Record<string, MyList>>;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

const isLine = (value: unknown): value is ChanceLine =>
  isObject(value) &&
  ['id', 'list', 'quota', 'category'].every((key) => typeof value[key] === 'string') &&
  isObject(value['institute']) &&
  isObject(value['programme']) &&
  Array.isArray(value['history']);

function listIn(value: unknown): MyList | undefined {
  if (!isObject(value) || !Array.isArray(value['lines']) || !isObject(value['questions'])) return undefined;
  const questions = Object.fromEntries(Object.entries(value['questions']).filter(([, question]) => isObject(question)));
  return {
    questions: questions as unknown as MyList['questions'],
    ...(isObject(value['filters']) ? { filters: value['filters'] as NonNullable<MyList['filters']> } : {}),
    ...(value['isMixed'] === true ? { isMixed: true } : {}),
    ...(Array.isArray(value['gone']) ? { gone: value['gone'].filter((id) => typeof id === 'string') } : {}),
    lines: value['lines'].filter(isLine).slice(0, mostListed),
    asOf: typeof value['asOf'] === 'string' ? value['asOf'] : '',
  };
}

export function parseLists(text: string | null): MyLists {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (!isObject(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([id, value]) => {
        const list = listIn(value);
        return list ? [[id, list]] : [];
      }),
    );
  } catch {
    return {};
  }
}

const kept = deviceValue(listsKey, parseLists);

export const useMyLists = (): MyLists => kept.useValue();
const empty: MyList = { questions: {}, lines: [], asOf: '' };

export const myListOf = (lists: MyLists, counselling: string): MyList => lists[counselling] ?? empty;

export function keepList(counselling: string, list: MyList): void {
  const others = Object.entries(kept.read()).filter(([id]) => id !== counselling);
  kept.write(Object.fromEntries(list.lines.length === 0 ? others : [...others, [counselling, list]]));
}

export const listNow = (counselling: string): MyList => myListOf(kept.read(), counselling);

/** Changes the list as it is now, which is not always as it was when something was asked for. */
export const changeList = (counselling: string, change: (list: MyList) => MyList): void =>
  keepList(counselling, change(listNow(counselling)));

const today = () => new Date().toISOString().slice(0, 10);
/** Whether two ask for the same. */
export const isSame = (one: Question | undefined, other: Question | undefined): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether its other lines of this rank list were brought for another rank or person, and are to be brought anew. */
const isForOther = ({ lines, questions }: MyList, question: Question): boolean =>
  lines.some(({ list }) => list === question.list) && !isSame(questions[question.list], question);

/** At the end: order is the student's. */
export function withLine(list: MyList, line: ChanceLine, question: Question, filters: ListFilters): MyList {
  if (list.lines.length >= mostListed || list.lines.some(({ id }) => id === line.id)) return list;
  const of = question.list;
  return {
    ...list,
    questions: { ...list.questions, [of]: question },
    filters: { ...list.filters, [of]: filters },
    lines: [...list.lines, line],
    ...(list.isMixed === true || isForOther(list, question) ? { isMixed: true } : {}),
    asOf: today(),
  };
}

export const withoutLine = (list: MyList, id: string): MyList => ({ ...list, lines: list.lines.filter((line) => line.id !== id) });

export function moved(list: MyList, from: number, to: number): MyList {
  const lines = [...list.lines];
  const [line] = lines.splice(from, 1);
  if (line) lines.splice(Math.max(0, Math.min(to, lines.length)), 0, line);
  return { ...list, lines };
}

/** Lines of one rank list as they are now, and what has become of those that did not come back by the id they were asked for. */
export interface Brought {
  asked: readonly string[];
  lines: readonly ChanceLine[];
  became: Readonly<Record<string, string>>;
  gone: readonly string[];
}

/**
 * What was brought anew takes the place of what was there; two that have become one line stand where the first of them stood. What came
 * back no more is not this student's, or has left: it stays, without a call. What was put in meanwhile is as it was.
 */
export function renewed(list: MyList, { asked, lines, became, gone }: Brought): MyList {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const wasAsked = new Set(asked);
  const now = list.lines.map((line): ChanceLine => {
    if (!wasAsked.has(line.id)) return line;
    const { noCall: _, ...rest } = line;
    return byId.get(became[line.id] ?? line.id) ?? { ...rest, predicted: null, probability: null, band: null };
  });
  return {
    ...list,
    lines: [...new Map(now.map((line) => [line.id, line])).values()],
    gone: [...(list.gone ?? []).filter((id) => !wasAsked.has(id)), ...gone],
    asOf: today(),
  };
}

/** What a guest has put together, for the person who takes it over: one's own lists stay as they are. */
export const guestsLists = {
  count: (): number => Object.keys(kept.readOf(null)).length,
  take: (): void => {
    kept.write({ ...kept.readOf(null), ...kept.read() });
    kept.forgetOf(null);
  },
};
