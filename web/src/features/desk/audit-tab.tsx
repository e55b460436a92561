import { useInfiniteQuery } from '@tanstack/react-query';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';
import { OldAndNew, Pages, Value } from './desk-parts.tsx';
import { deskQueries } from './desk.queries.ts';
import { useStaffName } from './staff-name.ts';

export function AuditTab() {
  const text = useText(deskTexts);
  const format = useFormat();
  const staffName = useStaffName();
  const query = useInfiniteQuery(deskQueries.audit());
  return (
    <Pages
      query={query}
      rows={({ entries }) => entries}
      row={({ at, by, action, catalog, itemId, field, from, to, reason, source }) => (
        <Card>
          <p className="font-semibold">{`${staffName(by)}: ${text.audit.actions[action]}`}</p>
          <p className="mb-2 text-sm text-ink-soft">
            {[format.date(at), catalog, itemId, field].filter((part) => part !== null).join(' · ')}
          </p>
          {(from !== null || to !== null) && (
            <OldAndNew from={<Value value={from} />} to={<Value value={to} />} labels={{ from: text.audit.before, to: text.audit.after }} />
          )}
          {reason !== null && <p className="mt-2">{reason}</p>}
          {source !== null && <p className="text-sm">{text.source(source)}</p>}
        </Card>
      )}
    />
  );
}
