import type { CounsellingFile } from '@disha/contract/counsellings.files';
import type { NewField } from '@disha/contract/desk.corrections';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { callToStore } from '../../api/call.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Link } from '../../ui/link.tsx';
import { CounsellingChanges } from './counselling-changes.tsx';
import { Waiting } from './desk-parts.tsx';
import { deskQueries } from './desk.queries.ts';
import { FieldWordsContext, useFieldWords } from './field-words.ts';
import { FieldsForm } from './fields-form.tsx';

const isNew = 'new';
const fallback = (locale: Parameters<typeof deskTexts.in>[0]) => deskTexts.in(locale).facts.failed;

/** Which counsellings there are, and how each is built: lists, categories and quotas with their words. */
export function CounsellingsTab() {
  const text = useText(deskTexts).counsellings;
  const locale = useLocale();
  const [search] = useSearchParams();
  const query = useQuery(deskQueries.counsellings());
  if (!query.data) return <Waiting query={query} />;
  const { counsellings, fields } = query.data;
  const id = search.get('id');
  const counselling = counsellings.find((each) => each.id === id);
  if (counselling || id === isNew) return <Form key={id} counselling={counselling} fields={fields} />;
  return (
    <div className="grid gap-4">
      <p>{text.lead}</p>
      <div>
        <LinkButton to={paths.deskCounselling(isNew)}>{text.add}</LinkButton>
      </div>
      <Card as="section" title={text.known}>
        <ul className="divide-y divide-line">
          {counsellings.map(({ id: each, authority, name, categories, quotas }) => (
            <li key={each}>
              <Link to={paths.deskCounselling(each)} className="group grid min-h-tap gap-0.5 py-2">
                <span className="font-semibold text-blue-deep underline-offset-4 group-hover:underline">
                  {(name as Record<string, string>)[locale] ?? name.en}
                </span>
                <span className="text-sm text-ink-soft">{text.about(authority, categories.length, quotas.length)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

function Form({ counselling, fields }: { counselling: CounsellingFile | undefined; fields: readonly NewField[] }) {
  const all = useText(deskTexts);
  const text = all.counsellings;
  const words = useFieldWords('counsellings');
  const before = (field: string): unknown =>
    field.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], counselling) ?? null;
  return (
    <div className="grid gap-4">
      <h2 className="text-heading">{counselling ? counselling.authority : text.add}</h2>
      <div>
        <LinkButton look="quiet" to={`${paths.desk}?tab=counsellings`}>
          {text.others}
        </LinkButton>
      </div>
      <FieldWordsContext value={words}>
        <FieldsForm
          name={`counselling ${counselling?.id ?? isNew}`}
          // Where it stands among the others, and whether reserved ranks are counted apart, is asked where there is something to change.
          fields={counselling ? fields : fields.filter(({ field }) => field !== 'place')}
          before={before}
          label={counselling ? all.facts.save : all.facts.addIt}
          save={(given, reasons) =>
            counselling
              ? callToStore('PUT /desk/counsellings/:id', { params: { id: counselling.id }, body: { fields: given, ...reasons }, fallback })
              : callToStore('POST /desk/counsellings', { body: { fields: given, ...reasons }, fallback })
          }
          done={({ data, soon }) => (
            <>
              <Alert tone="good" title={soon ?? text.saved(data.counselling.authority)} takesFocus />
              <div className="flex flex-wrap gap-2">
                <LinkButton to={`${paths.desk}?tab=imports`}>{text.bringRanks}</LinkButton>
                <LinkButton look="quiet" to={`${paths.desk}?tab=counsellings`}>
                  {text.others}
                </LinkButton>
              </div>
            </>
          )}
        />
      </FieldWordsContext>
      {counselling && <CounsellingChanges id={counselling.id} words={words} />}
    </div>
  );
}
