/**
 * What was taken up with one person in mind, as it is put back for another: a guest keeps on the phone what an account has on the server,
 * and nothing is known of whose it was. What cannot be read stays as it is, and is dropped by the feature that reads it.
 */
import { waitingBookmarksKey } from './phone-waiting.ts';
import type { StoredValues } from './belongings.ts';
import { storedItemsKey, planKey, quizKey } from './stored-keys.ts';
import type { Owner } from './owner.ts';

type Changeable = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Changeable => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';

function read(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
const rowsIn = (text: string | undefined): readonly Changeable[] => {
  const rows = read(text);
  return Array.isArray(rows) ? rows.filter(isObject) : [];
};

/** Over no version of this account's: where that has another plan, both are shown and one is chosen. */
function planFor(text: string | undefined): string | undefined {
  const held = read(text);
  if (!isObject(held) || !isObject(held['plan'])) return text;
  const { sent: _, ...others } = held;
  return JSON.stringify({ ...others, version: 0, isKept: false });
}

/** A result that no account has waits for the one that it is brought to; a guest's waits for nothing. */
function quizFor(text: string | undefined, owner: Owner): string | undefined {
  const flow = read(text);
  if (!isObject(flow)) return text;
  const settled = ({ waits: _, ...one }: Changeable): Changeable => {
    const { sheet, result } = one;
    const isUnsent = isObject(sheet) && isObject(result) && (result['attemptId'] ?? null) === null;
    return owner !== null && isUnsent ? { ...one, waits: true } : one;
  };
  const { earlier } = flow;
  return JSON.stringify({ ...settled(flow), ...(Array.isArray(earlier) && { earlier: earlier.filter(isObject).map(settled) }) });
}

/** What a guest keeps goes to an account as presses that wait for it; presses that waited are kept by a guest. Newest first, or last. */
function bookmarksFor(things: StoredValues, owner: Owner): Record<string, string | undefined> {
  const kept = rowsIn(things[storedItemsKey]);
  const waiting = rowsIn(things[waitingBookmarksKey]);
  const isKept = ({ type, id }: Changeable) => kept.some((item) => item['type'] === type && item['id'] === id);
  if (owner === null) {
    const added = waiting.filter((press) => press['action'] === 'add' && isText(press['id']) && !isKept(press));
    const items = [...added.map(({ type, id }) => ({ type, id, name: id })).reverse(), ...kept];
    return { [waitingBookmarksKey]: undefined, [storedItemsKey]: items.length > 0 ? JSON.stringify(items) : undefined };
  }
  const presses = [...waiting.filter((press) => !isKept(press)), ...kept.map(({ type, id }) => ({ action: 'add', type, id })).reverse()];
  return { [storedItemsKey]: undefined, [waitingBookmarksKey]: presses.length > 0 ? JSON.stringify(presses) : undefined };
}

export function belongingsFor(owner: Owner, things: StoredValues): StoredValues {
  const settled: Readonly<Record<string, string | undefined>> = {
    ...things,
    ...bookmarksFor(things, owner),
    [planKey]: planFor(things[planKey]),
    [quizKey]: quizFor(things[quizKey], owner),
  };
  return Object.fromEntries(Object.entries(settled).filter((pair): pair is [string, string] => pair[1] !== undefined));
}
