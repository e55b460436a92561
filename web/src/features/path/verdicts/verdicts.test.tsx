import type { StudentDetails } from '@disha/contract/passport';
import { realBook } from '@disha/eligibility/testing/real-book';
import { describe, expect, it } from 'vitest';
import { makeQueryClient } from '../../../api/query-client.ts';
import { texts as english } from '../../../messages/en/verdicts.ts';
import { texts as hindi } from '../../../messages/hi/verdicts.ts';
import { verdictTexts } from '../../../messages/verdicts.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { renderHtml } from '../../../testing/render.tsx';
import { shortReason } from './short.ts';
import { VerdictBody } from './verdict-body.tsx';
import { isWithinReach, weigherOf } from './weigh.ts';

const pcb: StudentDetails = { class: '12', passingYear: 2027, subjects: ['physics', 'chemistry', 'biology', 'english'] };
const commerce: StudentDetails = { ...pcb, subjects: ['accountancy', 'business_studies', 'economics', 'english'] };
const judged = (details: StudentDetails, type: string, id: string) => {
  const known = weigherOf(realBook, details, 2027).judged({ type, id });
  if (!known) throw new Error(`no rule speaks of ${id}`);
  return known;
};
const named = (id: string) => ({ courses: { [id]: id }, exams: {}, careers: {} });

describe('a chip', () => {
  it.each<[string, StudentDetails, string, string, string, string]>([
    ['what is closed with its reason', pcb, 'courses', 'btech-civil-engineering', 'Closed: needs Mathematics', 'बंद: गणित चाहिए'],
    ['what comes after a degree', pcb, 'courses', 'mba', 'After a degree', 'डिग्री के बाद'],
    [
      'the marks that are hoped for',
      {
        ...pcb,
        birthDate: '2009-01-15',
        gender: 'female',
        marks: { class12: { percent: 40, expected: true, subjects: { physics: 40, chemistry: 40, biology: 40 } } },
      },
      'courses',
      'bsc-nursing',
      'If 45%',
      'अगर 45% हों',
    ],
    ['what an unconfirmed rule closes', commerce, 'exams', 'bcece', 'Probably closed', 'शायद बंद'],
    ['what it depends on', { class: '12' }, 'courses', 'mbbs', 'Depends on your subjects', 'निर्भर: आपके विषय'],
  ])('says %s, in both languages', async (_, details, type, id, short, inHindi) => {
    const known = judged(details, type, id);
    const stateName = (state: string) => state;
    expect(shortReason(known, { text: english, words: await verdictWords.load('en'), stateName })).toBe(short);
    expect(shortReason(known, { text: hindi, words: await verdictWords.load('hi'), stateName })).toBe(inHindi);
  });

  it('has words for every verdict on every item, for whoever says little and whoever says much', async () => {
    const words = await verdictWords.load('en');
    const all = [...realBook.courses, ...realBook.exams, ...realBook.careers];
    const much: StudentDetails = {
      ...pcb,
      category: 'sc',
      gender: 'male',
      birthDate: '1990-01-01',
      state: 'Kerala',
      married: true,
      passingYear: 2015,
    };
    for (const details of [{}, pcb, much, { ...much, class: 'graduate' as const }]) {
      const weigher = weigherOf(realBook, details, 2027);
      for (const { type, id } of all) {
        const known = weigher.judged({ type, id });
        const short = known && shortReason(known, { text: english, words, stateName: (state) => state });
        if (short === undefined || /undefined|NaN|^$/.test(short)) expect(`${type}/${id}: ${short}`).toBe('words');
      }
    }
  });
});

describe('the filter "open to me"', () => {
  it.each([
    ['courses', 'mbbs', true],
    ['courses', 'btech-civil-engineering', false],
    ['courses', 'mba', false],
    ['exams', 'neet-ug', true],
  ])('%s/%s: %s', (type, id, isLeft) => {
    expect(isWithinReach(judged(pcb, type, id))).toBe(isLeft);
  });
});

describe('a verdict opened', () => {
  const panel = async (id: string) => {
    await Promise.all([verdictTexts.load('en'), verdictWords.load('en')]);
    return renderHtml(<VerdictBody judged={judged(pcb, 'courses', id)} names={named(id)} />, { queryClient: makeQueryClient() });
  };

  it('shows the reason, the source and the nearest open doors, without alarm', async () => {
    const drawn = await panel('btech-civil-engineering');
    expect(drawn).toContain('Needs Mathematics');
    expect(drawn).toContain('Source: ');
    expect(drawn).toContain('Nearest doors that are open');
    expect(drawn).toContain('href="/courses/');
    expect(drawn).not.toMatch(/rust|alert/);
  });

  it('names what was not checked where a door is called open, and claims nothing of one that is closed', async () => {
    const open = judged({ ...pcb, marks: { class12: { percent: 80 } } }, 'courses', 'bsc-zoology');
    expect(open.verdict).toMatch(/^open/);
    await Promise.all([verdictTexts.load('en'), verdictWords.load('en')]);
    const drawn = await renderHtml(<VerdictBody judged={open} names={named('bsc-zoology')} />, { queryClient: makeQueryClient() });
    expect(drawn).toContain('not the own rule of each college');
    expect(await panel('btech-civil-engineering')).not.toContain('own rule');
  });

  it('leads to the step of the student details that would tell', async () => {
    const text = await renderHtml(<VerdictBody judged={judged({ class: '12' }, 'courses', 'mbbs')} names={named('mbbs')} />, {
      queryClient: makeQueryClient(),
    });
    expect(text).toContain('href="/path#school"');
  });
});

describe('what is probably closed', () => {
  it('is not within reach, and neither is what is closed', () => {
    expect(isWithinReach(judged(commerce, 'exams', 'bcece'))).toBe(false);
    expect(isWithinReach(judged(commerce, 'exams', 'neet-ug'))).toBe(false);
    expect(isWithinReach(judged(commerce, 'exams', 'cuet-ug'))).toBe(true);
  });

  it('says that the rule is not confirmed, and what is near', async () => {
    const page = await renderHtml(<VerdictBody judged={judged(commerce, 'exams', 'bcece')} names={named('bcece')} />, {
      queryClient: makeQueryClient(),
    });
    expect(page).toContain('could not confirm it');
    expect(page).toContain('Nearest doors that are open');
  });
});
