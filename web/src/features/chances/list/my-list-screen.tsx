import type { Counselling } from '@disha/contract/chances';
import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../../catalog/list/list-states.tsx';
import { useText } from '../../../messages/locale.ts';
import { myListTexts } from '../../../messages/my-list.ts';
import { paths } from '../../../paths.ts';
import { useEntryState } from '../../../session/entry-state.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Select } from '../../../ui/select.tsx';
import { SkeletonCards } from '../../../ui/skeleton.tsx';
import { chancesQueries } from '../chances.queries.ts';
import { myListOf, useMyLists } from './my-lists.ts';
import { OneList } from './one-list.tsx';

/** The student's lists, one a counselling: put in order, judged, printed. All of it happens on this device. */
export function MyListScreen() {
  const text = useText(myListTexts);
  const query = useQuery(chancesQueries.counsellings());
  const lists = useMyLists();
  const [chosen, setChosen] = useEntryState('list', '');
  const counsellings = query.data?.counsellings;
  // Those with a list first: a student who has one is asked nothing.
  const filled = counsellings?.filter(({ id }) => lists[id]) ?? [];
  const counselling = filled.find(({ id }) => id === chosen) ?? filled[0];
  return (
    <Page title={[text.title]}>
      <PageHeader title={text.title} lead={text.lead} />
      <div className="min-h-screen">
        {counsellings === undefined ? (
          query.error ? (
            <Failed query={query} />
          ) : (
            <SkeletonCards label={text.loading} />
          )
        ) : counselling ? (
          <>
            {filled.length > 1 && <Which lists={filled} chosen={counselling.id} onChoose={setChosen} />}
            <OneList key={counselling.id} counselling={counselling} list={myListOf(lists, counselling.id)} />
          </>
        ) : (
          <EmptyState title={text.emptyTitle} action={<LinkButton to={paths.chances}>{text.begin}</LinkButton>}>
            {text.empty}
          </EmptyState>
        )}
      </div>
    </Page>
  );
}

function Which({ lists, chosen, onChoose }: { lists: readonly Counselling[]; chosen: string; onChoose: (id: string) => void }) {
  const text = useText(myListTexts);
  return (
    <Field label={text.of} className="mb-4 print:hidden">
      {(control) => (
        <Select
          {...control}
          value={chosen}
          options={lists.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onChoose(target.value)}
        />
      )}
    </Field>
  );
}
