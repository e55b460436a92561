/** Whom somebody goes to with a step: on this phone alone, never in the plan that an account keeps, nor in a file for a calendar. */
import { deviceValue } from '../../../session/device-value.ts';
import { withWhomKey } from '../../../session/stored-keys.ts';

export const mostLetters = 80;
type Persons = Readonly<Record<string, string>>;

function parse(text: string | null): Persons {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return {};
    return Object.fromEntries(
      Object.entries(kept).flatMap(([id, who]) => (typeof who === 'string' && who !== '' ? [[id, who.slice(0, mostLetters)]] : [])),
    );
  } catch {
    return {};
  }
}

const store = deviceValue(withWhomKey, parse);

export const useWithWhom = (step: string): string => store.useValue()[step] ?? '';

export function tellWithWhom(step: string, who: string): void {
  const others = Object.entries(store.read()).filter(([id]) => id !== step);
  const next = who.trim() === '' ? others : [...others, [step, who.slice(0, mostLetters)]];
  if (next.length === 0) store.forget();
  else store.write(Object.fromEntries(next) as Persons);
}

export const forgetWithWhom = store.forget;

/** For the person who takes over a guest's plan. */
export function takeWithWhom(): void {
  const guests = store.readOf(null);
  if (Object.keys(guests).length > 0) store.write({ ...guests, ...store.read() });
  store.forgetOf(null);
}
