/** How one condition stands to one student. What is not known is said to be so, and never counts as "no". */
import type { StudentDetails, SubjectId } from '@disha/contract/passport';
import { ageStanding } from './age.ts';
import { degreeStanding } from './degree.ts';
import { personRules } from './of-person.ts';
import { easedBy, limitsFor } from './relax.ts';
import { needsDegree, needsTwelve } from './rung.ts';
import { stood, type Seen, type Stood } from './stood.ts';
import type { Condition, Duty, OfPerson } from './types.ts';

type Of<Kind extends Condition['kind']> = Extract<Condition, { kind: Kind }>;

const known = (condition: Condition, isMet: boolean | undefined, key: string): Stood =>
  isMet === undefined ? stood(condition, 'unknown', {}, [key]) : stood(condition, isMet ? 'met' : 'unmet');

/** Class 10 was passed three years ago or more, and Class 12 has not come. */
export const isBehind = (details: StudentDetails, asked: number) =>
  details.class === '10' && details.passingYear !== undefined && details.passingYear <= asked - 3;

/** A student in Class 10 will have passed Class 12 by the year of admission; one who learnt a trade has passed Class 10. */
function classStanding(condition: Of<'class'>, { passport: details, passed, asked }: Seen): Stood {
  if (condition.needs === 'degree') {
    if (passed !== undefined && passed.degrees.length > 0) return stood(condition, 'met');
    if (details.class === undefined) return stood(condition, 'unknown', {}, ['class']);
    return stood(condition, details.class === 'graduate' ? 'met' : 'later');
  }
  if (condition.needs === '12' && isBehind(details, asked) && passed === undefined) return stood(condition, 'later');
  const isBelow12 = condition.needs !== '12' && details.qualification !== undefined;
  return details.class !== undefined || isBelow12 ? stood(condition, 'met') : stood(condition, 'unknown', {}, ['class']);
}

function subjectStanding(condition: Of<'subjects'>, { passport: details }: Seen): Stood {
  if (condition.of.includes('english') && condition.count === 1) return stood(condition, 'met');
  const { subjects } = details;
  if (subjects === undefined) return stood(condition, 'unknown', {}, ['subjects']);
  // Biology and Biotechnology, or two kinds of Mathematics, are one subject where several are counted.
  const taken = new Set(condition.of.filter((id) => subjects.includes(id)).map((id) => same[id] ?? id));
  return stood(condition, taken.size >= condition.count ? 'met' : 'unmet');
}
const same: Partial<Record<SubjectId, SubjectId>> = { biotechnology: 'biology', applied_mathematics: 'mathematics' };

function barStanding(
  condition: Of<'marks'> | Of<'subject_marks'>,
  seen: Seen,
  have: number | undefined,
  expected: boolean,
  key: string,
): Stood {
  const limits = limitsFor(seen, condition.least, condition.relaxed, Math.min);
  const compared = { need: limits.certain, have, expected };
  // A pass is enough, and it is there.
  if (limits.certain <= 0) return stood(condition, 'met', compared);
  if (have === undefined) return stood(condition, 'unknown', { need: limits.certain }, [key]);
  if (have >= limits.certain) return stood(condition, 'met', compared);
  if (expected || limits.isOpenEnded) return stood(condition, 'later', compared);
  if (have < limits.possible) return stood(condition, 'unmet', compared);
  return stood(condition, 'unknown', { ...compared, ...easedBy(limits.missing, seen.item) }, limits.missing);
}

function marksStanding(condition: Of<'marks'>, seen: Seen): Stood {
  const found = seen.passport.marks?.[condition.of];
  return barStanding(condition, seen, found?.percent, found?.expected === true, `marks.${condition.of}.percent`);
}

function subjectMarksStanding(condition: Of<'subject_marks'>, seen: Seen): Stood {
  const { marks: told, subjects } = seen.passport;
  const of12 = told?.class12;
  // Where a place has none of what is studied no mark will come: whether it is asked for says another condition.
  const isTaken = (list: readonly SubjectId[]) => subjects === undefined || list.some((id) => id === 'english' || subjects.includes(id));
  const places = condition.of.filter(isTaken);
  const got = (places.length === 0 ? condition.of : places).map((list) => {
    const marks = list.map((id) => of12?.subjects?.[id]).filter((mark): mark is number => mark !== undefined);
    return marks.length === 0 ? undefined : Math.max(...marks);
  });
  const all = got.filter((mark): mark is number => mark !== undefined);
  const isWhole = all.length === got.length;
  const have = condition.each ? Math.min(...all) : all.reduce((sum, mark) => sum + mark, 0) / all.length;
  // Two decimals, so that 45 is 45 whatever the halves and thirds did to it.
  const rounded = isWhole ? Math.round(have * 100) / 100 : undefined;
  return barStanding(condition, seen, rounded, of12?.expected === true, 'marks.class12.subjects');
}

function withinStanding(condition: Of<'within'>, { passport: details, year }: Seen): Stood {
  if (details.class === '10') return stood(condition, 'met');
  if (details.class === undefined) return stood(condition, 'unknown', {}, ['class']);
  if (details.passingYear === undefined) return stood(condition, 'unknown', {}, ['passingYear']);
  // A degree takes three years at least.
  const passed = details.class === 'graduate' ? details.passingYear - 3 : details.passingYear;
  return stood(condition, year - passed <= condition.years ? 'met' : 'unmet', { need: year - condition.years, have: passed });
}

/** Quotas go by the home or by the school; a rule for residents by the home alone. */
function homeStanding(condition: Of<'home'>, { passport: details, item }: Seen): Stood {
  const places = condition.some ? [details.state, details.class12State] : [details.state];
  if (places.includes(item.state)) return stood(condition, 'met');
  const isUnknown = condition.some ? places.every((place) => place === undefined) : details.state === undefined;
  return stood(condition, isUnknown ? 'unknown' : 'unmet', { state: item.state }, isUnknown ? ['state'] : []);
}

/** Courses of years, which who has them would have told of. */
const trainings: ReadonlySet<Duty> = new Set<Duty>(['deled', 'bed_deled']);

/** What comes with the steps before is done by a student who has passed them; who has no degree yet is told of that first. */
function dutyStanding(condition: Of<'duty'>, { passport: details, item, passed }: Seen): Stood {
  const isAhead = needsDegree(item) && details.class !== 'graduate';
  if (passed !== undefined || isAhead) return stood(condition, 'note');
  // A graduate tells of degrees; a diploma may be this one.
  const isUntold = condition.certainty === 'C' && trainings.has(condition.what) && details.qualification !== 'diploma';
  return stood(condition, isUntold && details.class === 'graduate' ? 'unmet' : 'later');
}

/** For a student without a degree yet, that comes first, and is all there is to say. */
function ruleStanding(condition: Of<'rule'>, { passport: details, item }: Seen): Stood {
  const isAhead = needsDegree(item) && details.class !== undefined && details.class !== 'graduate';
  return isAhead ? stood(condition, 'note') : stood(condition, 'unknown', {}, ['rule']);
}

/** A student without a degree yet, or without Class 12, is asked for nothing that only counts when it is there. */
export function conditionStanding(condition: Condition, seen: Seen): Stood {
  const told = ownStanding(condition, seen);
  const { passport: details, item, passed, asked } = seen;
  const isAhead = passed === undefined && details.class !== undefined && details.class !== 'graduate' && needsDegree(item);
  const isOf12 =
    condition.kind === 'subjects' || condition.kind === 'subject_marks' || (condition.kind === 'marks' && condition.of === 'class12');
  if (told.said.standing !== 'unknown') return told;
  // By the time Class 12 is there, so is the age that goes with it.
  const isLater = isBehind(details, asked) && passed === undefined && (isOf12 || (condition.kind !== 'rule' && needsTwelve(item)));
  return isAhead || isLater ? stood(condition, 'note') : told;
}

function ownStanding(condition: Condition, seen: Seen): Stood {
  const asked = personRules.asked(condition);
  if (asked) {
    const standing = personRules.standing(asked, seen.passport);
    return stood(condition, standing, {}, standing === 'unknown' ? [asked.fact] : []);
  }
  return otherStanding(condition as Exclude<Condition, OfPerson>, seen);
}

function otherStanding(condition: Exclude<Condition, OfPerson>, seen: Seen): Stood {
  switch (condition.kind) {
    case 'class':
      return classStanding(condition, seen);
    case 'holds': {
      const isHeld = seen.passport.qualification === condition.needs || seen.passed?.holds.includes(condition.needs) === true;
      return stood(condition, isHeld ? 'met' : 'later');
    }
    case 'degree':
      return degreeStanding(condition, seen);
    case 'duty':
      return dutyStanding(condition, seen);
    case 'subjects':
      return subjectStanding(condition, seen);
    case 'marks':
      return marksStanding(condition, seen);
    case 'subject_marks':
      return subjectMarksStanding(condition, seen);
    case 'age':
      return ageStanding(condition, seen);
    case 'within':
      return withinStanding(condition, seen);
    case 'home':
      return homeStanding(condition, seen);
    case 'resident': {
      const { state } = seen.passport;
      return known(condition, state === undefined ? undefined : condition.of.includes(state), 'state');
    }
    case 'rule':
      return ruleStanding(condition, seen);
    case 'anew':
      return stood(condition, 'later');
    case 'attempts':
    case 'early':
    case 'check':
      return stood(condition, 'note');
  }
}
