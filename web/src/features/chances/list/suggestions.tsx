import { saidPercent } from '@disha/chances/lists/judge';
import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { useMutation } from '@tanstack/react-query';
import { memo } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { myListTexts } from '../../../messages/my-list.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { toast } from '../../../ui/toast.ts';
import { chancesQueries } from '../chances.queries.ts';
import { judgeLocally, isOfNewFamily } from './judged.ts';
import { keepList, withLine, type MyList } from './my-lists.ts';
import { useNameOf } from './names.ts';

const most = 3;
const leastSaid = 0.01;

/** The lines that would cut the risk most, of each rank list that the list has lines of. */
async function suggestedFor(list: MyList): Promise<ChanceLine[]> {
  const found: ChanceLine[] = [];
  for (const [rankList, question] of Object.entries(list.questions)) {
    const ofIt = list.lines.filter((line) => line.list === rankList && list.gone?.includes(line.id) !== true);
    // What has no call counts for nothing, and is none that could be suggested.
    const called = ofIt.filter(({ probability }) => probability !== null);
    const ids = (called.length > 0 ? called : ofIt).map(({ id }) => id);
    if (ids.length === 0) continue;
    const suggested = await chancesQueries.suggested(question, list.filters?.[rankList] ?? {}, ids);
    if (suggested.length > 0) found.push(...(await chancesQueries.brought(question, suggested)).lines);
  }
  return found;
}

export const Suggestions = memo(function Suggestions({ list, counselling }: { list: MyList; counselling: Counselling }) {
  const text = useText(myListTexts);
  const format = useFormat();
  const nameOf = useNameOf(counselling);
  const ask = useMutation({ mutationFn: () => suggestedFor(list), onError: () => toast.error(text.failed) });
  const riskWith = (line: ChanceLine) => judgeLocally({ ...list, lines: [...list.lines, line] }, counselling).withoutSeat?.risk ?? 1;
  const isListed = ({ id }: ChanceLine) => list.lines.some((line) => line.id === id);
  const shown = ask.data
    ?.filter((line) => !isListed(line))
    .map((line) => ({ line, risk: riskWith(line) }))
    .sort((a, b) => a.risk - b.risk)
    .slice(0, most);
  const why = (line: ChanceLine) =>
    isOfNewFamily(list, line) ? text.why.family : line.band === 'likely' ? text.why.likely : text.why.chance;
  const add = (line: ChanceLine) => {
    const question = list.questions[line.list];
    if (question) keepList(counselling.id, withLine(list, line, question, list.filters?.[line.list] ?? {}));
    toast.success(text.added(format.number(list.lines.length + 1)));
  };
  if (!counselling.calls) return null;
  return (
    <section className="grid gap-3 print:hidden">
      <div className="flex flex-wrap items-center gap-3">
        <Button look="quiet" busy={ask.isPending} onClick={() => ask.mutate()}>
          {ask.isPending ? text.suggesting : text.suggest}
        </Button>
        <p className="text-sm text-ink-soft">{text.sent}</p>
      </div>
      {shown && shown.length === 0 && <p role="status">{text.suggestNone}</p>}
      {shown && shown.length > 0 && (
        <Card>
          <h2 id="my-list-suggested" className="mb-2 text-[1.08rem] leading-snug">
            {text.suggestTitle}
          </h2>
          <ul aria-labelledby="my-list-suggested" className="grid gap-3">
            {shown.map(({ line, risk }) => (
              <li key={line.id} className="grid gap-1">
                <p lang="en" className="font-semibold">
                  {nameOf(line)}
                </p>
                <p>{risk < leastSaid ? text.withItLess : text.withIt(format.number(saidPercent(risk)))}</p>
                <p className="text-sm text-ink-soft">{why(line)}</p>
                <Button look="quiet" className="justify-self-start" aria-label={text.addOf(nameOf(line))} onClick={() => add(line)}>
                  {text.add}
                </Button>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
});
