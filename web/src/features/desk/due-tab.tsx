import type { DueFact } from '@disha/contract/desk-corrections';
import { useQuery } from '@tanstack/react-query';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Waiting } from './desk-parts.tsx';
import { deskQueries } from './desk.queries.ts';
import { useFieldWords } from './field-words.ts';

export function DueTab() {
  const text = useText(deskTexts).due;
  const format = useFormat();
  const query = useQuery(deskQueries.due());
  if (!query.data) return <Waiting query={query} />;
  return (
    <>
      <p className="mb-3">{text.lead(format.number(query.data.total))}</p>
      <ul className="divide-y divide-line">
        {query.data.due.map((fact) => (
          <Due key={`${fact.catalog} ${fact.itemId} ${fact.field}`} {...fact} />
        ))}
      </ul>
    </>
  );
}

function Due({ catalog, itemId, itemName, field, asOf }: DueFact) {
  const text = useText(deskTexts).due;
  const format = useFormat();
  const words = useFieldWords(catalog);
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{itemName ?? itemId}</span>
        <span className="block text-sm text-ink-soft">{[words.label(field), text.checked(format.yearMonth(asOf))].join(' · ')}</span>
      </span>
      <LinkButton look="quiet" to={paths.deskItem(catalog, itemId, field)}>
        {text.check}
      </LinkButton>
    </li>
  );
}
