/** A proposed plan in words, as it goes over the wire and onto the screen. */
import type { State } from '@disha/contract/taxonomy';
import type { SaidCondition } from '../types.ts';
import { monthsBetween } from './months.ts';
import type { PlanTexts } from '../words/plan-texts.ts';
import type { EligibilityTexts } from '../words/texts.ts';
import { joinNames, word } from '../words/word.ts';
import type { WayReason, WhyNot } from './because.ts';
import type { Proposed, ProposedWay } from './counsel.ts';
import type { ToldProposal, ToldWay } from './proposal.ts';
import type { DatedStep } from './steps.ts';
import type { Warning } from './warnings.ts';

export interface Speech {
  plan: PlanTexts;
  verdicts: EligibilityTexts;
  states: Readonly<Partial<Record<State, string>>>;
  /** What an item is called. */
  nameOf: (type: 'careers' | 'courses' | 'exams', id: string) => string;
  /** The catalog's own words, by the name the book gives them; undefined where they are not there. */
  wordsAt: (at: string) => string | undefined;
}

const said = ({ verdicts, states }: Speech, one: SaidCondition) => word(verdicts, one, states);

function why(speech: Speech, because: WayReason): string {
  const texts = speech.plan.because;
  switch (because.kind) {
    case 'goal':
    case 'related':
      return (because.instead ? texts.instead : texts)[because.kind](speech.nameOf('careers', because.career));
    case 'itself':
      return (because.instead ? texts.instead : texts).itself;
    case 'opened':
      return texts.opened(speech.nameOf('exams', because.exam));
    case 'then':
      return texts.then(
        joinNames(
          because.items.map(({ type, id }) => speech.nameOf(type, id)),
          speech.plan.and,
        ),
      );
    case 'near':
    case 'beyond':
      return texts[because.kind][because.near];
    case 'seat':
      return texts.seat[because.band];
    case 'decided':
      return texts.decided[because.by](because.over === null ? '' : speech.nameOf(because.over.type, because.over.id));
    case 'chance':
      return texts.chance(String(because.percent));
    case 'said':
      return said(speech, because.said);
    default:
      return texts[because.kind];
  }
}

function reasonOf(speech: Speech, whyNot: WhyNot): string {
  if (whyNot.kind === 'closed' && whyNot.said !== undefined) return said(speech, whyNot.said);
  return whyNot.kind === 'lost' ? speech.plan.lost[whyNot.by] : speech.plan.whyNot[whyNot.kind];
}

function tellWay(speech: Speech, { because, words, gateName, ...way }: ProposedWay): ToldWay {
  const { collegeDecides, openLearning, directEntry, toWork } = speech.plan;
  const own: Readonly<Record<string, string>> = { college: collegeDecides, distance: openLearning, direct: directEntry, work: toWork };
  const gate = words === undefined ? gateName : (own[words] ?? speech.wordsAt(words));
  return { ...way, ...(gate === undefined ? {} : { gateText: gate }), reasons: because.map((one) => why(speech, one)) };
}

function tellWarning(speech: Speech, warning: Warning): string {
  const { plan, nameOf, states, verdicts } = speech;
  const on = ({ label, type, id }: { label: string; type: 'courses' | 'exams'; id: string }) => plan.way(label, nameOf(type, id));
  switch (warning.kind) {
    case 'closed':
    case 'noRule':
      return plan.warnings[warning.kind](on(warning), '');
    case 'oneExam':
      return plan.warnings.oneExam(nameOf('exams', warning.exam), '');
    case 'notAtHome':
      return plan.warnings.notAtHome(states[warning.state] ?? warning.state, '');
    case 'aboveBudget':
      return plan.warnings.aboveBudget(String(warning.least), String(warning.budget));
    case 'wayAboveBudget':
      return plan.warnings.wayAboveBudget(plan.way(warning.label, ''), String(warning.least), String(warning.budget));
    case 'class11': {
      const names = (subjects: readonly (readonly (keyof EligibilityTexts['subjects'])[])[]) =>
        subjects.map((one) =>
          joinNames(
            one.map((id) => verdicts.subjects[id]),
            verdicts.or,
          ),
        );
      return plan.warnings.class11(
        warning.needs.map(({ label, subjects }) => `${plan.way(label, '')}: ${names(subjects).join(', ')}`).join('; '),
        '',
      );
    }
    case 'lastDate':
      return plan.warnings.lastDate(nameOf('exams', warning.exam), warning.on);
    case 'lastYear':
      return plan.warnings.lastYear(on(warning), String(warning.year));
    case 'noneOpen':
    case 'oneWay':
    case 'examsOnly':
      return plan.warnings[warning.kind]('', '');
  }
}

function tellStep(speech: Speech, { months, id, kind, of, ...step }: DatedStep, keeps: Proposed['keeps']): ToldProposal['steps'][number] {
  const { plan, nameOf } = speech;
  const names = joinNames(
    of.map((one) => (one.type === 'colleges' ? one.id : nameOf(one.type, one.id))),
    plan.and,
  );
  const month = (number: string) => plan.monthNames[Number(number) - 1] ?? '';
  const when = months === undefined ? '' : ` (${plan.months(...monthsBetween(months, step.year, month))})`;
  const kept = keeps.map(({ choice, ways }) =>
    ways.length === 0 ? plan.keepsNone(plan.choices[choice]) : plan.keeps(plan.choices[choice], joinNames(ways, plan.and)),
  );
  const reason = kind === 'subjects' ? [plan.why.subjects, ...kept].join(' ') : plan.why[kind];
  return { ...{ id, kind, of, ...step }, text: `${plan.steps[kind](names)}${when}`, why: reason };
}

export function tellProposal(proposed: Proposed, speech: Speech): ToldProposal {
  const { goal, replaced, ways, missingSure, leftWithNothing, notTaken, warnings, steps, keeps, wouldDecide } = proposed;
  const closed = replaced?.judgement.reasons[0]?.said;
  return {
    goal,
    ...(replaced === undefined
      ? {}
      : { replaced: { type: replaced.type, id: replaced.id, reason: reasonOf(speech, { kind: 'closed', said: closed }) } }),
    ways: ways.map((way) => tellWay(speech, way)),
    ...(missingSure === undefined ? {} : { missingSure }),
    ...(leftWithNothing === undefined ? {} : { leftWithNothing }),
    notTaken: notTaken.map(({ type, id, why: not }) => ({ type, id, reason: reasonOf(speech, not) })),
    warnings: warnings.map((warning) => ({ kind: warning.kind, text: tellWarning(speech, warning) })),
    steps: steps.map((step) => tellStep(speech, step, keeps)),
    wouldDecide,
  };
}
