import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubDeviceStorage } from '../../testing/device-storage.ts';
import { waitingBookmarks, type BookmarkChange } from './waiting-bookmarks.ts';

const press = (action: BookmarkChange['action'], itemId: string, userId = 'asha'): BookmarkChange => ({
  action,
  type: 'exams',
  itemId,
  userId,
});

let isFull = false;
beforeEach(() => {
  isFull = false;
  stubDeviceStorage(new Map(), () => isFull);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps the last press of each item, in the order of the presses, each person’s apart', () => {
  for (const change of [press('add', 'jee-main'), press('add', 'clat-ug'), press('remove', 'jee-main'), press('add', 'nda', 'ravi')])
    expect(waitingBookmarks.put(change)).toBe(true);
  expect(waitingBookmarks.of('asha')).toEqual([
    { action: 'add', type: 'exams', id: 'clat-ug' },
    { action: 'remove', type: 'exams', id: 'jee-main' },
  ]);
  expect(waitingBookmarks.count('ravi')).toBe(1);
});

it('does not forget a press that came while another of the same item was on its way', () => {
  waitingBookmarks.put(press('add', 'jee-main'));
  const [onItsWay] = waitingBookmarks.of('asha');
  waitingBookmarks.put(press('remove', 'jee-main'));
  waitingBookmarks.sent('asha', onItsWay!);
  expect(waitingBookmarks.of('asha')).toEqual([{ action: 'remove', type: 'exams', id: 'jee-main' }]);
  waitingBookmarks.sent('asha', waitingBookmarks.of('asha')[0]!);
  expect(waitingBookmarks.count('asha')).toBe(0);
});

it('says where nothing can be kept, and pretends nothing', () => {
  isFull = true;
  expect(waitingBookmarks.put(press('add', 'jee-main', 'kiran'))).toBe(false);
  expect(waitingBookmarks.count('kiran')).toBe(0);
});
