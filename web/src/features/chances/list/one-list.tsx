import type { ChanceLine, Counselling } from '@disha/contract/chances';
import { mostListed } from '@disha/contract/chances.words';
import { useMutation } from '@tanstack/react-query';
import { memo, useMemo, useRef, useState } from 'react';
import { PrintButton } from '../../../catalog/item/print-button.tsx';
import { ShareButton } from '../../../catalog/item/share-button.tsx';
import { WhatNext } from '../../../catalog/next/what-next.tsx';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { myListTexts } from '../../../messages/my-list.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { targetCatalog } from '../leads-to.ts';
import { pickLine } from '../pick-line.ts';
import { seatOf } from '../seat.ts';
import { judgeLocally } from './judged.ts';
import { listAsCsv, listFileName } from './list-file.ts';
import { ListRisk } from './list-risk.tsx';
import { ListedLine } from './listed-line.tsx';
import type { MyList } from './my-lists.ts';
import { useNameOf } from './names.ts';
import { OrderWords } from './order-words.tsx';
import { renewList } from './renew.ts';
import { Suggestions } from './suggestions.tsx';
import { useOrdered } from './use-ordered.ts';

/** A list is as long as this at least. */
const fromTheStart = 10;

export function OneList({ counselling, list: kept }: { counselling: Counselling; list: MyList }) {
  const text = useText(myListTexts);
  const format = useFormat();
  const nameOf = useNameOf(counselling);
  const [said, setSaid] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const tell = {
    moved: (line: ChanceLine, to: number, count: number) =>
      setSaid(text.movedTo(nameOf(line), format.number(to + 1), format.number(count))),
    removed: (line: ChanceLine) => {
      setSaid(text.removed(nameOf(line)));
      // The button went with its line.
      heading.current?.focus();
    },
  };
  const { list, actions } = useOrdered(counselling.id, kept, tell);
  const judged = useMemo(() => judgeLocally(list, counselling), [list, counselling]);
  const { lines } = list;
  const first = lines.find(({ institute }) => institute.collegeId !== undefined);
  const empty = Math.max(0, fromTheStart - lines.length);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
      {/* First on a phone, beside the lines on a wide screen: how safe it is, and what follows. */}
      <div className="lg:sticky lg:top-[calc(var(--header)+1rem)] lg:col-start-2 lg:row-span-4 lg:row-start-1">
        <ListRisk list={list} judged={judged} counselling={counselling} />
        <WhatNext
          answer={{ after: 'list', seat: first && seatOf(first, counselling) }}
          onFollow={(step) => first && step === 'listPlan' && pickLine(first, counselling)}
          className="mt-4"
        />
      </div>
      <section aria-labelledby="my-list-places" className="grid gap-3">
        <div className="flex flex-wrap items-end justify-between gap-2">
          <div>
            <h2 ref={heading} id="my-list-places" tabIndex={-1} className="text-heading">
              {text.places}
            </h2>
            <p className="text-sm text-ink-soft">
              {[counselling.name, ...ranksIn(list, counselling).map(({ name, value }) => text.by(name, format.number(value)))].join(' · ')}
            </p>
          </div>
          <LinkButton to={paths.chances} look="quiet" className="print:hidden">
            {text.find}
          </LinkButton>
        </div>
        <p role="status" className="sr-only">
          {said}
        </p>
        <ol className="grid gap-2">
          {lines.map((line, at) => (
            <ListedLine
              key={line.id}
              line={line}
              at={at}
              count={lines.length}
              judged={judged.lines[at]}
              counselling={counselling}
              isGone={list.gone?.includes(line.id) === true}
              actions={actions}
            />
          ))}
          {empty > 0 && (
            <li className="flex min-h-tap items-center gap-3 rounded-card border border-dashed border-line px-3 text-ink-soft print:hidden">
              {text.emptyPlaces(format.number(lines.length + 1), format.number(fromTheStart))}
            </li>
          )}
        </ol>
        {lines.length >= mostListed && <p>{text.full(format.number(mostListed))}</p>}
      </section>
      <Suggestions list={kept} counselling={counselling} />
      <Tools list={kept} counselling={counselling} />
      <OrderWords counselling={counselling.id} />
    </div>
  );
}

const ranksIn = ({ questions, lines }: MyList, { lists }: Counselling) =>
  lists.flatMap(({ id, name }) => {
    const value = questions[id]?.value;
    return value === undefined || !lines.some((line) => line.list === id) ? [] : [{ name, value }];
  });

const mostShared = 4;

/** Side by side; fewer than two lead to where anybody asks for their own. */
function collegesPath(lines: MyList['lines']): string {
  const ids = [...new Set(lines.flatMap(({ institute: { collegeId } }) => collegeId ?? []))].slice(0, mostShared);
  return ids.length < 2 ? paths.chances : paths.compareOf(targetCatalog, ...ids);
}

const Tools = memo(function Tools({ list, counselling }: { list: MyList; counselling: Counselling }) {
  const text = useText(myListTexts);
  const format = useFormat();
  const renew = useMutation({
    mutationFn: () => renewList(counselling.id),
    onSuccess: (gone) => toast.success(gone === 0 ? text.renewed : text.renewedGone(format.number(gone))),
    onError: () => toast.error(text.failed),
  });
  const download = () =>
    downloadFile(listFileName(counselling), new Blob(['\uFEFF', listAsCsv(list.lines)], { type: 'text/csv;charset=utf-8' }));
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <PrintButton />
      {/* Neither ranks nor chances are handed on: the first colleges of the list, by their ids alone. */}
      <ShareButton title={text.share} path={collegesPath(list.lines)} />
      <Button look="quiet" onClick={download}>
        {text.csv}
      </Button>
      <Button look="quiet" busy={renew.isPending} onClick={() => renew.mutate()}>
        {renew.isPending ? text.renewing : text.renew}
      </Button>
      {list.asOf !== '' && <span className="text-sm text-ink-soft">{text.asOf(format.date(list.asOf))}</span>}
    </div>
  );
});
