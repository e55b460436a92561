import { beforeAll, describe, expect, it } from 'vitest';
import { fieldTexts } from '../../messages/field-texts.ts';
import { fieldWordsOf, type FieldWords } from './field-words.ts';

let exams: FieldWords;
beforeAll(async () => {
  exams = fieldWordsOf(await fieldTexts.get('exams')?.load('en'));
});

describe('a field in words', () => {
  it.each([
    ['conductingBody', 'Conducted by'],
    ['dates.2027-1-registration_opens', 'Date: 2027 · Session 1 · Applications open'],
    ['dates.2027-main-exam-2', 'Date: 2027 · Main session · Exam · 2'],
    ['dates.2027-1-exam.from', 'From'],
  ])('%s', (path, label) => expect(exams.label(path)).toBe(label));

  it('says its values too, also inside of what is held by id', () => {
    expect(exams.value('level', 'national')).toBe('National');
    expect(exams.value('dates.2027-1-exam.event', 'result')).toBe('Result');
    expect(exams.value('name', 'NEET')).toBeUndefined();
  });

  it('is shown by its own name where nobody has given it another', () => {
    expect(exams.label('brandNew')).toBe('brandNew');
    expect(exams.label('brand.new')).toBe('brand.new');
    expect(fieldWordsOf(undefined).label('dates.2027-1-exam')).toBe('dates.2027-1-exam');
  });
});
