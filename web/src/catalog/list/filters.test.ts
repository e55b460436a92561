import { describe, expect, it } from 'vitest';
import { filtersOnArrival, hasFilters, isFromProfile, profileWish, readFilters, writeFilters } from './filters.ts';

describe('filters in the address', () => {
  it('reads what is there and writes only what is set', () => {
    const params = new URLSearchParams('stream=arts&utm=x');
    expect(readFilters(params, ['stream', 'sort'])).toEqual({ stream: 'arts', sort: '' });
    expect(writeFilters(params, { stream: '', sort: 'name' }).toString()).toBe('utm=x&sort=name');
  });

  it('is bare when no filter says anything', () => {
    expect(hasFilters(new URLSearchParams('stream=&utm=x'), ['stream'])).toBe(false);
    expect(hasFilters(new URLSearchParams('stream=arts'), ['stream'])).toBe(true);
  });
});

describe('a bare address', () => {
  const wish = { stream: 'commerce' };

  it('shows everything to a visitor', () => {
    expect(filtersOnArrival(null, {})).toEqual({});
  });
  it('shows what the profile asks for', () => {
    expect(filtersOnArrival(null, wish)).toEqual(wish);
  });
  it('stays cleared after Clear Filter', () => {
    expect(filtersOnArrival({ values: {}, profile: profileWish(wish) }, wish)).toEqual({});
  });
  it('shows the last own choice', () => {
    expect(filtersOnArrival({ values: { stream: 'arts' }, profile: profileWish(wish) }, wish)).toEqual({ stream: 'arts' });
    expect(filtersOnArrival({ values: { stream: 'arts' }, profile: profileWish(wish) }, {})).toEqual({ stream: 'arts' });
  });
  it('listens to the profile again when that has changed', () => {
    expect(filtersOnArrival({ values: {}, profile: 'stream=arts' }, wish)).toEqual(wish);
    expect(filtersOnArrival({ values: { stream: 'arts' }, profile: '' }, wish)).toEqual(wish);
  });
});

describe('isFromProfile', () => {
  it('holds while every wish is in force', () => {
    expect(isFromProfile({ stream: 'arts', field: '' }, { stream: 'arts' })).toBe(true);
    expect(isFromProfile({ stream: 'arts', field: '' }, { stream: 'arts', field: 'psychology' })).toBe(false);
    expect(isFromProfile({ stream: '' }, {})).toBe(false);
  });
});
