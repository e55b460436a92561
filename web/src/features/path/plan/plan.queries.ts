import { limits } from '@disha/contract/limits';
import type { AccountPlan, Plan } from '@disha/contract/path';
import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { mine } from '../../../api/query-client.ts';
import { planTexts } from '../../../messages/plan.ts';
import { samePlan } from './read-plan.ts';

const timeoutMs = 10_000;
const sayLoad = { timeoutMs, fallback: (locale: Parameters<typeof planTexts.in>[0]) => planTexts.in(locale).errors.load };

export const planQueries = {
  kept: (userId: string) =>
    queryOptions({
      queryKey: [mine, 'plan', userId],
      queryFn: ({ signal }): Promise<AccountPlan> => call('GET /plan', { signal, ...sayLoad }),
      // Another phone may have changed it meanwhile.
      staleTime: 0,
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    }),
  course: (id: string) =>
    queryOptions({
      queryKey: ['path', 'courses', id],
      queryFn: async ({ signal }) => (await call('GET /courses/:id', { params: { id }, signal, ...sayLoad })).course,
    }),
  exam: (id: string) =>
    queryOptions({
      queryKey: ['path', 'exams', id],
      queryFn: async ({ signal }) => (await call('GET /exams/:id', { params: { id }, signal, ...sayLoad })).exam,
    }),
  college: (id: string) =>
    queryOptions({
      queryKey: ['path', 'colleges', id],
      queryFn: async ({ signal }) => (await call('GET /colleges/:id', { params: { id }, signal, ...sayLoad })).college,
    }),
  /** All of them: whose help would fit is told on the device. */
  scholarships: () =>
    queryOptions({
      queryKey: ['path', 'scholarships'],
      queryFn: async ({ signal }) =>
        (await call('GET /scholarships', { query: { limit: String(limits.listLimit) }, signal, ...sayLoad })).scholarships,
    }),
  scholarship: (id: string) =>
    queryOptions({
      queryKey: ['path', 'scholarships', id],
      queryFn: async ({ signal }) => (await call('GET /scholarships/:id', { params: { id }, signal, ...sayLoad })).scholarship,
    }),
  career: (id: string) =>
    queryOptions({
      queryKey: ['path', 'careers', id],
      queryFn: async ({ signal }) => (await call('GET /careers/:id', { params: { id }, signal, ...sayLoad })).career,
    }),
};

/** What stands in the account, as one that came too late is told. */
export function currentOf(error: unknown): AccountPlan | undefined {
  if (!isApiError(error, 'stale')) return undefined;
  return (error.data as { current?: AccountPlan } | undefined)?.current;
}

/** What is on its way: a page that shows the plan and what sends it behind the pages may want the same at once. */
let sending: { plan: Plan; version: number; answer: Promise<AccountPlan> } | undefined;

export function savePlan(plan: Plan, version: number): Promise<AccountPlan> {
  if (sending?.version === version && samePlan(sending.plan, plan)) return sending.answer;
  const answer = call('PUT /plan', { body: { plan, version }, timeoutMs, fallback: (locale) => planTexts.in(locale).errors.save });
  const own = { plan, version, answer };
  sending = own;
  const end = () => {
    if (sending === own) sending = undefined;
  };
  answer.then(end, end);
  return answer;
}
