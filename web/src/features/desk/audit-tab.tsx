import type { AuditEntry } from '@disha/contract/desk';
import { useInfiniteQuery } from '@tanstack/react-query';
import { detailPath, type CatalogScreens } from '../../catalog/shared/catalog.ts';
import type { Importing } from '../../catalog/list/importing.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { OldAndNew, Pages, Source } from './desk-parts.tsx';
import { deskQueries } from './desk.queries.ts';
import { FieldWordsContext, useFieldWords, type FieldWords } from './field-words.ts';
import { useStaffName } from './staff-name.ts';
import { Value } from './value.tsx';

export function AuditTab({ catalogs, imports }: { catalogs: readonly CatalogScreens[]; imports: readonly Importing[] }) {
  const find = <Named extends { name: string }>(among: readonly Named[], name: string | null) => among.find((each) => each.name === name);
  const query = useInfiniteQuery(deskQueries.audit());
  return (
    <Pages
      query={query}
      rows={({ entries }) => entries}
      row={(entry) => <Entry entry={entry} catalog={find(catalogs, entry.catalog)} imported={find(imports, entry.catalog)} />}
    />
  );
}

const aboutFacts: readonly AuditEntry['action'][] = ['corrected', 'added', 'removed', 'taken_back', 'overtaken'];

interface EntryProps {
  entry: AuditEntry;
  catalog: CatalogScreens | undefined;
  imported: Importing | undefined;
}

function Entry({ entry, catalog, imported }: EntryProps) {
  const text = useText(deskTexts);
  const format = useFormat();
  const locale = useLocale();
  const staffName = useStaffName();
  const langOf = useLangOf();
  const ofFields = useFieldWords(entry.catalog);
  const { at, by, action, itemId, field, from, to, reason, source } = entry;
  const said = (word: string) => text.audit.words[word];
  const fieldName = field === null ? null : (said(field) ?? ofFields.label(field));
  // What is told of a file, a report or a role is no value of a field.
  const ofEntry: FieldWords = {
    label: (path) => said(path.slice(path.lastIndexOf('.') + 1)) ?? path,
    value: (_path, value) => said(value),
    hint: () => undefined,
    inOrder: (_path, names) => [...names],
  };
  const about = [format.date(at), (catalog ?? imported)?.names.in(locale).title ?? entry.catalog, fieldName];
  return (
    <Card>
      <p className="font-semibold">{`${staffName(by)}: ${text.audit.actions[action]}`}</p>
      <p className="mb-2 text-sm text-ink-soft">
        {about.filter((part) => part !== null).join(' · ')}
        {itemId !== null && ' · '}
        {itemId !== null && catalog ? (
          <Link
            to={detailPath(catalog, itemId)}
            {...langOf(itemId)}
            className="inline-block py-1 text-blue-deep underline underline-offset-4"
          >
            {itemId}
          </Link>
        ) : (
          itemId !== null && <span {...langOf(itemId)}>{itemId}</span>
        )}
      </p>
      {(from !== null || to !== null) && (
        <FieldWordsContext value={aboutFacts.includes(action) ? ofFields : ofEntry}>
          <OldAndNew
            from={<Value value={from} path={field ?? ''} />}
            to={<Value value={to} path={field ?? ''} />}
            labels={{ from: text.audit.before, to: text.audit.after }}
          />
        </FieldWordsContext>
      )}
      {reason !== null && (
        <p {...langOf(said(reason) ?? reason)} className="mt-2">
          {said(reason) ?? reason}
        </p>
      )}
      {source !== null && <Source source={source} />}
    </Card>
  );
}
