/** The colleges of a state in one pack: their cards as lists show them, and what their own pages and filters say beside. */
import type { Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import { states, stateSlug, type State } from '@disha/contract/taxonomy';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { Pace } from '../../catalog/pace.ts';
import type { PackSource } from '../../catalog/pack-source.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { translationIn } from '../../http/language.ts';
import type { ShownCollege } from './college-cards.ts';
import { viewColleges, type CollegesView } from './colleges.view.ts';

export function collegePacks(snapshot: CatalogSnapshot): PackSource {
  const view = () => snapshot.view(viewColleges);
  return {
    kind: 'colleges',
    state: view,
    packs: async () => {
      const now = view();
      const byState = new Map<State, ShownCollege[]>();
      await new Pace().each(now.cards, (card) => {
        const there = byState.get(card.location.state) ?? [];
        byState.set(card.location.state, there);
        there.push(card);
      });
      return states.flatMap((state) => {
        const cards = byState.get(state);
        const nameIn = (language: Language) => everyTaxonomy[language].states[state];
        return cards === undefined
          ? []
          : [
              {
                name: `colleges-${stateSlug(state)}`,
                state,
                label: (language) => say('offline.colleges', { state: nameIn(translationIn(language)) }),
                make: () => textOf(state, cards, now),
              },
            ];
      });
    },
  };
}

async function textOf(state: State, cards: readonly ShownCollege[], { courses }: CollegesView): Promise<string> {
  const used = new Map<string, number>();
  const numberOf = (id: string) => {
    const number = used.get(id) ?? used.size;
    used.set(id, number);
    return number;
  };
  const colleges = await new Pace().map(cards, (card) => {
    const { courses: taught, website, address, pincode } = card.document;
    // A course that is gone is shown on no page.
    const known = taught.filter(({ courseId }) => courses.has(courseId));
    const numbers = known.map(({ courseId, basis }) => (basis === 'name' ? [numberOf(courseId), 1] : [numberOf(courseId)]));
    const more = Object.entries({ website, address, pincode }).filter(([, value]) => value !== undefined && value !== '');
    return { ...card.shown(), more: { ...(numbers.length === 0 ? {} : { known: numbers }), ...Object.fromEntries(more) } };
  });
  return JSON.stringify({ state, courses: [...used.keys()], colleges });
}
