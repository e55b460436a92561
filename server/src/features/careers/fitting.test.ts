/** What every outcome of every quiz leads to, with the careers that ship. */
import { interestLetters } from '@disha/contract/careers.words';
import { isField, type Field } from '@disha/contract/taxonomy';
import { readAnswers } from '@disha/guidance/answers';
import { interestsOf } from '@disha/guidance/interests';
import { banks, quizzes } from '@disha/guidance/quizzes';
import { recommend } from '@disha/guidance/recommend';
import type { Bank, Candidate } from '@disha/guidance/types';
import { everyWork, likedFields, namedWork } from '@disha/guidance/named-work';
import { beforeAll, describe, expect, it } from 'vitest';
import { Scheduler } from '../../catalog/scheduler.ts';
import { catalogsWith } from '../../testing/sample-catalog.ts';
import { sheetFor } from '../../testing/sheets.ts';
import { shippedCatalog } from '../../testing/shipped-catalog.ts';
import { workBook } from './work-book.ts';
import { viewCareers, type CareersView } from './careers.view.ts';
import { fittingCareers, type Pointed } from '@disha/guidance/result/fitting';
import { careerKnownBest, joiningIds, notSuggested, takesOnly } from '@disha/guidance/result/known-work';
import { trainingOf } from '@disha/guidance/result/training';

let view: CareersView;
beforeAll(async () => {
  const { careers } = await shippedCatalog();
  view = await viewCareers(catalogsWith({ careers }), new Scheduler());
}, 60_000);

const outcomes = quizzes.flatMap((bank) => bank.candidates.map((candidate) => ({ bank, candidate, name: `${bank.id} ${candidate}` })));

function picksFor(bank: Bank, candidate: Candidate): number[] {
  const read = readAnswers(bank, sheetFor(bank, candidate), []);
  if (!('picks' in read)) throw new Error('a sheet that does not fit its bank');
  return read.picks;
}

function pointed(bank: Bank, picks: readonly number[]) {
  const [first] = recommend(bank, picks).recommended;
  const fields: Field[] = first && isField(first.candidate) ? [first.candidate] : (first?.bestFields ?? []);
  const named = [...namedWork(bank, picks)].map(([career, answers]) => [
    career,
    {
      weight: answers.reduce((sum, { weight }) => sum + weight, 0),
      fields: answers.flatMap(({ field }) => field ?? []),
      said: () => answers.map(({ questionId }) => ({ sentence: `You said so in ${questionId}.`, inShort: questionId })),
    },
  ]);
  return {
    fields,
    liked: likedFields(bank, picks),
    interests: interestsOf(bank, picks),
    named: new Map(named as [string, Pointed['named'] extends ReadonlyMap<string, infer Value> ? Value : never][]),
    opens: () => 'all' as const,
  } satisfies Pointed;
}

describe('the careers of a quiz result', () => {
  it('come from 25 outcomes', () => {
    expect(outcomes).toHaveLength(25);
  });

  it.each(outcomes)(
    '$name: six, no more than two alike or through one gate, three ways of training, each with its own why',
    ({ bank, candidate }) => {
      const asked = pointed(bank, picksFor(bank, candidate));
      const six = fittingCareers(workBook(view, 'en'), asked);
      expect(new Set(six.map(({ careerId }) => careerId)).size).toBe(6);
      const documents = six.map(({ careerId }) => view.documents.get(careerId)!);
      for (const { id, fields } of documents)
        expect(fields.some((field) => asked.fields.includes(field)) || asked.named.has(id) || joiningIds.includes(id), id).toBe(true);
      const gates = documents.flatMap((career) => trainingOf(career).gate ?? []);
      for (const gate of gates) expect(gates.filter((other) => other === gate).length, gate).toBeLessThanOrEqual(2);
      expect(new Set(documents.map((career) => trainingOf(career).way)).size).toBeGreaterThanOrEqual(3);
      const profiles = documents.map(({ profile }) => profile.join());
      for (const profile of profiles) expect(profiles.filter((other) => other === profile).length).toBeLessThanOrEqual(2);
      expect(new Set(six.map(({ why }) => why)).size).toBe(6);
      for (const { why } of six) expect(why).toMatch(/^(You said .+\.|You like .+\.|It (belongs|joins) .+\.)$/);
      expect(fittingCareers(workBook(view, 'en'), asked)).toEqual(six);
    },
  );

  it.each(outcomes)('$name: the same in another order of the questions', ({ bank, candidate }) => {
    const picks = picksFor(bank, candidate);
    const turned: Bank = { ...bank, questions: bank.questions.toReversed() };
    expect(interestsOf(turned, picks.toReversed())).toEqual(interestsOf(bank, picks));
    expect(fittingCareers(workBook(view, 'en'), pointed(turned, picks.toReversed()))).toEqual(
      fittingCareers(workBook(view, 'en'), pointed(bank, picks)),
    );
  });

  it.each(outcomes)('$name: with what everybody thinks of there, and nothing one has to be called to', ({ bank, candidate }) => {
    const asked = pointed(bank, picksFor(bank, candidate));
    const ids = fittingCareers(workBook(view, 'en'), asked).map(({ careerId }) => careerId);
    const [first] = asked.fields;
    expect(ids[0] === careerKnownBest[first as Field] || asked.named.has(ids[0] ?? '')).toBe(true);
    // Only where all six are named by answers does none of them have to be what everybody knows.
    expect(ids.includes(careerKnownBest[first as Field]) || ids.every((id) => asked.named.has(id))).toBe(true);
    expect(ids.filter((id) => notSuggested.has(id))).toEqual([]);
  });

  it('knows only careers that ship', () => {
    for (const [field, id] of Object.entries(careerKnownBest)) expect(view.documents.get(id)?.fields, id).toContain(field);
    for (const id of [...notSuggested, ...joiningIds, ...everyWork.flatMap(([, ids]) => ids)])
      expect(view.documents.has(id), id).toBe(true);
  });

  it('say whose interests they are where nobody has measured the very work', () => {
    const interests = { R: 1, I: 0, A: -1, S: 0, E: 0.5, C: 0.5 };
    const asked: Pointed = { fields: ['defence_military'], liked: [], interests, named: new Map(), opens: () => 'all' };
    const officers = fittingCareers(workBook(view, 'en'), asked);
    const proxies = officers.filter(({ careerId }) => view.documents.get(careerId)?.interestsFrom === 'similar work');
    expect(proxies.length).toBeGreaterThan(0);
    for (const { why } of proxies) expect(why).toContain('similar work');
  });
});

describe('who may enter', () => {
  const named = (id: string): Pointed['named'] =>
    new Map([[id, { weight: 9, fields: ['allied_health'], said: () => [{ sentence: 'You said so.', inShort: 'so' }] }]]);
  const asked = (opens: Pointed['opens']): Pointed => ({
    fields: ['defence_military', 'allied_health'],
    liked: [],
    interests: { R: 0, I: 0, A: 0, S: 1, E: 0, C: 0.5 },
    named: named('military-nursing-officer'),
    opens,
  });
  const nurse = (opens: Pointed['opens']) =>
    fittingCareers(workBook(view, 'en'), asked(opens)).find(({ careerId }) => careerId === 'military-nursing-officer');

  it('is told with what only women may begin, by its course or by the service itself, and with no other', () => {
    const byCourse = fittingCareers(workBook(view, 'en'), {
      ...asked((course) => (course === 'gnm-nursing' ? 'female' : 'all')),
      named: named('gnm-nurse'),
    });
    expect(byCourse.find(({ careerId }) => careerId === 'gnm-nurse')?.forGender).toBe('female');
    for (const { careerId, forGender } of byCourse)
      expect(forGender !== undefined, careerId).toBe(careerId === 'gnm-nurse' || careerId in takesOnly);
    expect(nurse(() => 'all')?.forGender).toBe('female');
    for (const id of Object.keys(takesOnly))
      expect(
        view.documents
          .get(id)
          ?.limits.map(({ text }) => text)
          .join(),
      ).toMatch(/women/i);
  });

  it('leaves out what the own stream does not open', () => {
    expect(nurse((course) => (course.includes('nursing') ? undefined : 'all'))).toBeUndefined();
  });
});

describe('interests', () => {
  it.each(quizzes)('of $id lie between -1 and 1, and nothing said is nothing liked', (bank) => {
    for (const candidate of bank.candidates)
      for (const letter of interestLetters) expect(Math.abs(interestsOf(bank, picksFor(bank, candidate))[letter])).toBeLessThanOrEqual(1);
  });

  it('grow with what is liked', () => {
    const { class10 } = banks;
    const picks = picksFor(class10, 'commerce');
    const at = class10.questions.findIndex(({ kind, options }) => kind === 'likert' && options[0]?.riasec.A !== undefined);
    const more = picks.with(at, class10.questions[at]!.options.length - 1);
    expect(interestsOf(class10, more).A).toBeGreaterThan(interestsOf(class10, picks.with(at, 0)).A);
  });
});
