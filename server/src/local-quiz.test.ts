/** The same sheet of answers gives the same result here and on a phone that has the facts: only who stores it knows its id and time. */
import { join } from 'node:path';
import type { QuizFacts } from '@disha/contract/quiz.facts';
import { languages, type Language } from '@disha/contract/languages';
import { indianDay } from '@disha/contract/indian-day';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { quizzes, shortQuizFor } from '@disha/guidance/quizzes';
import { localResult } from '@disha/guidance/result/local-result';
import type { Bank, OptionId } from '@disha/guidance/types';
import { wordsIn } from '@disha/guidance/words/one-language';
import { beforeAll, describe, expect, it } from 'vitest';
import { readFeeFiles } from './catalog/fees/fee-files.ts';
import { readCrowds } from './catalog/shipped/crowd-files.ts';
import { readStateFiles } from './catalog/shipped/state-files.ts';
import { ShippedTranslations } from './catalog/translations.ts';
import { readRuleFiles } from './features/path/rule-files.ts';
import { worded } from './http/language.ts';
import { fc, seed } from './testing/property.ts';
import { pathOf } from './testing/quiz-server.ts';
import { sheetFor } from './testing/sheets.ts';
import { shippedCatalog } from './testing/shipped-catalog.ts';
import { testApp, type TestApp } from './testing/test-app.ts';

const catalogFolder = join(import.meta.dirname, '../../catalog');
let server: TestApp;
const facts = new Map<Language, QuizFacts>();

beforeAll(async () => {
  server = await testApp({
    catalog: await shippedCatalog(),
    parts: {
      rules: readRuleFiles(catalogFolder),
      states: readStateFiles(catalogFolder),
      fees: await readFeeFiles(catalogFolder),
      crowds: await readCrowds(catalogFolder),
      translations: new ShippedTranslations(catalogFolder),
    },
  });
  for (const language of languages) {
    const { body } = await server.call('GET', `/quiz/facts?lang=${language}`);
    // As it lies on a phone: through text and back.
    facts.set(language, JSON.parse(JSON.stringify(body.data)) as QuizFacts);
  }
}, 180_000);

/** In each language, of a whole quiz; a short one is made of the same code. */
const sheets = { whole: 100, short: 20 };
const anySheet = (bank: Bank) => fc.tuple(...bank.questions.map(({ options }) => fc.constantFrom(...options.map(({ id }) => id))));
const sheetsOf = (bank: Bank): OptionId[][] => [
  ...bank.candidates.map((candidate) => sheetFor(bank, candidate)),
  ...fc.sample(anySheet(bank), { numRuns: sheets[bank.whole === undefined ? 'whole' : 'short'] - bank.candidates.length, seed }),
];

async function here(bank: Bank, answers: readonly string[], language: Language, submittedAt: string) {
  return localResult({ quizId: bank.id, answers: [...answers] }, facts.get(language)!, {
    words: await wordsIn(language),
    inWords: (said) => worded(said, language).message,
    fieldName: (field) => everyTaxonomy[language].fields[field],
    submittedAt,
    day: indianDay(new Date(submittedAt)),
  });
}

const all = quizzes.flatMap((bank) => [bank, shortQuizFor(bank)!]);

describe.each(languages)('in %s', (language) => {
  it.each(all.map((bank) => ({ bank, name: bank.id })))(
    'sheets of $name give the same result without a server',
    async ({ bank }) => {
      for (const answers of sheetsOf(bank)) {
        const asked = `${pathOf(bank)}/submit?lang=${language}`;
        const { status, body } = await server.call('POST', asked, { body: { quizId: bank.id, answers } });
        expect(status).toBe(200);
        expect(await here(bank, answers, language, body.data.submittedAt as string), answers.join()).toEqual(body.data);
      }
    },
    120_000,
  );
});

it('says nothing to answers that are of no quiz', async () => {
  const [bank] = all as [Bank];
  expect(await here(bank, ['a'], 'en', new Date().toISOString())).toBeUndefined();
});
