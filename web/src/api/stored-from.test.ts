// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';

const day = '2026-11-03T10:00:00Z';

async function onAPage(path = '/exams/jee-main') {
  vi.resetModules();
  window.history.replaceState(null, '', path);
  return import('./stored-from.ts');
}

describe('where a page is from that did not come over the network', () => {
  let side: Awaited<ReturnType<typeof onAPage>>;
  beforeEach(async () => {
    side = await onAPage();
  });

  it('is not known here where nobody answered for it', () => {
    side.noteAway(true);
    expect(side.isMissing('/exams/jee-main')).toBe(true);
    expect(side.isMissing('/exams')).toBe(false);
  });

  it('is known where its own document was kept, whatever else it asks for in vain', () => {
    side.noteOpened(day);
    side.noteAway(true);
    expect(side.isMissing('/exams/jee-main')).toBe(false);
    expect(side.storedFrom('/exams/jee-main')).toBe(Date.parse(day));
    expect(side.isServerAway()).toBe(true);
  });

  it('is shown in part where some of it was here', () => {
    side.noteAway(true);
    side.noteShown();
    expect(side.isMissing('/exams/jee-main')).toBe(false);
  });

  it('tells nothing of another page', () => {
    side.noteOpened(day);
    window.history.replaceState(null, '', '/exams/nda');
    side.noteAway(true);
    expect(side.isMissing('/exams/nda')).toBe(true);
  });
});
