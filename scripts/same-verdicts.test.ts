/** The same student before the same rules, weighed by the server and by the browser's own code: the same bytes. */
import { join } from 'node:path';
import { readSentRules, type SentRules } from '@disha/eligibility/sent-rules';
import { numbers, randomDetails } from '@disha/eligibility/testing/random-details';
import type { Book, ItemId } from '@disha/eligibility/types';
import { judgementTexts } from '@disha/eligibility/words/languages';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { beforeAll, expect, it, vi } from 'vitest';
import { buildApp } from '../server/src/app.ts';
import { openPool } from '../server/src/db/connect.ts';
import { readEnv } from '../server/src/env.ts';
import { readRuleFiles } from '../server/src/features/path/rule-files.ts';
import { readFrom } from '../server/src/testing/read-from.ts';
import { shippedCatalog } from '../server/src/testing/shipped-catalog.ts';
import { enteredBy, weigherOf } from '../web/src/features/path/verdicts/weigh.ts';
import { root } from './prepare.mjs';

const verdicts = 10_000;
const atOnce = 500;
/** Asked for together, as a screen does: the request and the reading of the student details are most of the time. */
const together = 10;
const patience = 120_000;
const now = new Date('2026-11-16T10:00:00Z');
let ask: (url: string, payload?: object) => Promise<string>;
let book: Book;

beforeAll(async () => {
  const env = readEnv({ LOG_LEVEL: 'silent', RATE_LIMIT: 'off' });
  // Verdicts are made from memory: there is no database here at all, and no request connects to one.
  const { db } = openPool({ host: '127.0.0.1', port: 1 });
  const { app, shared } = await buildApp({
    db,
    env,
    now: () => now,
    webFolder: null,
    tooBusyMs: 0,
    rules: readRuleFiles(join(root, 'catalog')),
  });
  readFrom(shared.catalog, { ...(await shippedCatalog()), colleges: [] });
  // Nor has the desk changed anything that is read beside them.
  vi.spyOn(shared.snapshot.beside, 'read').mockResolvedValue(undefined);
  await shared.snapshot.refresh();
  ask = async (url, payload) => {
    const { statusCode, body } = await app.inject({ url: `/api${url}`, ...(payload ? { method: 'POST', payload } : {}) });
    expect(statusCode, body.slice(0, 200)).toBe(200);
    return body;
  };
  ({ book } = readSentRules((JSON.parse(await ask('/path/rules')) as { data: SentRules }).data));
}, patience);

const dataOf = (body: string) => body.slice(body.indexOf('"verdicts":') + '"verdicts":'.length, body.lastIndexOf('}}'));

it.each(Array.from({ length: verdicts / atOnce }, (_, part) => part))(
  `${atOnce} of ${verdicts} verdicts on random students are the same on both sides, part %i`,
  async (part) => {
    const random = numbers(17 + part);
    const all: readonly ItemId[] = [...book.courses, ...book.exams, ...book.careers];
    const language = part % 2 === 0 ? 'en' : 'hi';
    for (let at = 0; at < atOnce; at += together) {
      const details = randomDetails(random);
      const items = Array.from({ length: together }, () => random.of(all)).map(({ type, id }) => ({ type, id }));
      const weigher = weigherOf(book, details, 2027);
      const own = JSON.stringify(items.map((item) => enteredBy(weigher, item, judgementTexts[language], everyTaxonomy[language].states)));
      const answered = dataOf(await ask(`/path/check?lang=${language}`, { passport: details, items }));
      if (answered !== own) expect(answered).toBe(own);
    }
  },
  patience,
);
