/**
 * Where two exams get into each other's way. Only announced days count: two usual months say nothing about a day. A result or an
 * admit card asks no student to be anywhere, so it gets in the way of nothing.
 */
import type { Thing } from './agenda.ts';

export interface Clash {
  /**
   * `same_day`: both on this very day. `may_meet`: both are sat over several days, which one is not known yet. `form_meanwhile`: a form
   * closes while another exam is sat.
   */
  kind: 'same_day' | 'may_meet' | 'form_meanwhile';
  /** The day or days in question. */
  from: string;
  to: string;
  /** Of `form_meanwhile`: the form. */
  one: Thing;
  other: Thing;
}

interface Days {
  from: string;
  to: string;
}

/** Where one has to be: an exam, or a counselling of a single day; weeks of counselling are a window, not a date. */
function sits({ coming: { date, from, to, isAnnounced } }: Thing): Days | undefined {
  const isThere = date.event === 'exam' || (date.event === 'counselling' && from === to);
  return isAnnounced && isThere ? { from, to } : undefined;
}

/** The last day of a form, and the last one with a late fee where there are both. */
function closes({ coming: { date, from, to, isAnnounced } }: Thing): readonly string[] {
  return isAnnounced && date.event === 'registration_closes' ? [...new Set([from, to])] : [];
}

const later = (a: string, b: string) => (a > b ? a : b);
const sooner = (a: string, b: string) => (a < b ? a : b);
const isOneDay = ({ from, to }: Days) => from === to;

function meeting(one: Thing, other: Thing): Clash | undefined {
  const [a, b] = [sits(one), sits(other)];
  if (!a || !b) return undefined;
  const [from, to] = [later(a.from, b.from), sooner(a.to, b.to)];
  if (from > to) return undefined;
  return { kind: isOneDay(a) && isOneDay(b) ? 'same_day' : 'may_meet', from, to, one, other };
}

function formMeanwhile(form: Thing, exam: Thing): Clash | undefined {
  const days = sits(exam);
  const day = days && closes(form).find((each) => each >= days.from && each <= days.to);
  return day === undefined ? undefined : { kind: 'form_meanwhile', from: day, to: day, one: form, other: exam };
}

function formsOfOneDay(one: Thing, other: Thing): Clash | undefined {
  const day = closes(one).find((each) => closes(other).includes(each));
  return day === undefined ? undefined : { kind: 'same_day', from: day, to: day, one, other };
}

/** Soonest first. Two dates of one exam are its own affair: the body that sets them knows both. */
export function clashesOf(things: readonly Thing[]): Clash[] {
  const found = things.flatMap((one, index) =>
    things.slice(index + 1).flatMap((other) => {
      if (one.exam._id === other.exam._id) return [];
      return meeting(one, other) ?? formMeanwhile(one, other) ?? formMeanwhile(other, one) ?? formsOfOneDay(one, other) ?? [];
    }),
  );
  return found.sort((a, b) => a.from.localeCompare(b.from));
}
