import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOnDevice } from '../session/forget-on-device.ts';
import { parseSaved, savedFilters, saveFilters } from './saved-filters.ts';
import { stubDeviceStorage } from '../testing/device-storage.ts';

const store = new Map<string, string>();
beforeEach(() => {
  stubDeviceStorage(store);
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
    forgetOnDevice('courses-filters', 'colleges-filters');
    expect(savedFilters('courses')).toBeNull();
    expect(savedFilters('exams')).not.toBeNull();
  });

  it('live as long as the page in a browser that forbids storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(savedFilters('colleges')).toBeNull();
    saveFilters('colleges', { values: { state: 'Goa' }, profile: '' });
    expect(savedFilters('colleges')).toEqual({ values: { state: 'Goa' }, profile: '' });
    forgetOnDevice('colleges-filters');
    expect(savedFilters('colleges')).toBeNull();
  });

  it.each(['', 'null', '[]', '{"values":1,"profile":""}', '{"values":{"a":"b"}}'])('ignore what is broken: %s', (text) => {
    expect(parseSaved(text)).toBeNull();
  });

  it('drop values that are no words', () => {
    expect(parseSaved('{"values":{"stream":"arts","sort":3,"x":""},"profile":"p"}')).toEqual({ values: { stream: 'arts' }, profile: 'p' });
  });
});
