/** The catalog's own words of a gate that has no page: those of a state's admission, or of a step of a career. */
import { useQueries } from '@tanstack/react-query';
import { pathQueries } from '../path.queries.ts';
import { planQueries } from './plan.queries.ts';

/** "states/rajasthan/2", "careers/nurse/0/1": as the book names them. */
export function useCatalogWords(names: readonly string[]): (at: string) => string | undefined {
  const read = names.map((name) => name.split('/'));
  const states = read.flatMap(([kind, id]) => (kind === 'states' && id !== undefined ? [id] : []));
  const careers = read.flatMap(([kind, id]) => (kind === 'careers' && id !== undefined ? [id] : []));
  const ofStates = useQueries({ queries: states.map((slug) => pathQueries.state(slug)) });
  const ofCareers = useQueries({ queries: careers.map((id) => planQueries.career(id)) });
  return (at) => {
    const [kind, id = '', first, second] = at.split('/');
    if (kind === 'states') return ofStates[states.indexOf(id)]?.data?.routes[Number(first)]?.how;
    return ofCareers[careers.indexOf(id)]?.data?.routes[Number(first)]?.steps[Number(second)]?.text;
  };
}
