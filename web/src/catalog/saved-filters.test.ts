import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetFilters, parseSaved, savedFilters, saveFilters } from './saved-filters.ts';

const store = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
    removeItem: (key: string) => store.delete(key),
  });
});
afterEach(() => {
  store.clear();
  vi.unstubAllGlobals();
});

describe('saved filters', () => {
  it('come back as saved, and as the same object', () => {
    saveFilters('exams', { values: { stream: 'arts' }, profile: '' });
    expect(savedFilters('exams')).toEqual({ values: { stream: 'arts' }, profile: '' });
    expect(savedFilters('exams')).toBe(savedFilters('exams'));
  });

  it('are forgotten only where asked', () => {
    saveFilters('exams', { values: { stream: 'arts' }, profile: '' });
    saveFilters('courses', { values: { stream: 'arts' }, profile: '' });
    forgetFilters('courses', 'colleges');
    expect(savedFilters('courses')).toBeNull();
    expect(savedFilters('exams')).not.toBeNull();
  });

  it('survive a browser that forbids storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(savedFilters('exams')).toBeNull();
    expect(() => {
      saveFilters('exams', { values: {}, profile: '' });
    }).not.toThrow();
  });

  it.each(['', 'null', '[]', '{"values":1,"profile":""}', '{"values":{"a":"b"}}'])('ignore what is broken: %s', (text) => {
    expect(parseSaved(text)).toBeNull();
  });

  it('drop values that are no words', () => {
    expect(parseSaved('{"values":{"stream":"arts","sort":3,"x":""},"profile":"p"}')).toEqual({ values: { stream: 'arts' }, profile: 'p' });
  });
});
