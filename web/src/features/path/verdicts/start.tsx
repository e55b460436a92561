/** Fills the slot of marks with verdicts, and keeps it with the passport. Begun only where there is a passport. */
import type { QueryClient } from '@tanstack/react-query';
import { fillItemMarks, type ItemMarks } from '../../../catalog/item-marks.ts';
import { localeHere } from '../../../messages/locale.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';
import { verdictTexts } from '../../../messages/verdicts.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { passportHere, subscribePassport } from '../../../session/passport.ts';
import { pathQueries, type Rules } from '../path.queries.ts';
import { OpenOnly, VerdictChip } from './verdict-chip.tsx';
import { isWithinReach, weigherOf } from './weigh.ts';

function marksOf({ book, names }: Rules): ItemMarks | null {
  const passport = passportHere();
  if (passport === null) return null;
  const { judged } = weigherOf(book, passport);
  return {
    of: (item) => {
      const known = judged(item);
      return known && <VerdictChip judged={known} names={names} />;
    },
    isWanted: (item) => {
      const known = judged(item);
      return known === undefined || isWithinReach(known);
    },
    filter: (chosen, onChoose) => <OpenOnly chosen={chosen} onChoose={onChoose} />,
  };
}

let begun: Promise<void> | undefined;

/** Once a page. Where the line fails, the next passport written tries again. */
export function startVerdicts(queryClient: QueryClient): Promise<void> {
  begun ??= begin(queryClient).catch((error: unknown) => {
    begun = undefined;
    throw error;
  });
  return begun;
}

async function begin(queryClient: QueryClient): Promise<void> {
  const { locale } = localeHere();
  const texts = [verdictTexts, verdictWords, taxonomyTexts].map((one) => one.load(locale));
  const [rules] = await Promise.all([queryClient.fetchQuery(pathQueries.rules()), ...texts]);
  const follow = () => fillItemMarks(marksOf(rules));
  subscribePassport(follow);
  follow();
}
