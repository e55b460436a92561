import { fields, streams } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { useFormat } from '../../messages/format.ts';
import { homeTexts } from '../../messages/home.ts';
import { useText } from '../../messages/locale.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

interface HomeFact {
  /** undefined: on its way. */
  count: number | undefined;
  label: string;
}

/** Counts of the catalog as it is, from the one request the home page makes; without an answer they stay away. */
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
    <section aria-label={text.label} className="border-y border-line bg-card">
      <dl className="mx-auto grid max-w-6xl grid-cols-2 gap-x-6 gap-y-5 px-4 py-6 sm:px-6 lg:grid-cols-4">
        {facts.map(({ count, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="min-h-10 text-sm lg:min-h-0 leading-snug text-ink-soft">{label}</dt>
            <dd className="text-[1.6rem] leading-tight font-extrabold tabular-nums">
              {count === undefined ? (
                <>
                  <span className="sr-only">{text.loading}</span>
                  <Skeleton className="my-[5px] h-[1.6rem] w-20" />
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
