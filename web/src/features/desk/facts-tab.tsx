import type { DeskItem } from '@disha/contract/desk.corrections';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useSearchParams } from 'react-router';
import { detailPath, type CatalogScreens } from '../../catalog/shared/catalog.ts';
import { useDebounced } from '../../catalog/search/use-debounced.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useLangOf } from '../../messages/lang-of.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Field } from '../../ui/field.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { Waiting } from './desk-parts.tsx';
import { deskQueries } from './desk.queries.ts';
import { FieldEditor } from './field-editor.tsx';
import { FieldWordsContext, useFieldWords } from './field-words.ts';
import { NewItem } from './new-item.tsx';
import { useGlimpse } from './value.tsx';

/** An item is found, then one of its fields, then it is corrected; the address says how far one is. */
export function FactsTab({ catalogs }: { catalogs: readonly CatalogScreens[] }) {
  const [search] = useSearchParams();
  const named = (key: string) => catalogs.find(({ name }) => name === search.get(key));
  const adding = named('new');
  if (adding) return <NewItem key={adding.name} catalog={adding} />;
  const catalog = named('catalog');
  const id = search.get('id') ?? '';
  if (!catalog || id === '') return <FindItem catalogs={catalogs} />;
  return <Item catalog={catalog} id={id} wanted={search.get('field')} report={search.get('report') ?? undefined} />;
}

function FindItem({ catalogs }: { catalogs: readonly CatalogScreens[] }) {
  const text = useText(deskTexts).facts;
  const locale = useLocale();
  const [words, setWords] = useEntryState('finding', '');
  const query = useQuery(deskQueries.find(useDebounced(words.trim())));
  return (
    <div className="grid gap-4">
      <Field label={text.search} hint={text.findHint}>
        {(control) => <TextInput {...control} type="search" value={words} onChange={({ target }) => setWords(target.value)} />}
      </Field>
      {words.trim() !== '' && <Waiting query={query} />}
      {words.trim() !== '' &&
        query.data?.groups.map(({ type, items }) => {
          const catalog = catalogs.find(({ name }) => name === type);
          return (
            catalog && (
              <Card key={type} as="section" title={catalog.names.in(locale).title}>
                <ul>
                  {items.map((item) => (
                    <li key={item._id}>
                      <Link
                        to={paths.deskItem(type, item._id)}
                        className="flex min-h-tap items-center py-1 text-blue-deep underline underline-offset-4"
                      >
                        {item.name}
                      </Link>
                    </li>
                  ))}
                </ul>
              </Card>
            )
          );
        })}
      <Card as="section" title={text.notThere}>
        <p className="mb-3 text-ink-soft">{text.notThereHint}</p>
        <ul className="flex flex-wrap gap-2">
          {catalogs.map(({ name, names }) => (
            <li key={name}>
              <LinkButton look="quiet" to={paths.deskNew(name)}>
                {`${names.in(locale).title}: ${text.add}`}
              </LinkButton>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Item({ catalog, id, wanted, report }: { catalog: CatalogScreens; id: string; wanted: string | null; report: string | undefined }) {
  const all = useText(deskTexts);
  const text = all.facts;
  const words = useFieldWords(catalog.name);
  const query = useQuery(deskQueries.item(catalog.name, id));
  if (!query.data) return <Waiting query={query} />;
  const { item } = query.data;
  const field = item.fields.find((each) => each.field === wanted);
  const add = item.adds.find((each) => each.field === wanted);
  return (
    <div className="grid gap-4">
      <h2 className="text-heading">{item.itemName ?? id}</h2>
      <div className="flex flex-wrap gap-2">
        <LinkButton look="quiet" to={detailPath(catalog, id)}>
          {all.open}
        </LinkButton>
        <LinkButton look="quiet" to={field || add ? paths.deskItem(catalog.name, id, undefined, report) : `${paths.desk}?tab=facts`}>
          {field || add ? text.other : text.otherItem}
        </LinkButton>
      </div>
      <FieldWordsContext value={words}>
        {field && <FieldEditor key={field.field} item={item} field={field} report={report} />}
        {add && <AddOne key={add.field} item={item} add={add} report={report} />}
        {!field && !add && <FieldList item={item} report={report} />}
      </FieldWordsContext>
    </div>
  );
}

interface AddOneProps {
  item: DeskItem;
  add: DeskItem['adds'][number];
  report: string | undefined;
}

/** One more of what an item holds many of, as a date that was not there: where it stands follows from what it says. */
function AddOne({ item, add: { taken, id, ...kind }, report }: AddOneProps) {
  const fieldOf = (value: unknown) => `${kind.field}.${freeId(id, value as Record<string, unknown>, taken)}`;
  return <FieldEditor item={item} field={{ ...kind, value: null, shipped: null, correction: null }} report={report} fieldOf={fieldOf} />;
}

function freeId({ parts, none }: AddOneProps['add']['id'], value: Record<string, unknown>, taken: readonly string[]): string {
  const id = parts.map((part) => value[part] ?? none).join('-');
  const next = [...Array(9).keys()].map((at) => `${id}-${at + 2}`).find((each) => !taken.includes(each));
  return taken.includes(id) ? (next ?? id) : id;
}

function FieldList({ item, report }: { item: DeskItem; report: string | undefined }) {
  const text = useText(deskTexts).facts;
  const words = use(FieldWordsContext);
  const glimpse = useGlimpse();
  const langOf = useLangOf();
  return (
    <Card as="section" title={text.fields}>
      {item.adds.length > 0 && (
        <p className="mb-3 flex flex-wrap gap-2">
          {item.adds.map(({ field }) => (
            <LinkButton key={field} look="quiet" to={paths.deskItem(item.catalog, item.itemId, field, report)}>
              {`${words.label(field)}: ${text.add}`}
            </LinkButton>
          ))}
        </p>
      )}
      <ul className="divide-y divide-line">
        {item.fields.map(({ field, value, correction }) => (
          <li key={field}>
            <Link to={paths.deskItem(item.catalog, item.itemId, field, report)} className="group grid min-h-tap gap-0.5 py-2">
              <span className="flex flex-wrap items-center gap-2 font-semibold text-blue-deep underline-offset-4 group-hover:underline">
                {words.label(field)}
                {correction !== null && <Chip tone="gold">{text.corrected}</Chip>}
              </span>
              <span {...langOf(glimpse(value, field))} className="text-sm text-ink-soft [overflow-wrap:anywhere]">
                {glimpse(value, field) || text.empty}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
