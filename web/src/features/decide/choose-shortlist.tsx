import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import { decideTexts } from '../../messages/decide.ts';
import { useFormat } from '../../messages/format.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useWeighings } from './stored-weighings.ts';
import { useNeighbours, type ChoosableItem } from './neighbours.ts';
import { leastItems, mostItems } from './weigh.ts';

/** By id, for what is only known by it. */
function useNames(of: readonly { kind: string; id: string }[]): (id: string) => string {
  const { weighables } = useNeighbours();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const found = useQueries({
    queries: of.map(({ kind, id }) => ({
      queryKey: ['decide', 'name', locale, kind, id],
      queryFn: async () => ({ id, name: (await weighables.find(({ name }) => name === kind)?.load(queryClient, id))?.name }),
      retry: false,
    })),
  });
  const names = new Map(found.flatMap(({ data }) => (data?.name === undefined ? [] : [[data.id, data.name] as const])));
  return (id) => names.get(id) ?? id;
}

/** Two to four of what somebody keeps, of the places of their plan, or one that was weighed before. */
export function ChooseShortlist({ kind, ids }: { kind: string | undefined; ids: readonly string[] }) {
  const { choose: text } = useText(decideTexts);
  const { catalogs, useOwnBookmarks, usePlannedPlaces } = useNeighbours();
  const { items } = useOwnBookmarks();
  const planned = usePlannedPlaces();
  const asked = kind === undefined ? [] : ids.map((id) => ({ kind, id }));
  const nameOf = useNames([...asked, ...planned.ids.map((id) => ({ kind: planned.type, id }))]);
  const groups = catalogs.flatMap((catalog) => {
    const own = items[catalog.name] ?? [];
    const here = catalog.name === kind ? ids : [];
    const ofPlan = catalog.name === planned.type ? planned.ids : [];
    const others = [...new Set([...here, ...ofPlan])].filter((id) => own.every((one) => one.id !== id));
    const all = [...others.map((id) => ({ id, name: nameOf(id) })), ...own];
    return all.length < leastItems ? [] : [{ catalog, all, chosen: here }];
  });
  return (
    <>
      {groups.length === 0 ? (
        <EmptyState
          title={text.nothing}
          action={
            <>
              <LinkButton to={paths.courses}>{text.toCourses}</LinkButton>
              <LinkButton to={paths.pathPlan} look="quiet">
                {text.toPlan}
              </LinkButton>
            </>
          }
        >
          {text.nothingHint}
        </EmptyState>
      ) : (
        <div>
          <h2 className="text-heading">{text.title}</h2>
          <p className="text-ink-soft">{text.lead}</p>
        </div>
      )}
      {groups.map((group) => (
        <ChooseOfKind key={group.catalog.name} {...group} />
      ))}
      <WeighedBefore />
    </>
  );
}

function ChooseOfKind({
  catalog,
  all,
  chosen: begun,
}: {
  catalog: CatalogScreens;
  all: readonly ChoosableItem[];
  chosen: readonly string[];
}) {
  const { choose: text } = useText(decideTexts);
  const names = useText(catalog.names);
  const navigate = useNavigate();
  const [chosen, setChosen] = useEntryState<readonly string[]>(`shortlist of ${catalog.name}`, begun);
  const [said, setSaid] = useEntryState<'few' | 'many' | undefined>(`said of ${catalog.name}`, undefined);
  const tick = (id: string, isTicked: boolean) => {
    if (isTicked && chosen.length >= mostItems) return setSaid('many');
    setSaid(undefined);
    setChosen(isTicked ? [...chosen, id] : chosen.filter((one) => one !== id));
  };
  return (
    <Card as="section" title={text.kept(names.title)}>
      {all.map(({ id, name }) => (
        <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(isTicked) => tick(id, isTicked)} />
      ))}
      <p role="status" className="font-semibold text-rust empty:hidden">
        {said && text[said]}
      </p>
      <Button
        className="mt-2"
        onClick={() => {
          if (chosen.length < leastItems) setSaid('few');
          else void navigate(paths.decideOf(catalog.name, chosen.join(',')));
        }}
      >
        {text.go}
      </Button>
    </Card>
  );
}

function WeighedBefore() {
  const { choose: text } = useText(decideTexts);
  const format = useFormat();
  const before = useWeighings();
  const nameOf = useNames(before.flatMap(({ kind, ids }) => ids.map((id) => ({ kind, id }))));
  if (before.length === 0) return null;
  return (
    <Card as="section" title={text.before}>
      <ul>
        {before.map(({ kind, ids }) => (
          <li key={`${kind} ${ids.join()}`}>
            <Link
              to={paths.decideOf(kind, ids.join(','))}
              className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
            >
              {format.list(ids.map(nameOf))}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
