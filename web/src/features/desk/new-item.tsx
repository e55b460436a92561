import { useQuery } from '@tanstack/react-query';
import { callToStore } from '../../api/call.ts';
import { detailPath, type CatalogScreens } from '../../catalog/shared/catalog.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Waiting } from './desk-parts.tsx';
import { deskQueries } from './desk.queries.ts';
import { FieldWordsContext, useFieldWords } from './field-words.ts';
import { FieldsForm } from './fields-form.tsx';

/** Said by the app itself where the editor does not say it: the source that is given, and this month. */
const ownFields = ['sources', 'asOf'];

/** What is not there yet, asked for in the words of its own fields. */
export function NewItem({ catalog }: { catalog: CatalogScreens }) {
  const all = useText(deskTexts);
  const text = all.facts;
  const locale = useLocale();
  const words = useFieldWords(catalog.name);
  const query = useQuery(deskQueries.newItem(catalog.name));
  if (!query.data) return <Waiting query={query} />;
  return (
    <div className="grid gap-4">
      <h2 className="text-heading">{text.newIn(catalog.names.in(locale).title)}</h2>
      <div>
        <LinkButton look="quiet" to={`${paths.desk}?tab=facts`}>
          {text.otherItem}
        </LinkButton>
      </div>
      <FieldWordsContext value={words}>
        <FieldsForm
          name={catalog.name}
          fields={query.data.fields.filter(({ field }) => !ownFields.includes(field))}
          label={text.addIt}
          save={(fields, reasons) =>
            callToStore('POST /desk/items/:catalog', {
              params: { catalog: catalog.name },
              body: { fields, ...reasons },
              fallback: (inLocale) => deskTexts.in(inLocale).facts.failed,
            })
          }
          done={({ data: { item }, soon }) => (
            <>
              <Alert tone="good" title={soon ?? text.added(item.itemName ?? item.itemId)} takesFocus />
              <div className="flex flex-wrap gap-2">
                <LinkButton to={paths.deskItem(catalog.name, item.itemId)}>{text.moreOfIt}</LinkButton>
                <LinkButton look="quiet" to={detailPath(catalog, item.itemId)}>
                  {all.open}
                </LinkButton>
              </div>
            </>
          )}
        />
      </FieldWordsContext>
    </div>
  );
}
