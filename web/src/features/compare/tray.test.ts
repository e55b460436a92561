import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDeviceStorage } from '../../testing/device-storage.ts';
import { tray } from './tray.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  stubDeviceStorage(kept);
});
afterEach(() => {
  tray.answer(false);
  vi.unstubAllGlobals();
});

const put = (type: string, ...ids: string[]) => ids.map((id) => tray.put({ type, id, name: id.toUpperCase() }));
const held = () => {
  const { type, items = [] } = JSON.parse(kept.get('compare-tray') ?? '{}') as { type?: string; items?: { id: string }[] };
  return [type, ...items.map(({ id }) => id)].join(' ');
};

describe('the tray', () => {
  it('keeps what is chosen on the device, each once, and nothing where nothing is left', () => {
    put('exams', 'a', 'b', 'a');
    expect(held()).toBe('exams b a');
    tray.drop('exams', 'b');
    tray.drop('courses', 'a');
    expect(held()).toBe('exams a');
    tray.drop('exams', 'a');
    expect(kept.has('compare-tray')).toBe(false);
  });

  it('takes four; the fifth waits for an answer which one it takes the place of', () => {
    put('exams', 'a', 'b', 'c', 'd', 'e');
    expect(held()).toBe('exams a b c d');
    tray.answer(false);
    expect(held()).toBe('exams a b c d');
    put('exams', 'e');
    tray.answer(true, 'b');
    expect(held()).toBe('exams a e c d');
  });

  it('begins anew with another kind when told so', () => {
    put('exams', 'a', 'b');
    put('courses', 'x');
    expect(held()).toBe('exams a b');
    tray.answer(true);
    expect(held()).toBe('courses x');
  });

  it('takes what cannot be read for nothing', () => {
    for (const text of ['{', '7', '{"type":"exams","items":[{"id":"../x","name":"X"}]}', '{"type":"<b>","items":[]}']) {
      kept.set('compare-tray', text);
      put('courses', 'x');
      expect(held()).toBe('courses x');
      tray.clear();
    }
  });
});
