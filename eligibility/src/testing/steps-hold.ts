/** What holds of the steps of every plan, for every student: of the same plans as all else, which take their time to make. */
import { describe, expect, it } from 'vitest';
import type { DatedStep } from '../plan/steps.ts';
import { needsTwelve } from '../rung.ts';
import { breakingIn, type Case } from './made-up-plans.ts';
import { today } from './random-students.ts';
import { realBook } from './real-book.ts';
import { isChoosing } from './within.ts';

const exams = new Map(realBook.exams.map((one) => [one.id, one]));
const none: unknown[] = [];

const lastMonth = ({ due, months, year }: DatedStep) =>
  due?.slice(0, 7) ?? (months === undefined ? undefined : `${year + Number(months.to < months.from)}-${months.to}`);
const firstMonth = ({ due, months, year }: DatedStep) => due?.slice(0, 7) ?? (months === undefined ? undefined : `${year}-${months.from}`);

export function holdsOfSteps(all: () => readonly Case[]): void {
  const wrong = (find: (step: DatedStep, one: Case) => boolean) =>
    breakingIn(all(), (one) => one.plan.steps.filter((step) => find(step, one)));

  describe('of the steps of every plan it holds that', () => {
    it('there are enough of them to say so', () => {
      for (const kind of ['papers', 'opens', 'register', 'sit', 'registered', 'next', 'notice', 'marks'] as const)
        expect(all().filter(({ plan }) => plan.steps.some((step) => step.kind === kind)).length, kind).toBeGreaterThan(5);
    });

    it('none lies in the past', () => {
      const now = today.slice(0, 7);
      expect(
        wrong((step) => {
          const { due, year } = step;
          return year < 2026 || (firstMonth(step) ?? now) < now || (due !== undefined && (due < today || !due.startsWith(String(year))));
        }),
      ).toEqual(none);
    });

    it('Class 10 begins with the subjects, and nobody who left school chooses them where no way asks for Class 12', () => {
      expect(
        breakingIn(all(), ({ student, plan }) => {
          const { class: of, passingYear = student.year } = student.passport;
          const has = plan.steps.some(({ kind }) => kind === 'subjects');
          if (of === '10' && passingYear > student.year - 3) return plan.ways.length > 0 && plan.steps[0]?.kind !== 'subjects';
          return has && !isChoosing(student);
        }),
      ).toEqual(none);
    });

    it('an exam is sat after its form', () => {
      expect(
        wrong((step, { plan }) => {
          const [about] = step.of;
          if (step.kind !== 'sit' || about === undefined) return false;
          const form = plan.steps.find(({ kind, of }) => (kind === 'register' || kind === 'next') && of[0]?.id === about.id);
          if (form === undefined || form.year > step.year + Number(step.months !== undefined && step.months.to < step.months.from))
            return true;
          return (firstMonth(form) ?? '') > (lastMonth(step) ?? '9999') || plan.steps.indexOf(form) > plan.steps.indexOf(step);
        }),
      ).toEqual(none);
    });

    it('nobody sits what asks for more years than they have, or for Class 12 before it', () => {
      expect(
        wrong((step, { student: { passport: details, year } }) => {
          const exam = exams.get(step.of[0]?.id ?? '');
          if ((step.kind !== 'sit' && step.kind !== 'registered') || exam === undefined) return false;
          const ages = exam.all.flatMap((one) => (one.kind === 'age' && one.least !== undefined ? [one.least] : []));
          const born = Number(details.birthDate?.slice(0, 4) ?? 1990);
          // By the end of the year after it begins: some are called by the year in which they lead on.
          if (ages.some((least) => step.year + 1 - born < Math.floor(least))) return true;
          return (
            details.class === '10' && details.qualification === undefined && needsTwelve(exam) && step.year <= (details.passingYear ?? year)
          );
        }),
      ).toEqual(none);
    });
  });
}
