// @vitest-environment happy-dom
import type { User } from '@disha/contract/user';
import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { BrowserRouter, useNavigate, type NavigateFunction, type NavigateOptions } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useEntryState } from './entry-state.ts';
import { forgetGuest } from './forget-guest.ts';
import { useSession } from './session.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let shown: string;
let type: (text: string) => void;
let go: NavigateFunction;

function Form() {
  const [text, setText] = useEntryState('text', 'blank');
  const navigate = useNavigate();
  useLayoutEffect(() => {
    go = navigate;
    shown = text;
    type = setText;
  });
  return null;
}

let root: Root;
const as = (id: string | null) => act(() => useSession.setState({ user: id === null ? null : ({ _id: id } as User) }));
const write = (text: string) => act(() => type(text));
const move = (to: string, how: NavigateOptions = {}) => act(async () => go(to, how));
const back = async () => {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  await act(async () => {
    window.history.back();
    await arrived;
  });
};

beforeEach(async () => {
  window.history.replaceState(null, '', '/');
  root = createRoot(document.createElement('div'));
  await act(async () => {
    root.render(
      <BrowserRouter>
        <Form />
      </BrowserRouter>,
    );
  });
});
afterEach(() => {
  act(() => root.unmount());
  as(null);
  forgetGuest();
  vi.restoreAllMocks();
});

it('is as it was left at each place of the history', async () => {
  write('first');
  await move('/next');
  expect(shown).toBe('blank');
  write('second');
  await back();
  expect(shown).toBe('first');
});

it('goes on when its address is completed in place, and is found there again', async () => {
  await move('/list');
  write('typed');
  await move('/list?search=typed', { replace: true });
  expect(shown).toBe('typed');
  await move('/elsewhere');
  await back();
  expect(shown).toBe('typed');
});

it('is nobody’s but who typed it', async () => {
  write('a guest’s');
  as('asha');
  expect(shown).toBe('blank');
  write('hers');
  as(null);
  expect(shown).toBe('a guest’s');
  // A person who has left finds nothing of it again.
  as('asha');
  expect(shown).toBe('blank');
});

it('stands in no address, and in the tab’s own storage only while the page is out of sight', () => {
  write('rank 9000');
  expect(window.location.href + JSON.stringify(window.history.state)).not.toContain('9000');
  expect(JSON.stringify(sessionStorage) + JSON.stringify(localStorage)).not.toContain('9000');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.stringify(sessionStorage)).toContain('9000');
  vi.restoreAllMocks();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(JSON.stringify(sessionStorage)).not.toContain('9000');
});
