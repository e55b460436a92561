import { expect, it } from 'vitest';
import { isUnconfirmed, splitSource } from './own-sources.ts';

it('leaves the name of a publication as it stands', () => {
  expect(splitSource('The Hindu, 2024; CollegeAdmission, 2025')).toEqual(['The Hindu, 2024; CollegeAdmission, 2025']);
  expect(splitSource('Catalog of courses and much more')).toEqual(['Catalog of courses and much more']);
  expect(splitSource('')).toEqual([]);
});

it('knows words of ours, also those that have a mark between them', () => {
  expect(splitSource('Known practice, no notice read')).toEqual([{ id: 'practice', of: '' }]);
  expect(splitSource('From knowledge of the scheme; page not opened')).toEqual([{ id: 'scheme', of: '' }]);
});

it('knows the exam or the time they are about', () => {
  expect(splitSource('Exam catalog: MH CET Law (5 yr)')).toEqual([{ id: 'exam', of: 'MH CET Law (5 yr)' }]);
  expect(splitSource('Catalog of courses and exams, 2026-11')).toEqual([{ id: 'coursesAndExams', of: '2026-11' }]);
  expect(splitSource('Unconfirmed compilation, 2026')).toEqual([{ id: 'unconfirmed', of: '2026' }]);
  expect(splitSource('Catalog audit, November 2026')).toEqual([{ id: 'audit', of: '2026-11' }]);
});

it('finds them among several sources', () => {
  expect(splitSource('Exam catalog: KEAM; News9, 2026; Public transcription of official notices, October 2026; NDTV, 2025')).toEqual([
    { id: 'exam', of: 'KEAM' },
    '; News9, 2026; ',
    { id: 'transcription', of: '2026-10' },
    '; NDTV, 2025',
  ]);
  expect(splitSource('Fee notices of IITs (named from knowledge)')).toEqual(['Fee notices of IITs (', { id: 'named', of: '' }, ')']);
});

it('relies on nothing that no notice confirms', () => {
  expect(isUnconfirmed('Nothing found that could be relied on')).toBe(true);
  expect(isUnconfirmed('Exam catalog: KEAM')).toBe(false);
});
