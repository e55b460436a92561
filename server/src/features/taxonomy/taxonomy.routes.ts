import { districts } from '@disha/contract/districts';
import { defaultLanguage, type Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import { vocabularyEndpoints } from '@disha/contract/vocabulary';
import { districtNames } from '@disha/contract/words/every-districts';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import { SharedAnswer } from '../../http/answer.ts';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';

const wordsIn = (language: Language) => ({
  ...everyTaxonomy[language],
  districts: Object.fromEntries(districts.map(({ name }) => [name, districtNames[language][name] ?? name])),
  transliterated: language === defaultLanguage ? [] : ['districts'],
});

/** It changes only with the code, so each answer is made once a language. */
export function serveTaxonomy(serve: Serve): void {
  const answers = new Map<AnswerLanguage, SharedAnswer>();
  serve(vocabularyEndpoints, {
    'GET /taxonomy': ({ language }) => {
      const made =
        answers.get(language) ??
        new SharedAnswer(
          vocabularyEndpoints['GET /taxonomy'].data.parse({ taxonomy: wordsIn(translationIn(language)) }),
          say('taxonomy.shown'),
          language,
        );
      answers.set(language, made);
      return made;
    },
  });
}
