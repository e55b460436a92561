/** The colleges of a state in one pack: their cards as lists show them, and what their own pages and filters say beside. */
import type { PackedCollege, PackedFees, StatePack } from '@disha/contract/colleges.pack';
import { languages, type Language } from '@disha/contract/languages';
import type { FeeBandRow } from '@disha/contract/fees.files';
import { say } from '@disha/contract/say';
import { states, stateSlug, type State } from '@disha/contract/taxonomy';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import type { CurrentFees } from '../../catalog/fees/current-fees.ts';
import type { FeeBook } from '../../catalog/fees/fees.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import type { PackSource } from '../../catalog/pack-source.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { translationIn } from '../../http/language.ts';
import { keptBy, type ShownCollege } from './college-cards.ts';
import { viewColleges, type CollegesView } from './colleges.view.ts';

export function collegePacks(snapshot: CatalogSnapshot, fees: Pick<CurrentFees, 'book'>): PackSource {
  const view = () => snapshot.view(viewColleges);
  let last: { view: CollegesView; book: FeeBook } | undefined;
  return {
    kind: 'colleges',
    state: () => {
      const now = { view: view(), book: fees.book };
      if (last?.view !== now.view || last.book !== now.book) last = now;
      return last;
    },
    packs: async () => {
      const [now, { book }] = [view(), fees];
      const byState = new Map<State, ShownCollege[]>();
      await new Scheduler().each(now.cards, (card) => {
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
                make: () => textOf(state, cards, now, book),
              },
            ];
      });
    },
  };
}

/** What many name is written once, and by its place there. */
class Numbered<Item> {
  private readonly places = new Map<Item, number>();

  of(item: Item): number {
    const place = this.places.get(item) ?? this.places.size;
    this.places.set(item, place);
    return place;
  }

  get all(): Item[] {
    return [...this.places.keys()];
  }
}

const grounds = { register: [], name: [1], hand: [2] } as const;

async function textOf(state: State, cards: readonly ShownCollege[], view: CollegesView, book: FeeBook): Promise<string> {
  const courses = new Numbered<string>();
  const [own, ofType] = [new Numbered<FeeBandRow>(), new Numbered<FeeBandRow>()];
  const colleges = await new Scheduler().map(cards, (card): PackedCollege => {
    const { document } = card;
    const { website, address, pincode, kind, management, districtBasis, openToSource } = document;
    // A course that is gone is shown on no page.
    const taught = document.courses.filter(({ courseId }) => view.courses.has(courseId));
    const known = taught.map(({ courseId, basis = 'register' }) => [courses.of(courseId), ...grounds[basis]]);
    const { rows, basis } = book.rowsOf(document);
    const fees = rows.map((band) => (basis === 'own' ? own : ofType).of(band));
    const supplied = { website, address, pincode, kind, management, districtBasis, openToSource, ...keptBy(document) };
    const more = {
      ...(known.length === 0 ? {} : { known }),
      ...Object.fromEntries(Object.entries(supplied).filter(([, value]) => value !== undefined && value !== '')),
      ...(fees.length === 0 ? {} : { [basis === 'own' ? 'ownFees' : 'fees']: fees }),
    };
    return { ...card.shown(), more };
  });
  const about = courses.all.flatMap((id) => {
    const course = view.courses.get(id);
    const names = course && Object.fromEntries(languages.map((language) => [language, view.courseName(course, language)]));
    return course ? [{ field: course.field, level: course.level, names: names as Record<Language, string> }] : [];
  });
  const feesOf = (basis: 'own' | 'type', { all }: Numbered<FeeBandRow>) =>
    all.map((band) => Object.fromEntries(languages.map((language) => [language, book.shown(band, basis, language)])) as PackedFees);
  const pack: StatePack = { state, courses: courses.all, about, ownFees: feesOf('own', own), fees: feesOf('type', ofType), colleges };
  return JSON.stringify(pack);
}
