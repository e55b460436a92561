/** What rules may ask of a fact follows from its entry: every word of one is read, judged and told, a fact not asked for yet too. */
import { studentFacts, type FactEntry, type StudentDetails } from '@disha/contract/passport';
import { choice, yesNo } from '@disha/contract/shape';
import { describe, expect, it } from 'vitest';
import { PersonRules, personRules, type AskedFact } from './of-person.ts';
import { parseFault, parseRules, type RuleLine } from './read.ts';
import { conditionStanding } from './standing.ts';
import type { Seen } from './stood.ts';
import type { Condition, Item } from './types.ts';
import { judgementTexts } from './words/languages.ts';
import { RuleTeller } from './words/meaning.ts';
import { texts as meanings } from './words/en/meanings.ts';
import { word as told } from './words/word.ts';

const line = (person: string): RuleLine => ({
  ...{ id: 'made-up', way: '', certainty: 'B', after: '', degree: '', subjects: '', marks: '', age: '', check: '', gives: '' },
  person,
});
const item: Item = { type: 'exams', id: 'made-up', source: '', fields: [], all: [], ways: [[]] };
const seen = (details: StudentDetails): Seen => ({
  ...{ passport: details, item, year: 2027, asked: 2027 },
  degrees: { byCourse: new Map(), ofField: () => new Set(), isTaughtIn: () => false },
  reaches: () => false,
});
const conditionOf = (word: string) => parseRules([line(word)]).all[0] as Condition;

const asked = Object.entries<FactEntry>(studentFacts).flatMap(([fact, { inRules = {}, shape }]) =>
  Object.entries(inRules).map(([word, wanted]) => ({ fact, word, wanted, values: shape.kind === 'choice' ? shape.of : [true, false] })),
);

describe.each(asked)('"$word"', ({ fact, word, wanted, values }) => {
  it('is met by its answer alone, and asks whoever has not told', () => {
    const standing = (details: object) => conditionStanding(conditionOf(word), seen(details));
    expect(standing({})).toMatchObject({ said: { standing: 'unknown' }, missing: [fact] });
    for (const value of values)
      expect([value, standing({ [fact]: value }).said.standing]).toEqual([
        value,
        value === wanted ? 'met' : expect.stringMatching(/^(unmet|later)$/),
      ]);
  });

  it.each(Object.entries(judgementTexts))('is told in %s, each way it may stand', (_, texts) => {
    const condition = conditionOf(word);
    const all = (['unknown', 'later', 'unmet'] as const).map((standing) => told(texts, { condition, standing }, {}));
    for (const text of all) expect(text).not.toBe('');
  });

  it('is told as a rule, and that only some ask so', () => {
    const teller = new RuleTeller(judgementTexts.en, meanings);
    const [[plain] = []] = teller.told(parseRules([line(word)]));
    const [[some] = []] = teller.told(parseRules([line(`${word}?`)]));
    expect(plain).toBeTruthy();
    expect(some).not.toBe(plain);
  });
});

it('is refused where no entry has it, by its name', () => {
  expect(parseFault([line('left-handed')])).toEqual({ line: 0, column: 'person', word: 'left-handed' });
  expect(parseFault([line('other')])).toMatchObject({ word: 'other' });
});

it('leaves an answer that no rule asks for to the notice', () => {
  expect(conditionStanding(conditionOf('female'), seen({ gender: 'other' })).said.standing).toBe('later');
});

describe('a made-up fact', () => {
  const rules = new PersonRules({
    ...studentFacts,
    board: { shape: choice(['cbse', 'state', 'other']), step: 'school', inRules: { cbse: 'cbse', state_board: 'state' } },
    madeUp: { shape: yesNo, step: 'you', inRules: { made_up: true } },
  } satisfies Record<string, FactEntry>);
  const standing = (word: string, details: object) => {
    const condition = rules.read(word);
    return rules.standing(rules.asked(condition ?? { kind: '' }) as AskedFact, details);
  };

  it('is read by the words of its entry', () => {
    expect(rules.words).toEqual([...personRules.words, 'cbse', 'state_board', 'made_up']);
    expect(rules.read('state_board')).toEqual({ kind: 'board', is: 'state_board' });
    expect(rules.read('made_up')).toEqual({ kind: 'made_up' });
    expect(rules.asked({ kind: 'check', is: 'cbse' })).toBeUndefined();
  });

  it('is judged by it', () => {
    expect(standing('state_board', { board: 'state' })).toBe('met');
    expect(standing('state_board', { board: 'cbse' })).toBe('unmet');
    expect(standing('state_board', { board: 'other' })).toBe('later');
    expect(standing('state_board', {})).toBe('unknown');
    expect([true, false].map((madeUp) => standing('made_up', { madeUp }))).toEqual(['met', 'unmet']);
  });
});
