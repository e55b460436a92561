import type { DataOf } from '../../api/call.ts';
import { useQuery } from '@tanstack/react-query';
import { chancesTexts } from '../../messages/chances.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Link } from '../../ui/link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Folded } from '../../ui/folded.tsx';
import { PagePart } from '../../ui/page-part.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { chancesQueries } from './chances.queries.ts';
import { roundInWords } from './round-words.ts';

type RankLine = DataOf<'GET /chances/colleges/:id'>['lines'][number];

/** By counselling and rank list: a rank of one says nothing in another. */
function byList(lines: readonly RankLine[]): [name: string, lines: readonly RankLine[]][] {
  const groups = new Map<string, RankLine[]>();
  for (const line of lines) {
    const name = [...new Set([line.names.counselling, line.names.list])].join(': ');
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups];
}

/** What a college's seats of the open category closed at; nothing at all where nothing is known. */
export function ClosingRanks({ id }: { id: string }) {
  const { college: text } = useText(chancesTexts);
  const format = useFormat();
  const query = useQuery({ ...chancesQueries.ofCollege(id), enabled: useIsBrowser() });
  const fold = useEntryFold('closing ranks');
  const lines = query.data?.lines ?? [];
  if (lines.length === 0) return null;
  const units = [...new Set(lines.map((line) => line.unit))];
  const [unit] = units;
  return (
    <PagePart title={text.titles[units.length === 1 && unit ? unit : 'mixed']}>
      <p className="text-small text-ink-soft">{text.lead}</p>
      {units.map((each) => each !== 'rank' && <p key={each}>{text.notRanks[each]}</p>)}
      <Folded title={text.more(format.number(lines.length))} {...fold}>
        {byList(lines).map(([name, ofList]) => (
          <section key={name}>
            <h3 className="mt-4 font-semibold">{name}</h3>
            <ul className="grid gap-x-6 sm:grid-cols-2">
              {ofList.map((line) => (
                <ClosingRank key={line.id} line={line} />
              ))}
            </ul>
          </section>
        ))}
      </Folded>
      <Link to={paths.chances} className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4">
        {text.way}
      </Link>
    </PagePart>
  );
}

function ClosingRank({ line: { programme, names, history, paid, gender, unit } }: { line: RankLine }) {
  const { rounds, results, college: text } = useText(chancesTexts);
  const format = useFormat();
  const last = history[history.length - 1];
  return (
    <li className="border-b border-line py-2">
      <span lang="en">{programme.name}</span>
      <span className="block text-sm text-ink-soft">{names.quota}</span>
      {paid && <Chip tone="gold">{results.paid}</Chip>}
      {gender !== 'neutral' && <Chip tone="line">{results[gender]}</Chip>}
      {last && (
        <span className="block text-sm">
          {text.closings[unit]} <strong className="tabular-nums">{format.number(last.closing)}</strong> · {last.year},{' '}
          {roundInWords(rounds, last.round)}
        </span>
      )}
    </li>
  );
}
