import type { texts as en } from '../../messages/en/chances.ts';

type Rounds = (typeof en)['rounds'];

/** How authorities write their rounds, and how one says it. What none of these fits stays as it was published. */
const written: readonly [RegExp, (text: Rounds, one: string, of: string) => string][] = [
  [/^(?:round )?(\d+)$/i, (text, one) => text.numbered(one)],
  [/^(\d+) \(final\)$/i, (text, one) => text.last(one)],
  [/^(?:(\d+) )?extended \(final\)$/i, (text) => text.extended],
  [/^(\d+)\+(\d+) combined$/i, (text, one, of) => text.together(one, of)],
  [/^last rank statement$/i, (text) => text.finalPhase],
  [/^special (\d+) of (\d+)$/i, (text, one, of) => text.specialOf(one, of)],
  [/^round (\d+) \(special\)$/i, (text, one) => text.special(one)],
  [/^CAP (\w+)$/, (text, one) => text.cap(one)],
  [/^P(\d+)$/, (text, one) => text.phase(one)],
  [/^final phase$/i, (text) => text.finalPhase],
  [/^closure$/i, (text) => text.closure],
];

export function roundInWords(text: Rounds, round: string): string {
  for (const [how, say] of written) {
    const found = how.exec(round);
    if (found) return say(text, found[1] ?? '', found[2] ?? '');
  }
  return round;
}
