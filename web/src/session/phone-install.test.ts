import { beforeEach, describe, expect, it } from 'vitest';
import { stubDeviceStorage } from '../testing/device-storage.ts';
import { installAsked, mayAskToInstall, noteInstall } from './phone-install.ts';

const first = '2026-11-18';
const later = '2026-11-20';

describe('whether somebody is asked to put the application among their others', () => {
  it.each([
    ['not at the first visit', { first }, first, false, false],
    ['but after a result', { first }, first, true, true],
    ['or at the second visit', { first }, later, false, true],
    ['also where the clock was put back', { first }, '2001-01-01', false, true],
    ['for as long as the day lasts on which they saw it', { first, seen: later }, later, false, true],
    ['and on no other', { first, seen: first }, later, true, false],
    ['never after an answer', { first, seen: later, isOver: true as const }, later, true, false],
  ])('%s', (_, asked, today, hasResult, may) => {
    expect(mayAskToInstall(asked, today, hasResult)).toBe(may);
  });

  it('nor where nothing can be remembered', () => {
    expect(mayAskToInstall(null, later, true)).toBe(false);
  });
});

describe('what this phone remembers of it', () => {
  beforeEach(() => {
    stubDeviceStorage(new Map());
  });

  it('is read as it was written', () => {
    expect(installAsked()).toBeNull();
    for (const asked of [{ first }, { first, seen: later }, { first, seen: later, isOver: true as const }]) {
      expect(noteInstall(asked)).toBe(true);
      expect(installAsked()).toEqual(asked);
    }
  });

  it.each(['', 'null', '[]', '{"first":"today"}', '{"seen":"2026-11-18"}'])('is nothing where it is broken: %s', (text) => {
    localStorage.setItem('install', text);
    expect(installAsked()).toBeNull();
  });
});
