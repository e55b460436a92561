import { isStream } from '@disha/contract/taxonomy';
import { useFact } from './use-fact.ts';

interface Studies {
  class: string;
  state: string;
  stream: string;
}

/** What the person here has told elsewhere stands in a form of the account already: they see it before it is sent. */
export function useEnteredStudies(place: 'sign-up' | 'profile'): Studies {
  const [at, state, stream] = [useFact('class', place), useFact('state', place), useFact('stream', place)];
  const isSchool = at === '10' || at === '12';
  return { class: at ?? '', state: state ?? '', stream: isSchool && isStream(stream) ? stream : '' };
}
