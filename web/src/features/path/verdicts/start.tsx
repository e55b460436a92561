/** Fills the slot of marks with verdicts, and updates it with the student details. It starts only if there are any. */
import type { QueryClient } from '@tanstack/react-query';
import { fillItemMarks, type ItemMarks } from '../../../catalog/item/item-marks.ts';
import { currentLocale } from '../../../messages/locale.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';
import { verdictTexts } from '../../../messages/verdicts.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { localDetails, subscribeDetails } from '../../../session/student-details.ts';
import { pathQueries, type RuleBook } from '../path.queries.ts';
import { OpenOnly, VerdictChip } from './verdict-chip.tsx';
import { isWithinReach, weigherOf } from './weigh.ts';

function marksOf({ book, names }: RuleBook): ItemMarks | null {
  const details = localDetails();
  if (details === null) return null;
  const { judged } = weigherOf(book, details);
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

/** It runs once a page. If the network fails, the next change of the student details tries again. */
export function startVerdicts(queryClient: QueryClient): Promise<void> {
  begun ??= begin(queryClient).catch((error: unknown) => {
    begun = undefined;
    throw error;
  });
  return begun;
}

async function begin(queryClient: QueryClient): Promise<void> {
  const { locale } = currentLocale();
  const texts = [verdictTexts, verdictWords, taxonomyTexts].map((one) => one.load(locale));
  const [rules] = await Promise.all([queryClient.fetchQuery(pathQueries.rules()), ...texts]);
  const follow = () => fillItemMarks(marksOf(rules));
  subscribeDetails(follow);
  follow();
}
