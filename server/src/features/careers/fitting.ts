/** The careers that follow from a quiz: a spread of what the answers speak for, not six of a kind. */
import type { CareerLink } from '@disha/contract/careers';
import type { CareerFile } from '@disha/contract/careers.files';
import { lettersOf, type Interests } from '@disha/contract/careers.words';
import type { Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { Field } from '@disha/contract/taxonomy';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import type { Pointed } from '../../catalog/advice.ts';
import { worded } from '../../http/language.ts';
import { agreement, profileOf } from './agreement.ts';
import type { CareersView } from './careers.view.ts';
import { bestKnown, joinedBy, notSuggested, takesOnly } from './known-work.ts';
import { spread, type Suggested } from './spread.ts';
import { doorOf, trainingOf } from './training.ts';

const lettersNamed = 2;
const degreeYears = 3;

/** What each nearness is worth beside the answers: one that was loved counts 2.25, one that was picked 1.5. */
const worth = { known: 3, alsoKnown: 1.5, home: 1, homeTrade: 0.25, guest: 0.25, joins: 1.5, fit: 0.75 } as const;

export type FittingCareer = CareerLink & { why: string; forGender?: 'female' | 'male' };

/** What everybody thinks of in the field, then what is at home there, a degree's work before a trade, then guests. */
function nearness(career: CareerFile, wanted: readonly Field[]): number | undefined {
  const { id, fields } = career;
  const at = wanted.findIndex((field) => fields.includes(field));
  if (at < 0) return undefined;
  const known = wanted.findIndex((field) => bestKnown[field] === id);
  if (known >= 0) return known === 0 ? worth.known : worth.alsoKnown;
  if (!wanted.includes(fields[0] as Field)) return worth.guest;
  return trainingOf(career).years >= degreeYears ? worth.home : worth.homeTrade;
}

/** It is about two things that were liked. */
function joinsTwo({ fields }: CareerFile, { fields: wanted, liked, named }: Pointed, id: string): boolean {
  const both = new Set([...wanted, ...liked]);
  const about = new Set([...fields.filter((field) => both.has(field)), ...(named.get(id)?.fields ?? [])]);
  return about.size > 1 && [...about].some((field) => wanted.includes(field));
}

export function fittingCareers(view: CareersView, pointed: Pointed, language: Language): FittingCareer[] {
  const { fields, interests, named, opens } = pointed;
  const person = profileOf(interests);
  const joined = joinedBy(fields, pointed.liked);
  const suggested = view.cards.flatMap(({ _id }): Suggested[] => {
    const career = view.documents.get(_id);
    if (!career || notSuggested.has(_id)) return [];
    const near = nearness(career, fields);
    const answers = named.get(_id);
    // What is named from elsewhere counts where an answer about the first choice names it.
    if (near === undefined && !joined.has(_id) && answers?.fields.some((field) => fields.includes(field)) !== true) return [];
    const fit = agreement(person, career.profile);
    const isJoin = joined.has(_id) || joinsTwo(career, pointed, _id);
    const value = (answers?.weight ?? 0) + (near ?? 0) + worth.fit * fit + (isJoin ? worth.joins : 0);
    return [{ career, value, fit, isJoin, isNamed: answers !== undefined }];
  });
  // Equals stay by name.
  suggested.sort((a, b) => b.value - a.value);
  const chosen = spread(suggested, (career) => doorOf(career, opens) !== undefined);
  const used = new Set<string>();
  return chosen.map(({ career }) => {
    const told = view.in(language).career(career.id);
    const door = takesOnly[career.id] ?? doorOf(career, opens);
    return {
      careerId: career.id,
      name: told?.name ?? career.name,
      why: `${reasonFor(career, pointed, { language, used, joins: joined.get(career.id) })} ${told?.summary ?? career.summary}`,
      ...(door === 'female' || door === 'male' ? { forGender: door } : {}),
    };
  });
}

interface FittingWords {
  language: Language;
  /** What was quoted for another. */
  used: Set<string>;
  /** The two liked fields that it joins. */
  joins: readonly [Field, Field] | undefined;
}

/** An answer that is about it, another one for each; where none is, what the work has most of and the person likes. */
function reasonFor(career: CareerFile, { named, interests }: Pointed, { language, used, joins }: FittingWords): string {
  const said = named.get(career.id)?.said() ?? [];
  const own = said.find((sentence) => !used.has(sentence)) ?? said[0];
  if (own !== undefined) {
    used.add(own);
    return own;
  }
  if (joins) {
    const [one, other] = joins.map((field) => everyTaxonomy[language].fields[field]) as [string, string];
    return worded(say('careers.whyJoins', { one, other }), language).message;
  }
  const likes = worded(likesOf(career, interests), language).message;
  // Said of another already, it is no reason of its own.
  const likeNoOther = used.has(likes) ? worded(say('careers.whyField'), language).message : likes;
  used.add(likeNoOther);
  return likeNoOther;
}

function likesOf({ interests: of, interestsFrom }: CareerFile, interests: Interests) {
  const letters = lettersOf(of)
    .filter((letter) => interests[letter] > 0)
    .slice(0, lettersNamed)
    .join('');
  if (letters === '') return say('careers.whyField');
  return interestsFrom === 'same work' ? say('careers.why', { letters }) : say('careers.whySimilar', { letters });
}

/** The course that most take to each, in the order of the careers. */
export const waysTo = (view: CareersView, ids: readonly string[]): string[] =>
  ids.flatMap((id) => {
    const career = view.documents.get(id);
    return career ? [trainingOf(career).way] : [];
  });
