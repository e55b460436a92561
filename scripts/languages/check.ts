/** npm run languages:check: how much of each feature is said in each language, and what is wrong with it. */
import { defaultLanguage, languages } from '@disha/contract/languages';
import { pairsIn } from './pairs.ts';
import { coverageOf, problemsOf } from './rules.ts';

let isWhole = true;
for (const language of languages) {
  if (language === defaultLanguage) continue;
  const { pairs, leftOver } = await pairsIn(language);
  const rows = coverageOf(pairs);
  const width = Math.max(...rows.map(({ feature }) => feature.length));
  for (const { feature, texts, translated } of rows)
    console.log(`${language}  ${feature.padEnd(width)}  ${String(translated).padStart(5)} of ${String(texts).padStart(5)}`);
  const sum = (key: 'texts' | 'translated') => rows.reduce((total, row) => total + row[key], 0);
  console.log(`${language}  ${((100 * sum('translated')) / sum('texts')).toFixed(2)} % of ${sum('texts')} texts`);
  const problems = [...problemsOf(pairs, language), ...leftOver.map((key) => `${key}: is left over`)];
  for (const problem of problems) console.log(`FAIL  ${problem}`);
  isWhole &&= problems.length === 0;
}
process.exitCode = isWhole ? 0 : 1;
