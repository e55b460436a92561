/** From what is meant to what is read: a condition and how it stands, in the sentences of a language. */
import type { DegreeFamily } from '@disha/contract/passport';
import type { State } from '@disha/contract/taxonomy';
import { personRules, type AskedFact } from '../of-person.ts';
import type { Condition, Discipline, OfPerson, SaidCondition } from '../types.ts';
import type { EligibilityTexts, FactTexts } from './texts.ts';

type StateNames = Readonly<Partial<Record<State, string>>>;
type Of<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>;

/** Numbers as they are read: 47.5, 17. */
const plain = (value: number | undefined) => String(value ?? '');

export function joinNames(names: readonly string[], join: (before: string, last: string) => string): string {
  const last = names[names.length - 1] ?? '';
  return names.length < 2 ? last : join(names.slice(0, -1).join(', '), last);
}

function years(texts: EligibilityTexts, age: number | undefined): string {
  if (age === undefined || Number.isInteger(age)) return plain(age);
  return texts.half(plain(Math.floor(age)));
}

export function wantedSubjects(texts: EligibilityTexts, { of, count }: Pick<Of<'subjects'>, 'of' | 'count'>): string {
  const names = of.map((id) => texts.subjects[id]);
  return count === 1 ? joinNames(names, texts.or) : texts.countOf(count, joinNames(names, texts.and));
}

function subjects(texts: EligibilityTexts, { of, count, some }: Of<'subjects'>, { standing }: SaidCondition): string {
  const wanted = wantedSubjects(texts, { of, count });
  if (standing === 'unknown') return texts.subjects_unknown(wanted);
  return some ? texts.subjects_some(wanted) : texts.subjects_unmet(wanted);
}

/** Where more subjects than these may fill a place, it is a third subject, and the list is the body's. */
const mostNamed = 4;

export function place(texts: EligibilityTexts, condition: Of<'marks'> | Of<'subject_marks'>): string {
  if (condition.kind === 'marks') return texts.places[condition.of];
  const names = condition.of.map((list) =>
    list.length > mostNamed
      ? texts.third
      : joinNames(
          list.map((id) => texts.subjects[id]),
          texts.or,
        ),
  );
  const all = joinNames(names, texts.and);
  if (names.length === 1) return all;
  return condition.each ? texts.each(all) : texts.together(all);
}

const nameOf = (state: State | undefined, names: StateNames) => (state === undefined ? '' : (names[state] ?? state));

/** Where nothing but the home is missing. */
const eased = (texts: EligibilityTexts, { part, state }: SaidCondition, names: StateNames) =>
  part === 'home' ? texts.eased_home(nameOf(state, names)) : undefined;

function marks(texts: EligibilityTexts, condition: Of<'marks'> | Of<'subject_marks'>, said: SaidCondition, states: StateNames): string {
  const [need, have, where] = [plain(said.need), plain(said.have), place(texts, condition)];
  if (said.have === undefined) return texts.marks_unknown(need, where);
  if (said.standing === 'unknown') return eased(texts, said, states) ?? texts.marks_category(need, where, have);
  if (said.expected) return texts.marks_expected(need, where, have);
  if (said.standing === 'later') return texts.marks_relaxed(need, where, have);
  return condition.some ? texts.marks_some(need, where, have) : texts.marks_unmet(need, where, have);
}

/** "B.Com in Commerce" says it twice. */
const inName: Readonly<Partial<Record<DegreeFamily, Discipline>>> = {
  ...{ bcom: 'commerce', mcom: 'commerce', bba: 'management', mba: 'management', bhm: 'management' },
  ...{ bca: 'computing', mca: 'computing', bsw: 'social_work', bjmc: 'journalism', bdes: 'design', bsc_agri: 'agriculture' },
};

export function wantedDegree(texts: EligibilityTexts, { level, families, not, in: of }: Of<'degree'>): string {
  const names = (list: readonly DegreeFamily[]) =>
    joinNames(
      list.map((id) => texts.families[id]),
      texts.or,
    );
  const plainly = families ? names(families) : texts.levels[level ?? 'any'];
  const isInName = families !== undefined && of?.length === 1 && families.every((id) => inName[id] === of[0]);
  const within =
    of && !isInName
      ? texts.degreeIn(
          plainly,
          joinNames(
            of.map((id) => texts.disciplines[id]),
            texts.or,
          ),
        )
      : plainly;
  return not && !families ? texts.degreeNot(within, names(not)) : within;
}

function degree(texts: EligibilityTexts, condition: Of<'degree'>, said: SaidCondition, states: StateNames): string {
  const { standing, part, need, have } = said;
  if (part === 'home') return texts.eased_home(nameOf(said.state, states));
  const wanted = wantedDegree(texts, condition);
  if (standing === 'met') return texts.degree_met(wanted);
  if (part === 'held') return texts.degree_held;
  if (part === 'years' && standing !== 'unknown') return texts.degree_years(plain(condition.years));
  if (part !== undefined) {
    if (standing === 'unknown') return texts.degree_unknown(wanted);
    if (standing === 'later' && part === 'subject')
      return texts.degree_subject(
        joinNames(
          (condition.in ?? []).map((id) => texts.disciplines[id]),
          texts.or,
        ),
      );
    if (standing === 'later') return texts.degree_first(wanted);
    return condition.some ? texts.degree_some(wanted) : texts.degree_unmet(wanted);
  }
  const [least, got, where] = [plain(need), plain(have), texts.places.degree];
  if (have === undefined) return texts.marks_unknown(least, where);
  if (standing === 'unknown') return texts.marks_category(least, where, got);
  if (said.expected) return texts.marks_expected(least, where, got);
  if (condition.about) return texts.marks_some(least, where, got);
  return standing === 'later' ? texts.marks_relaxed(least, where, got) : texts.marks_unmet(least, where, got);
}

function age(texts: EligibilityTexts, said: SaidCondition, states: StateNames): string {
  const { standing, need, fromYear, part } = said;
  if (part === 'home') return texts.eased_home(nameOf(said.state, states));
  // Older than is asked of everybody: whether more years are theirs hangs on what they have not told.
  if (standing === 'unknown') return part === 'relaxed' ? texts.age_relaxed(years(texts, need)) : texts.age_unknown;
  if (fromYear !== undefined) return texts.age_young(years(texts, need), plain(fromYear));
  return standing === 'later' ? texts.age_about(years(texts, need)) : texts.age_old(years(texts, need));
}

/** What a rule asks of a fact, as its language has it. */
export function ofPerson(texts: EligibilityTexts, { fact, word }: AskedFact) {
  const said: FactTexts = texts.facts[fact];
  const { only, mostly, short } = said.words[word];
  return { only, mostly, short, unknown: said.unknown, check: said.check ?? said.unknown };
}

function person(texts: EligibilityTexts, asked: AskedFact, { condition, standing }: SaidCondition): string {
  const { only, mostly = only, unknown, check } = ofPerson(texts, asked);
  if (standing === 'unknown') return unknown;
  if (standing === 'later') return check;
  return condition.some ? mostly : only;
}

export const residents = (texts: EligibilityTexts, { of }: Of<'resident'>, names: StateNames) =>
  joinNames(
    of.map((state) => nameOf(state, names)),
    texts.or,
  );

function home(texts: EligibilityTexts, { some }: Of<'home'>, { standing, state }: SaidCondition, names: StateNames): string {
  const name = nameOf(state, names);
  if (standing === 'unknown') return texts.home_unknown(name);
  return some ? texts.home_mostly(name) : texts.home_only(name);
}

function sentence(texts: EligibilityTexts, said: SaidCondition, states: StateNames): string {
  const asked = personRules.asked(said.condition);
  return asked ? person(texts, asked, said) : otherSentence(texts, said, said.condition as Exclude<Condition, OfPerson>, states);
}

function otherSentence(texts: EligibilityTexts, said: SaidCondition, condition: Exclude<Condition, OfPerson>, states: StateNames): string {
  const { standing } = said;
  const isUnknown = standing === 'unknown';
  switch (condition.kind) {
    case 'class':
      return isUnknown ? texts.classUnknown : condition.needs === 'degree' ? texts.degreeFirst : texts.class12First;
    case 'holds':
      return condition.needs === 'iti' ? texts.itiFirst : texts.diplomaFirst;
    case 'subjects':
      return subjects(texts, condition, said);
    case 'early':
      return texts.early_note(
        joinNames(
          condition.of.map((id) => texts.early[id]),
          texts.and,
        ),
      );
    case 'marks':
    case 'subject_marks':
      return marks(texts, condition, said, states);
    case 'age':
      return age(texts, said, states);
    case 'within':
      return isUnknown ? texts.within_unknown : texts.within(plain(said.need));
    case 'home':
      return home(texts, condition, said, states);
    case 'resident':
      return isUnknown ? texts.resident_unknown : texts.home_only(residents(texts, condition, states));
    case 'degree':
      return degree(texts, condition, said, states);
    case 'duty':
      return texts.duties[condition.what];
    case 'attempts':
      return texts.attempts(plain(condition.most));
    case 'rule':
      return standing === 'later' ? texts.rule_later : texts.rule_unknown;
    case 'anew':
      return texts.anew(condition.years === undefined ? '' : years(texts, condition.years));
    case 'check':
      return texts.checks[condition.what];
  }
}

/** An unconfirmed condition says so where it is in the way. */
export function word(texts: EligibilityTexts, said: SaidCondition, states: StateNames): string {
  const text = sentence(texts, said, states);
  const isUnsure = said.condition.certainty === 'C' && said.standing === 'unmet';
  return isUnsure ? `${text} ${texts.unsure}` : text;
}
