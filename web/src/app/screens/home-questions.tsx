import { ArrowRight } from 'lucide-react';
import type { HomeTexts } from '../../messages/home.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';

const leadsTo = {
  unsure: paths.quizStart,
  work: paths.careers,
  rank: paths.chances,
  dates: paths.calendar,
  money: paths.scholarships,
  again: paths.secondChances,
} satisfies Record<keyof HomeTexts['questions']['items'], string>;

const also = { open: paths.path, state: paths.states } satisfies Record<keyof HomeTexts['questions']['also'], string>;

const keysOf = <Key extends string>(of: Record<Key, string>) => Object.keys(of) as Key[];

/** The questions that people come with, in their own words. Each leads to the feature that answers it. */
export function HomeQuestions({ text: { title, items, also: others }, className }: { text: HomeTexts['questions']; className: string }) {
  return (
    <section className={className} aria-labelledby="questions">
      <h2 id="questions" className="mb-2 text-title">
        {title}
      </h2>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {keysOf(leadsTo).map((key) => (
          <li key={key} className="border-b border-line">
            <Link to={leadsTo[key]} className="flex min-h-14 items-center justify-between gap-3 py-2 font-semibold hover:text-blue-deep">
              {items[key]}
              <ArrowRight aria-hidden="true" className="size-4 flex-none text-blue-deep" />
            </Link>
          </li>
        ))}
      </ul>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {keysOf(also).map((key) => (
          <li key={key}>
            <Link to={also[key]} className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
              {others[key]}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
