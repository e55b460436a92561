/** What a college asks is told by one function: its page, the plan, a weighing and the cost sheet cannot disagree. Of the shipped facts. */
import { durationInMonths } from '@disha/contract/duration';
import { studyCost } from '@disha/eligibility/plan/costs';
import { expect, it } from 'vitest';
import { readFeeFiles } from '../server/src/catalog/fees/fee-files.ts';
import { FeeBook } from '../server/src/catalog/fees/fees.ts';
import { wholeCatalog } from '../server/src/testing/shipped-catalog.ts';
import { shippedFolder } from '../server/src/testing/small-catalog.ts';
import { feeOffers, feesAt } from '../web/src/features/costs/fee-offers.ts';
import { knownRatings } from '../web/src/features/decide/known.ts';

const wanted = 2000;
const nothing = { bands: [], courses: {}, beside: [] };

it('is told alike on the page, in the plan, in a weighing and on the cost sheet of two thousand colleges', async () => {
  const { colleges, courses } = await wholeCatalog(shippedFolder);
  const book = new FeeBook(await readFeeFiles(shippedFolder));
  const months = new Map(courses.map(({ id, duration }) => [id, durationInMonths(duration)]));
  const priced = colleges.filter((college) => book.rowsOf(college).rows.length > 0);
  const step = Math.floor(priced.length / wanted);
  const asked = priced.filter((_, place) => place % step === 0);
  expect(asked.length).toBeGreaterThanOrEqual(wanted);
  const disagreeing: string[] = [];
  for (const college of asked) {
    const page = book.ofCollege(college, 'en');
    for (const { courseId } of college.courses) {
      const of = months.get(courseId);
      const here = feesAt(page, book.ofCourse(courseId, 'en'), courseId);
      const plan = studyCost(nothing, courseId, { near: 'district', there: book.costAt(college, courseId, of) ?? null });
      const { cost } = knownRatings({ id: college.id, name: college.name, fees: here, months: of }, {});
      const weighed = cost?.because.kind === 'fees' ? cost.because : undefined;
      const offers = feeOffers(here, college.state, of).filter(({ band }) => band.seat === 'any' || band.seat === 'merit');
      const isOutside = offers.some(({ perYear, band }) => band.per !== 'course' && (plan === null || perYear > plan.to));
      const isOther = weighed !== undefined && (weighed.from !== plan?.from || weighed.to !== plan.to);
      const isUnsaid = plan !== null && !here.some(({ what, certainty }) => what === 'tuition' && certainty !== 'C');
      if (isOutside || isOther || isUnsaid) disagreeing.push(`${college.id} ${courseId}`);
    }
  }
  expect(disagreeing).toEqual([]);
}, 120_000);
