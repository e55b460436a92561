import type { ScholarshipCard } from '@disha/contract/scholarships.card';
import { scholarshipFitOf, type Fit, type ScholarshipFit, type FitStanding } from '@disha/eligibility/scholarships';
import { Check, CircleHelp, Clock, X } from 'lucide-react';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { paths } from '../../paths.ts';
import { useDetails } from '../../session/use-fact.ts';
import { Card } from '../../ui/card.tsx';
import { Chip, type ChipTone } from '../../ui/chip.tsx';
import { Link } from '../../ui/link.tsx';

/** Calm: what does not fit is grey, not red. */
const tones: Record<Fit, ChipTone> = { fits: 'leaf', may_fit: 'blue', does_not: 'line' };
const fitIcons: Record<Fit, typeof Check> = { fits: Check, may_fit: CircleHelp, does_not: X };
const icons: Record<FitStanding, typeof Check> = { met: Check, unmet: X, later: Clock, unknown: CircleHelp, check: CircleHelp };

/** Weighed on this device; nothing where there are no details. */
function useFitting(scholarship: ScholarshipCard): ScholarshipFit | undefined {
  const details = useDetails();
  return details === null ? undefined : scholarshipFitOf(scholarship, details);
}

function Short({ fit }: { fit: Fit }) {
  const { fit: text } = useText(scholarshipsTexts);
  const Icon = fitIcons[fit];
  return (
    <Chip tone={tones[fit]}>
      <Icon aria-hidden="true" className="size-4 flex-none" />
      {text[fit]}
    </Chip>
  );
}

export function FitChip({ scholarship }: { scholarship: ScholarshipCard }) {
  const fitting = useFitting(scholarship);
  return fitting ? <Short fit={fitting.fit} /> : null;
}

/** On its own page: the verdict, and every reason for it. */
export function FitPanel({ scholarship }: { scholarship: ScholarshipCard }) {
  const fitting = useFitting(scholarship);
  return fitting ? <Reasons scholarship={scholarship} fitting={fitting} /> : null;
}

export function Reasons({ scholarship, fitting }: { scholarship: ScholarshipCard; fitting: ScholarshipFit }) {
  const { fit: text } = useText(scholarshipsTexts);
  const words = (part: ScholarshipFit['parts'][number]): string => {
    if (part.part === 'marks') return text.parts.marks.check(scholarship.minimumMarks ?? '');
    const known: Partial<Record<FitStanding, string>> = text.parts[part.part];
    return known[part.standing] ?? '';
  };
  return (
    <Card as="section" title={text.title} className="mb-4 lg:mb-6">
      <p className="mb-2">
        <Short fit={fitting.fit} />
      </p>
      <ul className="grid gap-1.5">
        {fitting.parts.map((part) => {
          const Icon = icons[part.standing];
          return (
            <li key={part.part} className="flex gap-2">
              <Icon aria-hidden="true" className="mt-1 size-4 flex-none" />
              {words(part)}
            </li>
          );
        })}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">{text.private}</p>
      {fitting.parts.some(({ standing }) => standing === 'unknown') && (
        <Link to={paths.path} className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
          {text.passport}
        </Link>
      )}
    </Card>
  );
}
