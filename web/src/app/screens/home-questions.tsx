import { CalendarDays, ChartColumn, CircleQuestionMark, IndianRupee, RotateCcw, Target } from 'lucide-react';
import type { HomeTexts } from '../../messages/home.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { PagePart } from '../../ui/page-part.tsx';

const leadsTo = {
  unsure: { to: paths.quizStart, icon: CircleQuestionMark },
  work: { to: paths.careers, icon: Target },
  rank: { to: paths.chances, icon: ChartColumn },
  dates: { to: paths.calendar, icon: CalendarDays },
  money: { to: paths.scholarships, icon: IndianRupee },
  again: { to: paths.secondChances, icon: RotateCcw },
} satisfies Record<keyof HomeTexts['questions']['items'], { to: string; icon: typeof Target }>;

const also = { open: paths.path, state: paths.states } satisfies Record<keyof HomeTexts['questions']['also'], string>;

const keysOf = <Key extends string>(of: Record<Key, unknown>) => Object.keys(of) as Key[];

const tileLook =
  'flex h-full min-h-22 flex-col gap-1.5 rounded-card border border-line bg-card p-3 leading-snug wrap-break-word hover:border-blue-soft';

/** The questions that people come with, in their own words. Each leads to the feature that answers it. */
export function HomeQuestions({ text: { title, items, also: others } }: { text: HomeTexts['questions'] }) {
  return (
    <PagePart title={title}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2 sm:grid-cols-3">
        {keysOf(leadsTo).map((key) => {
          const { to, icon: Icon } = leadsTo[key];
          return (
            <li key={key} className="min-w-0">
              <Link to={to} className={tileLook}>
                <Icon aria-hidden="true" className="size-6 text-blue" />
                <span>
                  <span className="block font-bold">{items[key].title}</span>
                  <span className="block text-small text-ink-soft">{items[key].note}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
      <ul className="mt-1 flex flex-wrap gap-x-4 text-sm">
        {keysOf(also).map((key) => (
          <li key={key}>
            <Link to={also[key]} className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
              {others[key]}
            </Link>
          </li>
        ))}
      </ul>
    </PagePart>
  );
}
