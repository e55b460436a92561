import type { Coming } from '@disha/contract/exams.dates';
import { commonTexts } from '../messages/common.ts';
import { datesTexts } from '../messages/dates.ts';
import { useText } from '../messages/locale.ts';
import { Chip } from '../ui/chip.tsx';
import { ExternalLink } from '../ui/external-link.tsx';
import { useDateWords } from './shared/use-date-words.ts';

/** The mark on a fact that should be looked up again. */
export function OldMark() {
  return <Chip tone="gold">{useText(datesTexts).old}</Chip>;
}

/** What is known of a date that is not announced. In the weeks before last year's day it links to the exam's site. */
export function DateStanding({ coming, today, officialLink }: { coming: Coming; today: string; officialLink: string }) {
  const words = useDateWords();
  const { newTab } = useText(commonTexts);
  const { text, look } = words.standing(coming, today);
  return (
    <>
      {coming.isOld && <OldMark />}
      <span className="block text-sm text-ink-soft">
        {text}{' '}
        {look !== undefined && (
          <ExternalLink href={officialLink} note={newTab}>
            {look}
          </ExternalLink>
        )}
      </span>
    </>
  );
}
