import type { AdmissionGroup } from '@disha/contract/admission-groups';
import type { StateRoute } from '@disha/contract/states';
import { stateSlug, type Field, type State } from '@disha/contract/taxonomy';
import type { Book, ItemId } from '@disha/eligibility/types';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { insteadTexts } from '../../../messages/instead.ts';
import { useText } from '../../../messages/locale.ts';
import { statesTexts } from '../../../messages/states.ts';
import { useStateName } from '../../../messages/taxonomy.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { pathQueries } from '../path.queries.ts';

/** How a state admits is drawn by the feature of the states. */
export type StateWayPart = ComponentType<{ route: StateRoute }>;

const health: readonly AdmissionGroup[] = ['medicine', 'nursing', 'pharmacy'];
const degrees: readonly AdmissionGroup[] = ['degree', 'teaching'];

/** Under which of its groups a state tells how it admits to the courses of a field. */
const groupsOf: Readonly<Record<Field, readonly AdmissionGroup[]>> = {
  engineering_technology: ['engineering', 'polytechnic', 'iti'],
  architecture_design: ['engineering', 'polytechnic'],
  computer_it: ['engineering', 'bca_bba', 'polytechnic'],
  defence_military: ['degree'],
  pure_sciences_research: ['degree'],
  medicine: health,
  allied_health: health,
  biotechnology: ['engineering', 'degree'],
  veterinary_science: ['medicine', 'agriculture'],
  agriculture_environment: ['agriculture'],
  business_management: ['bca_bba', 'degree'],
  finance_accounting: ['bca_bba', 'degree'],
  economics_analytics: ['degree'],
  law_commerce: ['law', 'degree'],
  law_arts: ['law', 'degree'],
  entrepreneurship: ['bca_bba', 'degree'],
  social_sciences: degrees,
  psychology: degrees,
  journalism_media: ['degree'],
  fine_arts_design: ['degree'],
  civil_services: ['degree', 'law'],
};

interface StateProps {
  state: State;
  goal: ItemId;
  book: Book;
  StateWay: StateWayPart;
}

/** How the home state admits in the field of the goal, in the state's own words. */
export function StatePart({ state, goal, book, StateWay }: StateProps) {
  const text = useText(insteadTexts).state;
  const { groups: names } = useText(statesTexts);
  const stateName = useStateName();
  const slug = stateSlug(state);
  const { data, isPending } = useQuery(pathQueries.state(slug));
  const field = book[goal.type].find(({ id }) => id === goal.id)?.fields[0];
  const groups = field === undefined ? [] : groupsOf[field];
  const told = groups.flatMap((group) => {
    const routes = data?.routes.filter((route) => route.group === group) ?? [];
    return routes.length === 0 ? [] : [{ group, routes }];
  });
  return (
    <Card as="section" title={text.title(stateName(state))}>
      {isPending ? (
        <Skeleton className="h-32" />
      ) : told.length === 0 ? (
        <p className="text-ink-soft">{text.none(stateName(state))}</p>
      ) : (
        told.map(({ group, routes }) => (
          <section key={group} className="mb-4">
            <h3 className="mb-1 font-semibold">{names[group]}</h3>
            <ul className="grid gap-3">
              {routes.map((route) => (
                <StateWay key={route.how} route={route} />
              ))}
            </ul>
          </section>
        ))
      )}
      <Link to={paths.state(slug)} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
        {text.all(stateName(state))}
      </Link>
    </Card>
  );
}
