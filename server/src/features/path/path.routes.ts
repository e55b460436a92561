import { atHome } from '@disha/contract/districts';
import { indianDay } from '@disha/contract/indian-day';
import { isShownOfAge } from '@disha/contract/of-age';
import type { CareerFile } from '@disha/contract/careers.files';
import type { ExamFile } from '@disha/contract/exams.files';
import type { CounselFiles } from '@disha/contract/counsel.files';
import { defaultLanguage, pseudoLanguage } from '@disha/contract/languages';
import type { StudentDetails, SubjectId } from '@disha/contract/passport';
import { itemTypes, pathEndpoints, type Plan } from '@disha/contract/path';
import { pseudo } from '@disha/contract/pseudo';
import { say } from '@disha/contract/say';
import type { ScholarshipFile } from '@disha/contract/scholarships.files';
import type { StateFile } from '@disha/contract/states.files';
import { isField } from '@disha/contract/taxonomy';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { judging } from '@disha/eligibility/check';
import { comingAdmission } from '@disha/eligibility/dates';
import { degreesIn } from '@disha/eligibility/degree-book';
import { difference, subjectChoicesOf } from '@disha/eligibility/subject-choices';
import type { Speech } from '@disha/eligibility/plan/tell-proposal';
import { sentRules, type RuleBook } from '@disha/eligibility/sent-rules';
import { tellJudgement } from '@disha/eligibility/tell';
import type { Book, ItemId } from '@disha/eligibility/types';
import { judgementTexts } from '@disha/eligibility/words/languages';
import { planLanguages } from '@disha/eligibility/words/plan-languages';
import type { Advice } from '../../catalog/advice.ts';
import type { CurrentFees } from '../../catalog/fees/current-fees.ts';
import type { AdmissionFacts } from '../../catalog/shipped/admission-facts.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import type { Translations } from '../../catalog/translations.ts';
import { AppError, invalidAt } from '../../http/errors.ts';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { serveDeskRules } from './desk-rules.ts';
import type { PathRepository } from './path.repository.ts';
import { planFacts } from './plan-facts.ts';
import { proposing, type RankCalls } from './proposing.ts';
import { localizedWords } from './localized-words.ts';

interface PathParts {
  path: PathRepository;
  snapshot: CatalogSnapshot;
  book: () => Book;
  /** Whether a catalog holds an item. */
  holds: (type: string, id: string) => boolean;
  /** What an item is called in a language. */
  nameOf: (type: string, id: string, language: AnswerLanguage) => string;
  advice: Pick<Advice, 'placesTable' | 'placesToApply' | 'collegeOf' | 'teachingColleges' | 'datedExam'>;
  /** What the closing ranks say of a rank. */
  ranks?: RankCalls | undefined;
  states?: readonly StateFile[] | undefined;
  counsel?: CounselFiles | undefined;
  translations?: Translations | undefined;
  /** By what seats are given out. */
  admissions?: AdmissionFacts | undefined;
  fees: Pick<CurrentFees, 'book'>;
  now: () => Date;
}

const unknown = (type: string, id: string) => new AppError('not_found', say('path.noItem', { type, id }));
/** Between the check of the token and the change, the account may have been deleted elsewhere. */
const gone = () => new AppError('unauthenticated', say('http.sessionEnded'));

function itemsOf(book: Book, asked: readonly ItemId[] | undefined) {
  if (asked === undefined) return book.courses;
  return asked.map(({ type, id }) => {
    const found = [...book[type]].find((item) => item.id === id);
    if (!found) throw unknown(type, id);
    return found;
  });
}

const named = (type: string, ...ids: readonly (string | undefined)[]) => ids.flatMap((id) => (id === undefined ? [] : [{ type, id }]));

function namesOf({ goal, ways, steps }: Plan): ItemOf[] {
  return [
    ...(goal === null ? [] : [goal]),
    ...ways.flatMap(({ exam, exams = [], course, career, colleges, seat, ladder = [] }) => [
      ...named('exams', exam, ...exams),
      ...named('courses', course, seat?.course, ...ladder),
      ...named('careers', career),
      ...named('colleges', ...colleges, seat?.college),
    ]),
    ...steps.flatMap(({ of = [] }) => of),
  ];
}
type RuleNames = RuleBook['names'];
type ItemOf = { type: string; id: string };

export function servePath(
  serve: Serve,
  { path, snapshot, book, holds, nameOf, advice, fees, now, ranks, admissions, ...spoken }: PathParts,
): void {
  const wordsOf = localizedWords({ ...spoken, careers: () => snapshot.items('careers') as unknown as readonly CareerFile[] });
  const facts = planFacts({ ...advice, fees, snapshot, admissions, year: () => comingAdmission(indianDay(now())) });
  const wordsIn = (language: AnswerLanguage) =>
    language === pseudoLanguage ? pseudo(judgementTexts.en) : judgementTexts[translationIn(language)];

  function check(passport: StudentDetails, items: readonly ItemId[] | undefined, year: number, language: AnswerLanguage) {
    checkDegrees(passport);
    const { judged } = judging(book(), passport, { year });
    const { states } = everyTaxonomy[translationIn(language)];
    return itemsOf(book(), items).map((item) => tellJudgement(judged(item), wordsIn(language), states));
  }

  function doors(subjects: readonly SubjectId[], other: readonly SubjectId[] | undefined) {
    const options = { year: comingAdmission(indianDay(now())) };
    const open = subjectChoicesOf(book(), subjects, options);
    if (other === undefined) return { open };
    const compare = subjectChoicesOf(book(), other, options);
    return { open, compare, ...difference(open, compare) };
  }

  /** A degree by a course that ends in none would be weighed as an unknown one. */
  function checkDegrees({ degrees = [] }: StudentDetails): void {
    const { byCourse } = degreesIn(book());
    const at = degrees.findIndex(({ course }) => course !== undefined && !byCourse.has(course));
    if (at >= 0) throw invalidAt(`passport.degrees.${at}.course`, say('path.noDegree', { id: degrees[at]?.course ?? '' }));
  }

  const makePlan = proposing({
    ...{ book, ranks, known: facts.known },
    formFee: (exam) => (snapshot.items('exams') as unknown as readonly ExamFile[]).find(({ id }) => id === exam)?.fee,
    datesOf: (exam) => advice.datedExam(exam, defaultLanguage)?.dates ?? [],
    scholarships: () => snapshot.items('scholarships') as unknown as readonly ScholarshipFile[],
  });
  const speechIn = (language: AnswerLanguage): Speech => {
    const spokenIn = translationIn(language);
    const words = wordsOf(book(), spokenIn);
    const isPseudo = language === pseudoLanguage;
    return {
      ...{ plan: isPseudo ? pseudo(planLanguages.en) : planLanguages[spokenIn], verdicts: wordsIn(language) },
      ...{ states: everyTaxonomy[spokenIn].states, nameOf: (type, id) => nameOf(type, id, language), wordsAt: (at) => words[at] },
    };
  };

  const isKnown = ({ type, id }: ItemOf) => (type === 'fields' ? isField(id) : holds(type, id));

  serveDeskRules(serve, { book, snapshot });
  serve(pathEndpoints, {
    'GET /path/rules': ({ language }) =>
      snapshot.answer(language, 'path/rules', pathEndpoints['GET /path/rules'].data, () => {
        // The catalogs are read anew, so that a change of theirs makes this anew too.
        for (const name of itemTypes) snapshot.items(name);
        const names = itemTypes.map((type) => [type, Object.fromEntries(book()[type].map(({ id }) => [id, nameOf(type, id, language)]))]);
        const words = wordsOf(book(), translationIn(language));
        return { message: say('path.rules'), data: sentRules({ book: book(), names: Object.fromEntries(names) as RuleNames, words }) };
      }),
    'GET /path/places': async ({ query: { state }, language }) => {
      await facts.ready();
      return snapshot.answer(language, `path/places ${state ?? ''}`, pathEndpoints['GET /path/places'].data, () => ({
        message: say('path.places'),
        data: facts.tables(state),
      }));
    },
    'POST /path/check': ({ body: { passport, items, year }, language }) => {
      const today = indianDay(now());
      if (passport.birthDate !== undefined && passport.birthDate > today) throw invalidAt('passport.birthDate', say('path.birthInFuture'));
      return { message: say('path.checked'), data: { verdicts: check(passport, items, year ?? comingAdmission(today), language) } };
    },
    'POST /path/propose': async ({ body, language }) => {
      const today = body.today ?? indianDay(now());
      const { wishes } = body;
      const passport = atHome(body.passport);
      if (passport.birthDate !== undefined && passport.birthDate > today) throw invalidAt('passport.birthDate', say('path.birthInFuture'));
      checkDegrees(passport);
      const { noted = [], result } = wishes;
      const meant = [...noted, ...named('careers', ...(result?.careers ?? [])), ...named('courses', ...(result?.courses ?? []))];
      const stranger = meant.find((name) => !isKnown(name));
      if (stranger) throw unknown(stranger.type, stranger.id);
      const student = { passport, wishes: { noted, result: result ?? null }, year: body.year ?? comingAdmission(today), today };
      await facts.ready();
      return { message: say('path.proposed'), data: await makePlan({ ...body, passport }, student, speechIn(language)) };
    },
    'GET /path/doors': ({ query: { subjects, compare } }) => {
      const made = doors(subjects, compare);
      return { message: say('path.doors'), data: JSON.parse(JSON.stringify({ subjects, ...made })) };
    },
    'GET /plan': async ({ caller }) => ({ message: say('path.plan'), data: await path.plan(caller.userId) }),
    'PUT /plan': async ({ caller, body: { plan, version } }) => {
      const stranger = namesOf(plan).find((name) => !isKnown(name));
      if (stranger) throw unknown(stranger.type, stranger.id);
      const written = await path.savePlan(caller.userId, plan, version);
      if (!written) throw gone();
      if (!written.saved) throw new AppError('stale', say('path.stale'), { data: { current: written.current } });
      return { message: say('path.planSaved'), data: written.current };
    },
    'DELETE /plan': async ({ caller }) => {
      const forgotten = await path.forgetPlan(caller.userId);
      if (!forgotten) throw gone();
      return { message: say('path.planForgotten'), data: forgotten };
    },
    'GET /path/passport': async ({ caller }) => ({
      message: say('path.passport'),
      data: { passport: await path.passport(caller.userId) },
    }),
    'PUT /path/passport': async ({ caller, body: { passport } }) => {
      // Before a child's facts could lie here a parent would have to agree.
      if (!isShownOfAge(passport.birthDate, indianDay(now()))) throw new AppError('under_age', say('path.underAge'));
      checkDegrees(passport);
      if (!(await path.keepPassport(caller.userId, passport))) throw gone();
      return { message: say('path.passportSaved'), data: { passport } };
    },
    'DELETE /path/passport': async ({ caller }) => {
      await path.forgetPassport(caller.userId);
      return { message: say('path.passportForgotten'), data: { passport: null } };
    },
  });
}
