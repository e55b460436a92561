/** A new quiz is its own files and lines in four: no other file names one (docs/guidance.md, "How to add a quiz"). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quizEntries, quizKeys } from '@disha/contract/quiz.keys';
import { streams } from '@disha/contract/taxonomy';
import { expect, it } from 'vitest';
import { root } from './prepare.mjs';

const lists = ['contract/src/quiz/quiz.keys.ts', 'guidance/src/quizzes.ts', 'web/src/messages/en/quiz.ts', 'web/src/messages/hi/quiz.ts'];
const isTest = /\.(test|fixture)\.tsx?$|(^|\/)(testing|fixtures)\//;

const filesIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isTest.test(file))
    .map((file) => `${folder}/${file}`);
const files = ['contract/src', 'guidance/src', 'server/src', 'web/src'].flatMap(filesIn);
/** Elsewhere the word may mean something else: PCM is three subjects. */
const isQuizFeature =
  /^(contract\/src\/quiz|guidance\/src|(server|web)\/src\/features\/quiz|server\/src\/ai|web\/src\/messages\/\w+\/quiz)/;

// Who has told nothing is offered the quiz of Class 10, so that one has a name in code. A stream's word is no quiz's.
it.each(quizKeys.filter((key) => key !== 'class10'))('%s is named in four lists and in its own files', (key) => {
  const { id, path } = quizEntries[key];
  const isOwn = new RegExp(`^guidance/src/(banks|words/\\w+/banks)/${key}\\.`);
  const address = new RegExp(`\\b${id}\\b|\\b${path}\\b`);
  const word = new RegExp(`\\b${key}\\b`);
  const isStream = (streams as readonly string[]).includes(key);
  const naming = files.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8');
    return address.test(code) || (!isStream && isQuizFeature.test(file) && word.test(code));
  });
  expect(naming.filter((file) => !isOwn.test(file) && !lists.includes(file))).toEqual([]);
});
