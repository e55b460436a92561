import { realBook } from '@disha/eligibility/testing/real-book';
import { describe, expect, it } from 'vitest';
import { courseSubjectChoices } from './begins.ts';

const openTo = courseSubjectChoices(
  () => realBook,
  () => new Date('2026-11-17'),
);

describe('what a student of a stream can begin', () => {
  it.each([
    ['science_pcm', 'bsc-botany'],
    ['science_pcm', 'bsc-zoology'],
    ['science_pcm', 'mbbs'],
    ['science_pcm', 'military-nursing-service-bsc'],
    ['science_pcb', 'btech-computer-science-engineering'],
    ['commerce', 'mbbs'],
    ['arts', 'bpharm'],
  ])('%s does not lead to %s', (stream, course) => {
    expect(openTo(stream, course)).toBeUndefined();
  });

  it.each([
    ['science_pcm', 'btech-computer-science-engineering'],
    ['science_pcm', 'bsc-physics'],
    ['science_pcm', 'bcom'],
    ['science_pcb', 'mbbs'],
    ['science_pcb', 'bsc-botany'],
    ['commerce', 'bcom'],
    ['commerce', 'bsc-statistics'],
    ['arts', 'ba-history'],
    ['arts', 'ba-llb'],
  ])('%s leads to %s', (stream, course) => {
    expect(openTo(stream, course)).toBe('all');
  });

  it('says what only women may begin', () => {
    expect(openTo('science_pcb', 'military-nursing-service-bsc')).toBe('female');
  });
});
