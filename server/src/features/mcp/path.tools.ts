/** eligibility, doors and ways: what is open to a student, by the rules that the pages judge by. */
import { addressIn } from '@disha/contract/languages';
import { toolLimits, type ToolAsks } from '@disha/contract/mcp.asks';
import { say } from '@disha/contract/say';
import {
  ageNote,
  bornBetween,
  withoutAge,
  inLanguage,
  leastSure,
  namedIn,
  itemPage,
  unique,
  type Tool,
  type ToolContext,
} from './tool-context.ts';

/**
 * Judged as the oldest and as the youngest of that age. Where both are told the same, so is the student; elsewhere the day of birth
 * decides, which nobody told.
 */
async function judged({ student, items }: ToolAsks['eligibility'], { ask, today }: ToolContext) {
  const asked = items.map(({ kind, id }) => ({ type: kind, id }));
  const check = async (birthDate?: string) => {
    const passport = { ...withoutAge(student), ...(birthDate === undefined ? {} : { birthDate }) };
    return (await ask('POST /path/check', { body: { passport, items: asked } })).verdicts;
  };
  if (student.ageYears === undefined) return check();
  const { oldest, youngest } = bornBetween(student.ageYears, today());
  const [asOldest, asYoungest] = await Promise.all([check(oldest), check(youngest)]);
  if (asOldest.every(({ verdict }, at) => verdict === asYoungest[at]?.verdict)) return asYoungest;
  const unsaid = await check();
  return asOldest.map((one, at) => (one.verdict === asYoungest[at]?.verdict ? one : (unsaid[at] ?? one)));
}

export const eligibility: Tool<'eligibility'> = async (asked, context) => {
  const { language, nameOf, book, newest } = context;
  const { courses, exams } = book();
  // A career is judged by the rules of what leads to it: a rule names its own item.
  const certaintyOf = (ruleId: string) => {
    const item = [...courses, ...exams].find(({ id }) => ruleId.startsWith(`${id}.`));
    return item && [...item.all, ...item.ways.flat()].find(({ rule }) => ruleId === `${item.id}.${rule}`)?.certainty;
  };
  const verdicts = (await judged(asked, context)).map(({ type, id, reasons, missing, nearest, ...said }) => ({
    ...{ kind: type, id, name: nameOf(type, id, language), verdict: said.verdict, conditions: said.conditions },
    ...(said.probably === undefined ? {} : { probably: said.probably }),
    reasons: reasons.map(({ ruleId, text, source }) => ({
      ...{ rule: ruleId, text, source },
      certainty: certaintyOf(ruleId) ?? ('not stated' as const),
    })),
    missing: missing.map((key) => (key === 'birthDate' ? 'ageYears' : key)),
    nearest: nearest.map((near) => ({ kind: near.type, ...namedIn(context, near.type)(near.id) })),
    url: itemPage(type, id, language),
  }));
  const unread = verdicts.filter(({ missing }) => missing.includes('rule')).map(({ name }) => name);
  const untold = unique(verdicts.flatMap(({ missing }) => missing)).filter((key) => key !== 'rule');
  const reasons = verdicts.flatMap((one) => one.reasons);
  return {
    ...{ verdicts, source: unique(reasons.map(({ source }) => source)), asOf: newest() },
    certainty: leastSure(reasons.map(({ certainty }) => certainty)),
    notKnown: [
      ...unread.flatMap((name) => inLanguage(language, say('mcp.ruleNotRead', { name }))),
      ...inLanguage(language, untold.length > 0 && say('mcp.factsNotTold', { facts: untold.join(', ') })),
      ...ageNote(language, asked.student.ageYears),
    ],
    url: addressIn(language, '/path'),
  };
};

export const doors: Tool<'doors'> = async ({ subjects, dropped, language }, context) => {
  const kept = dropped && subjects.filter((subject) => !dropped.includes(subject));
  const asked = { subjects: subjects.join(','), ...(kept && { compare: kept.join(',') }) };
  const data = await context.ask('GET /path/doors', { query: asked });
  const count = ({ total, byField, careers }: typeof data.open) => ({ courses: total, careers: careers.total, byField });
  const named = (ids: readonly string[] = []) => ids.slice(0, toolLimits.listed).map(namedIn(context, 'courses'));
  return {
    open: count(data.open),
    ...(data.compare && { after: count(data.compare) }),
    ...(data.lost && { closes: named(data.lost), closesInAll: data.lost.length }),
    ...(data.gained && { opens: named(data.gained) }),
    ...{ source: ['Disha, rules of courses and exams'], asOf: context.newest(), certainty: 'not stated' },
    notKnown: inLanguage(language, say('mcp.doorsBySubjectsAlone')),
    url: addressIn(language, '/path/doors'),
  };
};

export const ways: Tool<'ways'> = async (asked, context) => {
  const { ask, language, today, newest } = context;
  const { student, wishes = [], budget, howFar, district } = asked;
  const born = student.ageYears === undefined ? undefined : bornBetween(student.ageYears, today()).youngest;
  const passport = { ...withoutAge(student), budget, move: howFar, district, ...(born === undefined ? {} : { birthDate: born }) };
  const noted = wishes.map(({ kind, id }) => ({ type: kind, id }));
  const plan = await ask('POST /path/propose', { body: { passport, wishes: { noted } } });
  const course = namedIn(context, 'courses');
  const ofKind = (kind: string, id: string) => (kind === 'fields' ? { id, name: id } : namedIn(context, kind)(id));
  const proposed = plan.ways.map((way) => ({
    ...{ label: way.label, sure: way.sure, byMarks: way.byMarks, verdict: way.verdict, chance: way.chance, seat: way.seat ?? null },
    ...(way.career === undefined ? {} : { career: namedIn(context, 'careers')(way.career) }),
    ...(way.course === undefined ? {} : { course: course(way.course) }),
    ...(way.gateText === undefined ? {} : { gate: way.gateText }),
    exams: way.exams.map(namedIn(context, 'exams')),
    cost: way.cost && { from: way.cost.from, to: way.cost.to, per: way.cost.per, basis: way.cost.basis },
    places: way.places.map(({ college, basis, near }) => ({ ...namedIn(context, 'colleges')(college), basis, near })),
    ladder: (way.ladder ?? []).map((rung) => course(rung.course)),
    reasons: way.reasons,
  }));
  const noCost = proposed.filter(({ cost }) => cost === null).map(({ label }) => label);
  return {
    ...{ goal: plan.goal && { kind: plan.goal.type, ...ofKind(plan.goal.type, plan.goal.id) }, ways: proposed },
    notTaken: plan.notTaken.map(({ type, id, reason }) => ({ kind: type, ...ofKind(type, id), reason })),
    warnings: plan.warnings.map(({ text }) => text),
    wouldDecide: plan.wouldDecide?.key ?? null,
    steps: plan.steps.map(({ certainty, ...step }) => ({ ...step, basis: certainty })),
    ...{ source: ['Disha, rules, fees and closing lists'], asOf: newest(), certainty: 'not stated' },
    notKnown: [
      ...inLanguage(
        language,
        proposed.length === 0 && say('mcp.noWay'),
        plan.missingSure === true && say('mcp.noSureWay'),
        noCost.length > 0 && say('mcp.costNotKnown', { ways: noCost.join(', ') }),
      ),
      ...ageNote(language, student.ageYears),
    ],
    url: addressIn(language, '/path/plan'),
  };
};
