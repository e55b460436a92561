import { fields, streams } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useFormat } from '../../messages/format.ts';
import { homeTexts } from '../../messages/home.ts';
import { useText } from '../../messages/locale.ts';
import { DotMap } from '../../ui/dot-map.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

interface HomeFact {
  /** undefined: on its way. */
  count: number | undefined;
  label: string;
}

/** A dot for each district, and counts of the catalog as it is, from the one request the page makes; without an answer these stay away. */
export function HomeFacts() {
  const { facts: text } = useText(homeTexts);
  const format = useFormat();
  const { data, isError } = useQuery({
    queryKey: ['colleges', 'stats'],
    queryFn: ({ signal }) => call('GET /colleges/stats', { signal }),
  });
  const counted: HomeFact[] = isError
    ? []
    : [
        { count: data?.total, label: text.colleges },
        { count: data?.byState.filter(({ count }) => count > 0).length, label: text.states },
      ];
  const facts: HomeFact[] = [...counted, { count: streams.length, label: text.streams }, { count: fields.length, label: text.fields }];
  return (
    <section
      aria-label={text.label}
      className={
        'mt-6 grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)] items-center gap-4 rounded-answer bg-ink p-4 text-card ' +
        'sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] sm:p-6 lg:mt-0'
      }
    >
      <DotMap label={text.map} />
      <dl className="grid gap-3">
        {facts.map(({ count, label }) => (
          <div key={label} className="flex min-w-0 flex-col-reverse">
            <dt className="text-small text-blue-pale">{label}</dt>
            <dd className="text-[1.5rem] leading-tight font-extrabold tabular-nums">
              {count === undefined ? (
                <>
                  <span className="sr-only">{text.loading}</span>
                  <Skeleton className="my-[5px] h-[1.4rem] w-16" />
                </>
              ) : (
                format.number(count)
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
