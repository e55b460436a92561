import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { reportsTexts } from '../../messages/reports.ts';
import { useUser } from '../../session/session.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { reportsQueries } from './reports.queries.ts';

const tones = { new: 'line', accepted: 'leaf', declined: 'gold' } as const;

/** What a person reported and what became of it; nothing where there is nothing. A card for the profile. */
export function MyReports() {
  const text = useText(reportsTexts).mine;
  const format = useFormat();
  const user = useUser();
  const query = useQuery({ ...reportsQueries.mine(user?._id ?? ''), enabled: user !== null });
  const reports = query.data?.reports ?? [];
  if (reports.length === 0) return null;
  return (
    <Card as="section" title={text.title} className="print:hidden">
      <ul className="-my-1 divide-y divide-line">
        {reports.map(({ id, itemName, itemId, text: words, at, state, note }) => (
          <li key={id} className="grid gap-1 py-3 [overflow-wrap:anywhere]">
            <span className="flex flex-wrap items-center gap-2">
              <span className="font-semibold">{itemName ?? `${itemId} (${text.gone})`}</span>
              <Chip tone={tones[state]}>{text.states[state]}</Chip>
            </span>
            <span className="text-sm text-ink-soft">{format.date(at)}</span>
            <span>{words}</span>
            {note !== null && <span className="border-s-[3px] border-marigold ps-3">{text.answer(note)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}
