/** What somebody has weighed, a shortlist each, on this device alone; gone with the person. */
import { deviceValue } from '../../session/device-value.ts';
import { weighingsKey } from '../../session/stored-keys.ts';
import { readShortlist, readWeighing, type Shortlist, type Weighing } from './criteria.ts';

interface KeptWeighing extends Shortlist {
  weighing: Weighing;
}

const most = 12;

function parse(text: string | null): readonly KeptWeighing[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.slice(0, most).flatMap((one: unknown) => {
      const [shortlist, weighing] = [readShortlist(one), readWeighing((one as { weighing?: unknown } | null)?.weighing)];
      return shortlist && weighing ? [{ ...shortlist, weighing }] : [];
    });
  } catch {
    return [];
  }
}

const kept = deviceValue<readonly KeptWeighing[]>(weighingsKey, parse);

/** In whatever order its items were named. */
const keyOf = ({ kind, ids }: Shortlist) => `${kind}:${[...ids].sort().join(',')}`;
const isOther = (of: Shortlist) => (one: Shortlist) => keyOf(one) !== keyOf(of);

/** The newest first. */
export const useWeighings = (): readonly KeptWeighing[] => kept.useValue();

export const weighingOf = (all: readonly KeptWeighing[], of: Shortlist): Weighing | undefined =>
  all.find((one) => !isOther(of)(one))?.weighing;

export function keepWeighing({ kind, ids }: Shortlist, weighing: Weighing): void {
  kept.write([{ kind, ids, weighing }, ...kept.read().filter(isOther({ kind, ids }))].slice(0, most));
}

export function dropWeighing(of: Shortlist): void {
  kept.write(kept.read().filter(isOther(of)));
}

/** What a guest has weighed, for the person who says that it is theirs: one's own of the same shortlist stays. */
export const guestsWeighings = {
  count: (): number => kept.readOf(null).length,
  take: (): void => {
    const own = kept.read();
    kept.write([...own, ...kept.readOf(null).filter((one) => own.every(isOther(one)))].slice(0, most));
    kept.forgetOf(null);
  },
};
