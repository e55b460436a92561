import type { StudentDetails } from '@disha/contract/passport';
import { useQuery } from '@tanstack/react-query';
import { useMemo, type Ref } from 'react';
import { useDebounced } from '../../../catalog/search/use-debounced.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { detailsTexts } from '../../../messages/details.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import { pathQueries } from '../path.queries.ts';
import { isWithinReach, weigherOf } from '../verdicts/weigh.ts';

/** What an answer opens or closes, large and in sight while it is given; each figure leads on. Weighed on this device. */
export function OpenCount({ passport: details, see }: { passport: StudentDetails; see: Ref<HTMLHeadingElement> }) {
  const { within, see: text } = useText(detailsTexts);
  const format = useFormat();
  const { data } = useQuery(pathQueries.rules());
  const told = useDebounced(details);
  const counts = useMemo(() => {
    if (!data) return undefined;
    const { judged } = weigherOf(data.book, told);
    const count = (items: readonly { type: string; id: string }[]) =>
      format.number(
        items.filter((item) => {
          const known = judged(item);
          return known !== undefined && isWithinReach(known);
        }).length,
      );
    return [count(data.book.courses), count(data.book.exams), count(data.book.careers)] as const;
  }, [data, told, format]);
  const figures = [
    { to: paths.courses, label: text.courses },
    { to: paths.exams, label: text.exams },
    { to: paths.careers, label: text.careers },
  ];
  return (
    <section className="sticky top-0 z-10 mb-4 border-b border-line bg-paper py-2 md:top-(--header) print:static">
      <h2 ref={see} tabIndex={-1} className="text-small font-normal text-ink-soft outline-none">
        {text.title}
      </h2>
      <p role="status" className="sr-only">
        {counts && within(...counts)}
      </p>
      <ul className="grid grid-cols-3 gap-2">
        {figures.map(({ to, label }, index) => (
          <li key={to} className="relative min-h-tap leading-tight">
            <span aria-hidden="true" className="block min-h-7 text-heading font-bold tabular-nums">
              {counts?.[index]}
            </span>
            <Link to={paths.openToMe(to)} className="text-blue-deep underline underline-offset-4 after:absolute after:inset-0">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
