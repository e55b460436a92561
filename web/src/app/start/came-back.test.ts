// @vitest-environment happy-dom
import type { User } from '@disha/contract/user';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { detailsKey } from '../../session/stored-keys.ts';
import { restoreSession } from '../../session/session.ts';
import { writeSession } from '../../session/stored-session.ts';
import { watchReturns } from './came-back.ts';

const as = (id: string | null) =>
  writeSession({ user: id === null ? null : ({ _id: id, email: 'a@b.in' } as User), token: id, isAuthenticated: id !== null });
const leave = () => window.dispatchEvent(new Event('pagehide'));
const comeBack = (persisted = true) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

const reload = vi.fn();
watchReturns(reload);
beforeEach(() => {
  localStorage.clear();
  restoreSession();
});
afterEach(() => {
  reload.mockClear();
});

it('is loaded anew where its person has left, or another has come', () => {
  as('asha');
  restoreSession();
  leave();
  as(null);
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
  as('ravi');
  comeBack();
  expect(reload).toHaveBeenCalledTimes(2);
});

it('is loaded anew where the guest was forgotten', () => {
  localStorage.setItem(detailsKey, '{}');
  leave();
  localStorage.clear();
  comeBack();
  expect(reload).toHaveBeenCalledTimes(1);
});

it('stays as it was for the same person, and where a browser has loaded it itself', () => {
  as('asha');
  restoreSession();
  leave();
  comeBack();
  as(null);
  comeBack(false);
  expect(reload).not.toHaveBeenCalled();
});
