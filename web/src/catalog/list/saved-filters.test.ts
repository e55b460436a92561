import type { User } from '@disha/contract/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOwner } from '../../session/forget-on-device.ts';
import { useSession } from '../../session/session.ts';
import { parseSaved, savedFilters, saveFilters } from './saved-filters.ts';
import { stubDeviceStorage } from '../../testing/device-storage.ts';

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

  it('are each person’s own, and forgotten with them', () => {
    saveFilters('exams', { values: { stream: 'arts' }, profile: '' });
    useSession.setState({ user: { _id: 'asha' } as User });
    expect(savedFilters('exams')).toBeNull();
    saveFilters('exams', { values: { stream: 'commerce' }, profile: '' });
    useSession.setState({ user: null });
    forgetOwner('asha');
    expect([...store.keys()]).toEqual(['exams-filters']);
    expect(savedFilters('exams')?.values).toEqual({ stream: 'arts' });
  });

  it('live as long as the page in a browser that forbids storage', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(savedFilters('colleges')).toBeNull();
    saveFilters('colleges', { values: { state: 'Goa' }, profile: '' });
    expect(savedFilters('colleges')).toEqual({ values: { state: 'Goa' }, profile: '' });
    forgetOwner(null);
    expect(savedFilters('colleges')).toBeNull();
  });

  it.each(['', 'null', '[]', '{"values":1,"profile":""}', '{"values":{"a":"b"}}'])('ignore what is broken: %s', (text) => {
    expect(parseSaved(text)).toBeNull();
  });

  it('drop values that are no words', () => {
    expect(parseSaved('{"values":{"stream":"arts","sort":3,"x":""},"profile":"p"}')).toEqual({ values: { stream: 'arts' }, profile: 'p' });
  });
});
