import { expect, it } from 'vitest';
import { localHandlers, handlerFor } from './local-handlers.ts';

const answers = localHandlers({
  'GET /exams/:id': ({ params }) => Promise.resolve({ exam: { _id: params['id'] } } as never),
  'GET /exams/filters': () => Promise.resolve(undefined),
});

it('finds who answers at an address, with what stands in it', async () => {
  const found = handlerFor(answers, 'GET', '/exams/jee%20main');
  expect(found?.params).toEqual({ id: 'jee main' });
  expect(await found?.answer({ params: found.params, query: {}, body: undefined, locale: 'en' })).toEqual({ exam: { _id: 'jee main' } });
});

it('finds nobody for another method, a longer address or an empty part', () => {
  expect(handlerFor(answers, 'POST', '/exams/jee-main')).toBeUndefined();
  expect(handlerFor(answers, 'GET', '/exams/jee-main/dates')).toBeUndefined();
  expect(handlerFor(answers, 'GET', '/exams/')).toBeUndefined();
});
