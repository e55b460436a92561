import { decideTexts } from '../../messages/decide.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Card } from '../../ui/card.tsx';
import { Summary } from '../../ui/summary.tsx';
import type { CountedWeighing } from './counted.ts';
import type { Criterion, Weighing } from './criteria.ts';
import { useThingName } from './weigh-form.tsx';
import type { DecidingChange, WeighedShortlist } from './weigh.ts';

interface WeighSumProps {
  items: readonly { id: string; name: string }[];
  weighing: Pick<Weighing, 'own'>;
  counted: CountedWeighing;
}

/** The nearest few: with eight things there would be eight sentences, and the last ones say nothing. */
const turnsSaid = 3;

/** In the middle of a sentence; one's own thing by its own words. */
function useTurnWords({ own }: Pick<Weighing, 'own'>, items: WeighSumProps['items']): (turn: DecidingChange<Criterion>) => string {
  const text = useText(decideTexts);
  const { turns } = text.sum;
  return ({ thing, change, winner, reach }) => {
    const name = thing === 'own' && own.trim() !== '' ? own.trim() : text.inSentence[thing];
    const [less, more] = reach === 'little' ? [turns.littleLess, turns.littleMore] : [turns.muchLess, turns.muchMore];
    return (change.by < 0 ? less : more)(name, items[winner]?.name ?? '');
  };
}

/** Who is ahead, or that none is. */
export function useWinnerWords(): (weighed: WeighedShortlist, items: readonly { name: string }[]) => string {
  const { sum } = useText(decideTexts);
  const format = useFormat();
  return ({ ahead, near, isNearTie }, items) => {
    const names = (places: readonly number[]) => format.list(places.map((place) => items[place]?.name ?? ''));
    if (ahead.length > 1) return sum.level(names(ahead));
    return isNearTie ? sum.nearTie(names(near)) : sum.ahead(names(ahead));
  };
}

export function useFirmness(
  weighing: Pick<Weighing, 'own'>,
  items: WeighSumProps['items'],
): (weighed: WeighedShortlist<Criterion>) => string[] {
  const { sum } = useText(decideTexts);
  const words = useTurnWords(weighing, items);
  return ({ turns, ahead }) => {
    if (ahead.length > 1) return [];
    const meant = turns.filter(({ reach }) => reach !== 'far').slice(0, turnsSaid);
    return meant.length === 0 ? [sum.firm] : meant.map(words);
  };
}

export function WeighSum({ items, weighing, counted }: WeighSumProps) {
  const { sum } = useText(decideTexts);
  const format = useFormat();
  const nameOf = useThingName(weighing);
  const { weighed, left, missing, things } = counted;
  return (
    <Card as="section" title={sum.title}>
      {/* Said when it changes, by a screen reader. */}
      <div aria-live="polite">
        {weighed ? (
          <WeighedSum items={items} weighing={weighing} things={things} weighed={weighed} />
        ) : (
          <p>{missing > 0 ? sum.wait(format.number(missing)) : sum.few}</p>
        )}
      </div>
      {weighed && left.length > 0 && <p className="mt-3 text-ink-soft">{sum.left(format.list(left.map(nameOf)))}</p>}
    </Card>
  );
}

const tones = ['fill-blue', 'fill-marigold', 'fill-leaf', 'fill-blue-soft', 'fill-ink-soft', 'fill-rust', 'fill-blue-pale', 'fill-ink'];

function WeighedSum({
  items,
  weighing,
  things,
  weighed,
}: Omit<WeighSumProps, 'counted'> & { things: CountedWeighing['things']; weighed: WeighedShortlist<Criterion> }) {
  const { sum } = useText(decideTexts);
  const format = useFormat();
  const nameOf = useThingName(weighing);
  const winner = useWinnerWords();
  const firmness = useFirmness(weighing, items)(weighed);
  const fold = useEntryFold('how it adds up');
  return (
    <>
      <p className="text-heading">{winner(weighed, items)}</p>
      <ul aria-label={sum.bars} className="mt-3 grid gap-3">
        {items.map((item, at) => (
          <li key={item.id} className="min-w-0">
            <span className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-semibold wrap-break-word">{item.name}</span>
              <span className="text-ink-soft tabular-nums">
                {sum.points(format.number(weighed.sums[at] ?? 0), format.number(weighed.most))}
              </span>
            </span>
            <PartsBar parts={weighed.parts[at] ?? []} most={weighed.most} />
          </li>
        ))}
      </ul>
      <ul aria-hidden="true" className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {things.map(({ id }, at) => (
          <li key={id} className="flex items-center gap-1.5">
            <svg viewBox="0 0 10 10" className="size-3">
              <rect width="10" height="10" className={tones[at]} />
            </svg>
            {nameOf(id)}
          </li>
        ))}
      </ul>
      {firmness.length > 0 && (
        <>
          <h3 className="mt-4 mb-1 font-semibold">{sum.turns.title}</h3>
          <ul className="grid gap-1">
            {firmness.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <details {...fold} className="mt-4">
        <Summary>{sum.how}</Summary>
        <p className="my-2 text-ink-soft">{sum.howHint}</p>
        <div className="grid gap-4 sm:grid-cols-2">
          {items.map(({ id, name }, item) => (
            <table key={id} className="w-full self-start">
              <caption className="py-1 text-start font-semibold wrap-break-word">{name}</caption>
              <tbody>
                {things.map((thing, at) => (
                  <tr key={thing.id} className="border-b border-line">
                    <th scope="row" className="py-1.5 pe-3 text-start font-normal">
                      {nameOf(thing.id)}
                    </th>
                    <td className="py-1.5 text-end whitespace-nowrap tabular-nums">
                      {thing.weight} × {thing.ratings[item]} = {weighed.parts[item]?.[at]}
                    </td>
                  </tr>
                ))}
                <tr className="font-semibold">
                  <th scope="row" className="py-1.5 pe-3 text-start">
                    {sum.total}
                  </th>
                  <td className="py-1.5 text-end tabular-nums">{weighed.sums[item]}</td>
                </tr>
              </tbody>
            </table>
          ))}
        </div>
      </details>
      <p className="mt-3 text-ink-soft">{sum.yours}</p>
    </>
  );
}

/** Part after part, of the width of what would be best in everything. The figures stand as text: it says nothing to those who listen. */
function PartsBar({ parts, most }: { parts: readonly number[]; most: number }) {
  const begins = parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part, 0));
  return (
    <svg
      viewBox={`0 0 ${most} 16`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="mt-1 h-4 w-full overflow-hidden rounded-[5px] bg-sand"
    >
      {parts.map((part, at) => (
        <rect key={tones[at]} x={begins[at]} width={part} height="16" className={tones[at]} />
      ))}
    </svg>
  );
}
