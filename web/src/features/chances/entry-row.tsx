/** How one gets into a college, as the seats of the open category closed; beside them one's own chance where this visit knows it. */
import type { ChanceLine } from '@disha/contract/chances';
import { rankUnits } from '@disha/contract/chances.words';
import { useQueries, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { DataOf } from '../../api/call.ts';
import { mine } from '../../api/query-client.ts';
import { rowsFor } from '../../catalog/shared/comparison.ts';
import type { CatalogItem } from '../../catalog/shared/catalog-item.ts';
import { chancesTexts } from '../../messages/chances.ts';
import { compareTexts } from '../../messages/compare.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { chancesQueries } from './chances.queries.ts';

type RankLine = DataOf<'GET /chances/colleges/:id'>['lines'][number];
const linesShown = 3;

/** The lines that were brought when somebody pressed "Show" in chances, during this visit. Nothing is asked for here. */
function useBrought(): ReadonlyMap<string, ChanceLine> {
  const answers = useQueryClient().getQueriesData<InfiniteData<DataOf<'POST /chances'>>>({ queryKey: [mine, 'chances', 'lines'] });
  return new Map(answers.flatMap(([, data]) => data?.pages.flatMap(({ lines }) => lines.map((line) => [line.id, line] as const)) ?? []));
}

const hardness = ({ history, unit }: RankLine) => (history[history.length - 1]?.closing ?? 0) * (unit === 'rank' ? 1 : -1);
/** Ranks, percentiles and scores say nothing of one another: each kind by itself, the hardest of it first. */
const inOrder = (a: RankLine, b: RankLine) => rankUnits.indexOf(a.unit) - rankUnits.indexOf(b.unit) || hardness(a) - hardness(b);

/** Those one's own chances are known of first, then the hardest to get. */
function firstOf(lines: readonly RankLine[], brought: ReadonlyMap<string, ChanceLine>): RankLine[] {
  const sorted = lines.filter(({ history }) => history.length > 0).sort((a, b) => inOrder(a, b));
  return [...sorted.filter(({ id }) => brought.has(id)), ...sorted.filter(({ id }) => !brought.has(id))].slice(0, linesShown);
}

export const useEntryRow = rowsFor<CatalogItem>(function useRows(items) {
  const { rows } = useText(compareTexts);
  const { results } = useText(chancesTexts);
  const format = useFormat();
  const isBrowser = useIsBrowser();
  const brought = useBrought();
  const answers = useQueries({ queries: items.map(({ _id }) => ({ ...chancesQueries.ofCollege(_id), enabled: isBrowser })) });
  const answerOf = ({ _id }: CatalogItem) => answers[items.findIndex((item) => item._id === _id)];
  const shownOf = (item: CatalogItem) => firstOf(answerOf(item)?.data?.lines ?? [], brought);
  const say = ({ programme, names, history, id, gender, unit }: RankLine) => {
    const last = history[history.length - 1];
    const band = brought.get(id)?.band;
    const closing = last ? rows.closing[unit](format.number(last.closing), String(last.year)) : '';
    const women = gender === 'female' ? [rows.womenOnly] : [];
    return [`${programme.name}: ${closing}`, ...women, names.counselling, ...(band ? [rows.band(results.bands[band])] : [])].join(' · ');
  };
  return [
    {
      id: 'entry',
      label: rows.entry,
      after: 'courses',
      isBehind: true,
      of: (item) => {
        const answer = answerOf(item);
        // Not to be taken for none: nobody answered.
        if (answer?.isError) return [rows.notLookedUp];
        return answer?.data ? shownOf(item).map(say) : null;
      },
      none: rows.noClosing,
      isWeak: (item) => answerOf(item)?.isError === true,
      cell: (item) => (
        <>
          {shownOf(item).map((line) => (
            <p key={line.id}>{say(line)}</p>
          ))}
          {shownOf(item).length === 0 ? (
            <p>{answerOf(item)?.isError === true ? rows.notLookedUp : rows.noClosing}</p>
          ) : (
            !shownOf(item).some(({ id }) => brought.has(id)) && (
              <Link
                to={paths.chances}
                className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4 print:hidden"
              >
                {rows.showChance}
              </Link>
            )
          )}
        </>
      ),
    },
  ];
});
