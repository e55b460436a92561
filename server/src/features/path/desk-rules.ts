/** What a rule would say, before an editor stores it: in words, and for how many students of our own making it is another verdict. */
import { deskRulesEndpoints } from '@disha/contract/path.rules';
import { pseudoLanguage } from '@disha/contract/languages';
import { pseudo } from '@disha/contract/pseudo';
import { say } from '@disha/contract/say';
import { judging } from '@disha/eligibility/check';
import { students } from '@disha/eligibility/fixtures/students.fixture';
import { parseRules } from '@disha/eligibility/read';
import type { Book, Certainty, Item, Verdict } from '@disha/eligibility/types';
import { judgementTexts } from '@disha/eligibility/words/languages';
import { RuleTeller } from '@disha/eligibility/words/meaning';
import { meanings } from '@disha/eligibility/words/meanings';
import { linesOfRules, ruleFault } from '../../catalog/shipped/rule-lines.ts';
import { documentOf } from '../../catalog/snapshot/rows.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { AppError, invalidAt } from '../../http/errors.ts';
import { translationIn, type AnswerLanguage } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';

interface DeskRulesParts {
  book: () => Book;
  snapshot: Pick<CatalogSnapshot, 'items'>;
}

/** The year in which those students begin. */
const theirYear = 2027;

function tellerIn(language: AnswerLanguage): RuleTeller {
  if (language === pseudoLanguage) return new RuleTeller(pseudo(judgementTexts.en), pseudo(meanings.en));
  const translation = translationIn(language);
  return new RuleTeller(judgementTexts[translation], meanings[translation]);
}

/** By the verdict before and after, how many; of those who read another one. */
function otherVerdicts(book: Book, before: Item, after: Item) {
  const counts = new Map<string, { from: Verdict; to: Verdict; students: number }>();
  for (const { passport: details } of students) {
    const { judge } = judging(book, details, { year: theirYear });
    const [from, to] = [judge(before).verdict, judge(after).verdict];
    if (from === to) continue;
    const key = `${from} ${to}`;
    counts.set(key, { from, to, students: (counts.get(key)?.students ?? 0) + 1 });
  }
  return [...counts.values()];
}

export function serveDeskRules(serve: Serve, { book, snapshot }: DeskRulesParts): void {
  serve(deskRulesEndpoints, {
    'POST /desk/rules/meaning': ({ body: { catalog, id, rules }, language }) => {
      const current = book();
      const item = current[catalog].find((each) => each.id === id);
      if (!item) throw new AppError('not_found', say('corrections.noItem'));
      // An exam says of itself how certain it is, a course in its rule.
      const certainty = (documentOf(snapshot.items(catalog), id) as { verification?: Certainty } | undefined)?.verification;
      const fault = ruleFault(rules, certainty);
      if (fault) throw invalidAt(fault.at, fault.said);
      const read = parseRules(linesOfRules(id, rules), certainty);
      const { gives: _gives, byMarks: _byMarks, byState: _byState, ...bare } = item;
      const named = rules.flatMap(({ way = '' }) => (way === '' ? [] : [way]));
      const lines = tellerIn(language)
        .told(read)
        .map((texts, at) => ({ way: at === 0 ? '' : (named[at - 1] ?? ''), texts }));
      const changed = otherVerdicts(current, item, { ...bare, ...read });
      return { message: say('rules.meaning'), data: { lines, students: students.length, changed } };
    },
  });
}
