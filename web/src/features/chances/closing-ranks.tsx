import { useQuery } from '@tanstack/react-query';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { Card } from '../../ui/card.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { chancesQueries } from './chances.queries.ts';

/** What a college's open seats closed at; nothing at all where nothing is known. */
export function ClosingRanks({ id }: { id: string }) {
  const { college: text } = useText(chancesTexts);
  const format = useFormat();
  const query = useQuery({ ...chancesQueries.ofCollege(id), enabled: useIsBrowser() });
  const lines = query.data?.lines ?? [];
  if (lines.length === 0) return null;
  return (
    <Card as="section" title={text.title} className="mt-6">
      <p className="mb-3 text-ink-soft">{text.lead}</p>
      <details>
        <summary className="flex min-h-tap cursor-pointer items-center font-semibold">{text.more(format.number(lines.length))}</summary>
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {lines.map(({ id: line, programme, quota, history }) => {
            const last = history[history.length - 1];
            return (
              <li key={line} className="border-b border-line py-2">
                <span lang="en">{programme.name}</span> <span className="text-ink-soft">{quota}</span>
                {last && (
                  <span className="block text-sm">
                    {last.year} · {last.round} · <strong>{format.number(last.closing)}</strong>
                  </span>
                )}
              </li>
            );
          })}
        </ul>
      </details>
      <Link to={paths.chances} className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
        {text.way}
      </Link>
    </Card>
  );
}
