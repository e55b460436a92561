/** What this browser knows of its user and a next step depends on. It is read from the storage of the features and never sent. */
import { useMemo, useSyncExternalStore } from 'react';
import { follow, textIn } from '../../session/device-value.ts';
import { storedItemsKey, keysByFeature, listsKey, planKey, trayKey } from '../../session/stored-keys.ts';
import { ownerNow } from '../../session/owner.ts';
import { useStudentDetails } from '../../session/student-details.ts';

export interface LocalKnowledge {
  /** Whether My details say anything. */
  hasDetails: boolean;
  state: string | undefined;
  /** Whether there is a plan with something in it. */
  hasPlan: boolean;
  /** The ids in the plan: those of its goal and of its ways. */
  planned: ReadonlySet<string>;
  /** Counsellings with a list of seats. */
  listed: ReadonlySet<string>;
  /** Exams of the calendar. */
  dated: ReadonlySet<string>;
  /** Ids of whatever has a sheet of costs. */
  costed: ReadonlySet<string>;
  /** Kinds of what is kept without an account. */
  kept: ReadonlySet<string>;
  /** Ids of the courses of the plan, and of whatever is kept without an account. */
  wanted: ReadonlySet<string>;
  /** Ids of what is chosen to be compared. */
  compared: ReadonlySet<string>;
}

const none: ReadonlySet<string> = new Set();
export const nothingKnown: LocalKnowledge = {
  ...{ hasDetails: false, state: undefined, hasPlan: false },
  ...{ planned: none, listed: none, dated: none, costed: none, kept: none, wanted: none, compared: none },
};

type JsonObject = Readonly<Record<string, unknown>>;
const objectOf = (value: unknown): JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const idsIn = (values: readonly unknown[]) => values.filter((value): value is string => typeof value === 'string');

function read(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}

/** The stored text of each feature, as the feature wrote it. */
interface LocalTexts {
  plan: string | null;
  lists: string | null;
  calendar: string | null;
  costs: string | null;
  items: string | null;
  tray: string | null;
}

export function knownIn(texts: LocalTexts): Omit<LocalKnowledge, 'hasDetails' | 'state'> {
  const plan = objectOf(objectOf(read(texts.plan))['plan']);
  const goal = objectOf(plan['goal']);
  const ways = listOf(plan['ways']).map(objectOf);
  const lists = Object.entries(objectOf(read(texts.lists)));
  const items = listOf(read(texts.items)).map(objectOf);
  return {
    hasPlan: ways.length > 0,
    planned: new Set(
      idsIn([
        goal['id'],
        ...ways.flatMap((way) => [way['course'], way['career'], way['exam'], ...listOf(way['exams']), ...listOf(way['colleges'])]),
      ]),
    ),
    listed: new Set(lists.filter(([, list]) => listOf(objectOf(list)['lines']).length > 0).map(([id]) => id)),
    dated: new Set(idsIn(listOf(read(texts.calendar)))),
    // `college@course`, `way:course`, or the course alone.
    costed: new Set(Object.keys(objectOf(read(texts.costs))).flatMap((key) => key.split(/[@:]/))),
    kept: new Set(idsIn(items.map((item) => item['type']))),
    compared: new Set(idsIn(listOf(objectOf(read(texts.tray))['items']).map((item) => objectOf(item)['id']))),
    wanted: new Set(idsIn([...ways.map((way) => way['course']), ...items.map((item) => item['id'])])),
  };
}

/** Reads the stored text of a feature, whose own code need not be loaded for it. */
function useKeptText(key: string): string | null {
  const subscribe = useMemo(() => follow(key), [key]);
  return useSyncExternalStore(
    subscribe,
    () => textIn(key, ownerNow()),
    () => null,
  );
}

export function useLocalKnowledge(): LocalKnowledge {
  const details = useStudentDetails();
  const plan = useKeptText(planKey);
  const lists = useKeptText(listsKey);
  const calendar = useKeptText(`exams-${keysByFeature.calendar}`);
  const costs = useKeptText(`courses-${keysByFeature.costs}`);
  const items = useKeptText(storedItemsKey);
  const tray = useKeptText(trayKey);
  const known = useMemo(() => knownIn({ plan, lists, calendar, costs, items, tray }), [plan, lists, calendar, costs, items, tray]);
  return { ...known, hasDetails: details !== null, state: details?.state };
}
