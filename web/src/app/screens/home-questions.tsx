import { ArrowRight } from 'lucide-react';
import type { HomeTexts } from '../../messages/home.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';

const leadsTo = {
  open: paths.path,
  work: paths.careers,
  rank: paths.chances,
  dates: paths.calendar,
  money: paths.scholarships,
  state: paths.states,
} satisfies Record<keyof HomeTexts['questions']['items'], string>;

/** What people come with, in their own words, each leading to the room that answers it. */
export function HomeQuestions({ text: { title, items } }: { text: HomeTexts['questions'] }) {
  return (
    <section className="mx-auto max-w-6xl px-4 pb-12 sm:px-6" aria-labelledby="questions">
      <h2 id="questions" className="mb-3 text-title">
        {title}
      </h2>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {(Object.keys(leadsTo) as (keyof typeof leadsTo)[]).map((key) => (
          <li key={key} className="border-b border-line">
            <Link to={leadsTo[key]} className="flex min-h-14 items-center justify-between gap-3 py-2 font-semibold hover:text-blue-deep">
              {items[key]}
              <ArrowRight aria-hidden="true" className="size-4 flex-none text-blue-deep" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
