/** What is told of an answer, the first time and whenever its address is asked for again. */
import { expect, it } from 'vitest';
import type { Answered } from '../http/cached-response-handler.ts';
import { requestLogger } from './request-log.ts';

const answered: Answered = { id: 'an-id', method: 'GET', url: '/api/exams', route: '/api/exams', status: 200, milliseconds: 1.5 };

function told(all: readonly Partial<Answered>[]): { req: unknown; res: unknown; time: number }[] {
  const lines: string[] = [];
  const tell = requestLogger({ write: (line) => void lines.push(line) }, 'info');
  for (const one of all) tell({ ...answered, ...one });
  return lines.map((line) => JSON.parse(line) as { req: unknown; res: unknown; time: number });
}

it('is the same line, without the query, with its own method and status', () => {
  const asked = { url: '/api/colleges?search=a%20school' };
  const lines = told([asked, asked, { ...asked, method: 'HEAD' }, { ...asked, status: 304 }]);
  expect(lines.map(({ req, res }) => ({ req, res }))).toEqual([
    { req: { method: 'GET', url: '/api/colleges' }, res: { statusCode: 200 } },
    { req: { method: 'GET', url: '/api/colleges' }, res: { statusCode: 200 } },
    { req: { method: 'HEAD', url: '/api/colleges' }, res: { statusCode: 200 } },
    { req: { method: 'GET', url: '/api/colleges' }, res: { statusCode: 304 } },
  ]);
});

it('is never a private calendar’s address, however often it is asked for and spelled', () => {
  const spellings = ['/api/calendar/secret.ics', '/api/Calendar/secret.ics', '/api/cal%65ndar/secret.ics'].map((url) => ({ url }));
  expect(JSON.stringify(told([...spellings, ...spellings]))).not.toContain('secret');
});

it('stays whole and of its own address after more of them than are kept', () => {
  const urls = Array.from({ length: 1200 }, (_, index) => ({ url: `/api/colleges/c${index}"` }));
  const lines = told([...urls, ...urls]);
  expect(lines.map(({ req }) => req)).toEqual([...urls, ...urls].map(({ url }) => ({ method: 'GET', url })));
});

it('says when it was', () => {
  const before = Date.now();
  const [line] = told([{}]);
  expect(line?.time).toBeGreaterThanOrEqual(before);
  expect(line?.time).toBeLessThanOrEqual(Date.now());
});
