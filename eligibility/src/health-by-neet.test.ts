/** Physiotherapy and occupational therapy go by NEET UG from 2027-28: one truth in rules, courses, exams, states and guides. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judging } from './check.ts';
import { courses, realBook } from './testing/real-book.ts';
import { catalogFolder } from './testing/rows.ts';

const ofMovement = ['bpt', 'bot'] as const;

/** Sentences of the shipped texts that tell how somebody is admitted, file by file. */
const sentences = ['guides', 'states', 'exams', 'hi/guides', 'hi/states', 'hi/exams'].flatMap((kind) =>
  readdirSync(join(catalogFolder, kind)).flatMap((name) => {
    const texts = [
      ...readFileSync(join(catalogFolder, kind, name), 'utf8').matchAll(/"(?:how|text|note|description|summary)": "([^"]*)"/g),
    ];
    return texts.flatMap(([, text = '']) => text.split(/(?<=[.।])\s/).map((sentence) => ({ at: `${kind}/${name}`, sentence })));
  }),
);

describe('physiotherapy and occupational therapy', () => {
  it.each(ofMovement)('are begun by NEET UG alone: %s', (id) => {
    expect(courses.find((course) => course.id === id)?.eligibility.entranceExams).toEqual(['neet-ug']);
    expect(realBook.courses.find((course) => course.id === id)?.all).toContainEqual(
      expect.objectContaining({ kind: 'check', what: 'neet', certainty: 'A' }),
    );
  });

  it('are named beside NEET wherever a text tells how somebody is admitted', () => {
    const named = sentences.filter(({ sentence }) => /physiotherap|फ़िज़ियोथेरेपी/i.test(sentence));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(({ at, sentence }) => !/NEET/.test(sentence) && !at.endsWith('/neet-ug.json'))).toEqual([]);
  });

  it('stay open to a student of biology, who reads that NEET is asked for', () => {
    const details = {
      class: '12',
      subjects: ['physics', 'chemistry', 'biology', 'english'],
      marks: { class12: { percent: 70, expected: false } },
    } as const;
    const bpt = realBook.courses.filter(({ id }) => id === 'bpt');
    const [{ verdict, reasons } = { verdict: 'closed', reasons: [] }] = bpt.map(judging(realBook, details, { year: 2027 }).judge);
    expect(verdict).not.toBe('closed');
    expect(reasons.map(({ ruleId }) => ruleId)).toContain('bpt.check.neet');
  });
});
