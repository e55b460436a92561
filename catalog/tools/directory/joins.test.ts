import { describe, expect, it } from 'vitest';
import { cannotBe } from './joins.ts';

describe('a row of a list joined to an institution of the register', () => {
  it.each([
    ["GODAVARI SHIKSHAN SANSTHA'S", 'S-1', 'GODAVARI SHIKSHAN SANSTHA ADHYAPAK VIDYALAYA'],
    ['GOVERNMENT FIRST GRADE COLLEGE SILVER FIELDS', 'C-2', 'Silver Field College of Edcuation, Silver Road'],
    ['GODAVARI COLLEGE OF TECHNICAL EDUCATION', 'C-3', 'GODAVARI COLLEGE OF EDUCATION'],
    ['G.S. UNIVERSITY', 'C-4', 'G.S. INSTITUTE OF EDUCATION'],
    ['ST. CLARE COLLEGE', 'S-5', 'ST. CLARE HOSPITAL'],
  ])('cannot be it: %s (%s)', (list, code, register) => {
    expect(cannotBe({ list, code, register })).toBe(true);
  });

  it.each([
    // A society may keep one college only, and call it by its own name.
    ['GODAVARI EDUCATIONAL TRUST', 'C-1', 'GODAVARI INTEGRATED DEGREE COLLEGE'],
    ['GODAVARI COLLEGE OF EDUCATION', 'C-2', 'GODAVARI TEACHERS TRAINING COLLEGE'],
    ['GODAVARI COLLEGE', 'C-3', 'GODAVARI COLLEGE OF EDUCATION'],
    ['GODAVARI INSTITUTE OF MANAGEMENT', 'C-4', 'GODAVARI COLLEGE OF ENGINEERING'],
    ['ST. CLARE COLLEGE OF NURSING', 'S-5', 'ST. CLARE HOSPITAL'],
  ])('may be it: %s (%s)', (list, code, register) => {
    expect(cannotBe({ list, code, register })).toBe(false);
  });
});
