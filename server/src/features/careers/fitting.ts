/** The careers that follow from a quiz: of the fields it points to, those whose interests agree best with the person's. */
import type { CareerLink } from '@disha/contract/careers';
import type { CareerFile } from '@disha/contract/careers.files';
import { lettersOf, type Interests } from '@disha/contract/careers.words';
import type { Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { Field } from '@disha/contract/taxonomy';
import { worded } from '../../http/language.ts';
import { agreement, profileOf } from './agreement.ts';
import type { CareersView } from './careers.view.ts';
import { bestKnown, notSuggested } from './known-work.ts';

const shown = 6;
/** Doctors of many kinds have one profile, and would leave room for nothing else. */
const ofOneProfile = 2;
const lettersNamed = 2;
const degreeYears = 3;

export interface Pointed {
  fields: readonly Field[];
  interests: Interests;
}

export type Fitting = CareerLink & { why: string };

/**
 * What a quiz of Class 10 or 12 leads to: what everybody knows of the fields; careers at home there that a degree or as long a
 * training opens; then the others at home there, then guests.
 */
function nearness({ id, fields: [main, ...others], routes }: CareerFile, wanted: readonly Field[]): number | undefined {
  if (wanted.some((field) => bestKnown[field] === id)) return 0;
  if (notSuggested.has(id)) return undefined;
  if (main !== undefined && wanted.includes(main)) return Math.min(...routes.map(({ years }) => years)) >= degreeYears ? 1 : 2;
  return others.some((field) => wanted.includes(field)) ? 3 : undefined;
}

export function fittingCareers(view: CareersView, { fields, interests }: Pointed, language: Language): Fitting[] {
  const person = profileOf(interests);
  const ranked = view.cards
    .flatMap(({ _id }) => view.documents.get(_id) ?? [])
    .flatMap((career) => {
      const near = nearness(career, fields);
      return near === undefined ? [] : [{ career, near, fit: agreement(person, career.profile) }];
    })
    // Equals stay by name.
    .sort((a, b) => a.near - b.near || b.fit - a.fit);
  const met = new Map<string, number>();
  const chosen = ranked.filter(({ career }) => {
    const profile = career.profile.join();
    met.set(profile, (met.get(profile) ?? 0) + 1);
    return (met.get(profile) ?? 0) <= ofOneProfile;
  });
  const inOrder = chosen.slice(0, shown).sort((a, b) => b.fit - a.fit);
  const names = view.in(language).byId;
  return inOrder.map(({ career }) => ({
    careerId: career.id,
    name: names.get(career.id)?.name ?? career.name,
    why: worded(whyOf(career, interests), language).message,
  }));
}

/** What the work has most of and the person likes. */
function whyOf({ interests: of, interestsFrom }: CareerFile, interests: Interests) {
  const letters = lettersOf(of)
    .filter((letter) => interests[letter] > 0)
    .slice(0, lettersNamed)
    .join('');
  if (letters === '') return say('careers.whyField');
  return interestsFrom === 'same work' ? say('careers.why', { letters }) : say('careers.whySimilar', { letters });
}
