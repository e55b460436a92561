import type { ReactNode } from 'react';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { OldAndNew, Source } from './desk-parts.tsx';
import type { CorrectionState } from './desk.queries.ts';
import { FieldWordsContext, type FieldWords } from './field-words.ts';
import { useStaffName } from './staff-name.ts';
import { Value } from './value.tsx';

interface ShownChange {
  /** null where it is about the whole. */
  field: string | null;
  from?: unknown;
  to?: unknown;
  reason: string | null;
  source: string | null;
  by: string;
  at: string;
  state: CorrectionState;
  closed: { by: string; at: string } | null;
}

interface ChangeCardProps {
  title: string;
  change: ShownChange;
  words: FieldWords;
  /** What stood there before is called. */
  before: string;
  /** What can be done about it. */
  children: ReactNode;
}

/** One change at the desk: what it was about, from what to what, by whom, why, and what became of it. */
export function ChangeCard({ title, change, words, before, children }: ChangeCardProps) {
  const all = useText(deskTexts);
  const text = all.corrections;
  const format = useFormat();
  const staffName = useStaffName();
  const langOf = useLangOf();
  const { field, from, to, reason, source, by, at, state, closed } = change;
  return (
    <Card as="section" title={title}>
      <p className="mb-2 flex flex-wrap items-center gap-2 text-sm text-ink-soft">
        <Chip tone={state === 'active' ? 'leaf' : 'line'}>{text.states[state]}</Chip>
        {all.byAt(staffName(by), format.date(at))}
      </p>
      <FieldWordsContext value={words}>
        <OldAndNew
          from={<Value value={from} path={field ?? ''} />}
          to={<Value value={to} path={field ?? ''} />}
          labels={{ from: before, to: all.facts.new }}
        />
      </FieldWordsContext>
      <p {...langOf(reason ?? '')} className="mt-2">
        {reason}
      </p>
      {source !== null && <Source source={source} />}
      {closed && (
        <p className="text-sm text-ink-soft">{all.byAt(`${text.states[state]}: ${staffName(closed.by)}`, format.date(closed.at))}</p>
      )}
      {children}
    </Card>
  );
}
