/** The careers that follow from a quiz: a spread of what the answers speak for, not six of a kind. */
import type { CareerLink } from '@disha/contract/careers';
import { parseInterests, type Interests } from '@disha/contract/careers.words';
import { say } from '@disha/contract/say';
import type { Field } from '@disha/contract/taxonomy';
import type { Said } from '@disha/contract/words';
import { agreement, profileOf } from './agreement.ts';
import { careerKnownBest, joinedBy, notSuggested, takesOnly } from './known-work.ts';
import { spread, type SuggestedCareer } from './spread.ts';
import { audienceOf, type TrainingAudience, type Opens, type Work } from './training.ts';

const lettersNamed = 2;
const degreeYears = 3;

/** What each nearness is worth beside the answers: one that was loved counts 2.25, one that was picked 1.5. */
const worth = { known: 3, alsoKnown: 1.5, home: 1, homeTrade: 0.25, guest: 0.25, joins: 1.5, fit: 0.75 } as const;

/** An answer that names a career: as a sentence, and in a few words. */
interface SaidOfWork {
  sentence: string;
  inShort: string;
}

/** What a sheet of answers says about work. */
export interface Pointed {
  /** Of the first choice. */
  fields: readonly Field[];
  /** What else was liked. */
  liked: readonly Field[];
  interests: Interests;
  /** By career: how loudly answers speak for it, what they are about, and what they said, the loudest first. */
  named: ReadonlyMap<string, { weight: number; fields: readonly Field[]; said: () => readonly SaidOfWork[] }>;
  /** To whom of the own stream a course is open; undefined: to no student. */
  opens: Opens;
}

/** All work there is, by name, and how one language tells of it. */
export interface WorkBook {
  works: readonly Work[];
  told: (id: string) => { name: string; summary: string } | undefined;
  inWords: (said: Said) => string;
  fieldName: (field: Field) => string;
}

type FittingCareer = CareerLink & { why: string; from?: string; forGender?: Exclude<TrainingAudience, 'all'> };

/** What everybody thinks of in the field, then what is at home there, a degree's work before a trade, then guests. */
function nearness(career: Work, wanted: readonly Field[]): number | undefined {
  const { id, fields } = career;
  const at = wanted.findIndex((field) => fields.includes(field));
  if (at < 0) return undefined;
  const known = wanted.findIndex((field) => careerKnownBest[field] === id);
  if (known >= 0) return known === 0 ? worth.known : worth.alsoKnown;
  if (!wanted.includes(fields[0] as Field)) return worth.guest;
  return career.training.years >= degreeYears ? worth.home : worth.homeTrade;
}

/** It is about two things that were liked. */
function joinsTwo({ fields }: Work, { fields: wanted, liked, named }: Pointed, id: string): boolean {
  const both = new Set([...wanted, ...liked]);
  const about = new Set([...fields.filter((field) => both.has(field)), ...(named.get(id)?.fields ?? [])]);
  return about.size > 1 && [...about].some((field) => wanted.includes(field));
}

export function fittingCareers(book: WorkBook, pointed: Pointed): FittingCareer[] {
  const { fields, interests, named, opens } = pointed;
  const person = profileOf(interests);
  const joined = joinedBy(fields, pointed.liked);
  const suggested = book.works.flatMap((career): SuggestedCareer[] => {
    const { id } = career;
    if (notSuggested.has(id)) return [];
    const near = nearness(career, fields);
    const answers = named.get(id);
    // What is named from elsewhere counts where an answer about the first choice names it.
    if (near === undefined && !joined.has(id) && answers?.fields.some((field) => fields.includes(field)) !== true) return [];
    const fit = agreement(person, career.profile);
    const isJoin = joined.has(id) || joinsTwo(career, pointed, id);
    const value = (answers?.weight ?? 0) + (near ?? 0) + worth.fit * fit + (isJoin ? worth.joins : 0);
    return [{ career, value, fit, isJoin, isNamed: answers !== undefined }];
  });
  // Equals stay by name.
  suggested.sort((a, b) => b.value - a.value);
  const chosen = spread(suggested, (career) => audienceOf(career, opens) !== undefined);
  const used = new Set<string>();
  return chosen.map(({ career }) => {
    const told = book.told(career.id);
    const door = takesOnly[career.id] ?? audienceOf(career, opens);
    const reason = reasonFor(career, pointed, { book, used, joins: joined.get(career.id) });
    return {
      careerId: career.id,
      name: told?.name ?? career.name,
      why: `${reason.sentence} ${told?.summary ?? career.summary}`,
      ...(reason.inShort === undefined ? {} : { from: reason.inShort }),
      ...(door === 'female' || door === 'male' ? { forGender: door } : {}),
    };
  });
}

interface FittingWords {
  book: WorkBook;
  /** What was quoted for another. */
  used: Set<string>;
  /** The two liked fields that it joins. */
  joins: readonly [Field, Field] | undefined;
}

/** Without an answer to name there is nothing in a few words. */
type Reason = Pick<SaidOfWork, 'sentence'> & Partial<SaidOfWork>;

/** An answer that is about it, another one for each; where none is, what the work has most of and the person likes. */
function reasonFor(career: Work, { named, interests }: Pointed, { book, used, joins }: FittingWords): Reason {
  const said = named.get(career.id)?.said() ?? [];
  const own = said.find(({ sentence }) => !used.has(sentence)) ?? said[0];
  if (own !== undefined) {
    used.add(own.sentence);
    return own;
  }
  if (joins) {
    const [one, other] = joins.map(book.fieldName) as [string, string];
    return { sentence: book.inWords(say('careers.whyJoins', { one, other })) };
  }
  const likes = book.inWords(likesOf(career, interests));
  // Said of another already, it is no reason of its own.
  const likeNoOther = used.has(likes) ? book.inWords(say('careers.whyField')) : likes;
  used.add(likeNoOther);
  return { sentence: likeNoOther };
}

function likesOf({ interests: of, interestsFrom }: Work, interests: Interests) {
  const letters = parseInterests(of)
    .filter((letter) => interests[letter] > 0)
    .slice(0, lettersNamed)
    .join('');
  if (letters === '') return say('careers.whyField');
  return interestsFrom === 'same work' ? say('careers.why', { letters }) : say('careers.whySimilar', { letters });
}

/** The course that most take to each, in the order of the careers. */
export function waysTo(works: readonly Work[], ids: readonly string[]): string[] {
  const byId = new Map(works.map((work) => [work.id, work]));
  return ids.flatMap((id) => byId.get(id)?.training.way ?? []);
}
