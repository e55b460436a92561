import { errorText } from '../api/error-text.ts';
import { sessionTexts } from '../messages/session.ts';
import type { User } from '@disha/contract/user';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../api/call.ts';
import { onSignOut } from './on-sign-out.ts';
import { generatedAvatar, ownAvatar, personName } from './person.ts';
import { comeBackTo } from './require-session.tsx';
import { asStudent, initialise, login, loginWithGoogle, logout, onSessionExpired, updateProfile, useSession } from './session.ts';
import { readStored } from './stored-session.ts';
import { stubDeviceStorage } from '../testing/device-storage.ts';

const user: User = {
  _id: 'u1',
  id: 'u1',
  email: 'asha@example.org',
  emailVerified: false,
  name: 'Asha Kumari',
  class: '12',
  who: null,
  state: 'Bihar',
  stream: 'science_pcb',
  field: 'medicine',
  language: null,
  role: 'student',
  avatar: null,
  profile: { avatar: null },
  createdAt: '2026-11-01T00:00:00.000Z',
};
const fetchMock = vi.fn<typeof fetch>();
const store = new Map<string, string>();
const success = (data: unknown, message = 'ok') =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify({ success: true, message, data })));
const refuse = (status: number, code: string, message: string) =>
  fetchMock.mockResolvedValueOnce(new Response(JSON.stringify({ success: false, code, message }), { status }));
const current = () => {
  const { user: who, token, isAuthenticated, isLoading } = useSession.getState();
  return { who: who?.name ?? null, token, isAuthenticated, isLoading };
};
const signInAs = (data: { user: User; token: string }) => {
  useSession.setState({ ...data, isAuthenticated: true });
};
const nobody = { who: null, token: null, isAuthenticated: false, isLoading: false };

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  stubDeviceStorage(store);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  useSession.setState({ user: null, token: null, isAuthenticated: false, isLoading: false, hasExpired: false });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetchMock.mockReset();
  store.clear();
});

describe('signing in', () => {
  it('stores user, token and flag under auth-store', async () => {
    success({ user, token: 't1' });
    await login({ email: 'asha@example.org', password: 'Secret1' });
    expect(current()).toEqual({ who: 'Asha Kumari', token: 't1', isAuthenticated: true, isLoading: false });
    expect(JSON.parse(store.get('auth-store') ?? '')).toEqual({ state: { user, token: 't1', isAuthenticated: true }, version: 0 });
  });

  it('reports the server’s words and changes nothing', async () => {
    refuse(401, 'bad_credentials', 'Invalid email or password');
    await expect(login({ email: 'a@b.in', password: 'x' })).rejects.toThrow('Invalid email or password');
    expect(current()).toEqual(nobody);
  });

  const failureOf = async (credential: string) => {
    const result = await loginWithGoogle(credential);
    return result.success ? 'it succeeded' : errorText(result.error, 'en');
  };

  it('with Google needs both user and token', async () => {
    success({ user });
    expect(await failureOf('c')).toBe('Google login failed');
    expect(current()).toEqual(nobody);
    success({ user, token: 't2', requiresProfileCompletion: true }, 'Welcome');
    await expect(loginWithGoogle('c')).resolves.toEqual({ success: true, message: 'Welcome', requiresProfileCompletion: true });
    expect(current().token).toBe('t2');
  });

  it('with Google never throws', async () => {
    refuse(401, 'bad_credentials', 'That Google account could not be verified');
    expect(await failureOf('c')).toBe('That Google account could not be verified');
  });
});

describe('at start', () => {
  it('does nothing without a token', async () => {
    await initialise();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('takes the newest user for a good token', async () => {
    signInAs({ user: { ...user, name: 'Old Name' }, token: 't' });
    success({ user, hasPassword: true });
    await initialise();
    expect(current()).toEqual({ who: 'Asha Kumari', token: 't', isAuthenticated: true, isLoading: false });
  });

  it('signs out when the server refuses the token', async () => {
    signInAs({ user, token: 'bad' });
    refuse(401, 'unauthenticated', 'Please sign in');
    await initialise();
    expect(current()).toEqual(nobody);
    expect(useSession.getState().hasExpired).toBe(true);
    success({ user, token: 't' });
    await login({ email: 'asha@example.org', password: 'Secret1' });
    expect(useSession.getState().hasExpired).toBe(false);
  });

  it('keeps the session when there is no network', async () => {
    signInAs({ user, token: 't' });
    fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await initialise();
    expect(current()).toEqual({ who: 'Asha Kumari', token: 't', isAuthenticated: true, isLoading: false });
  });

  it.each([null, 'x', {}, { user }, { token: 't' }, { user: 'x', token: 't' }, { user, token: '' }])(
    'ignores a stored session that is not whole: %j',
    (stored) => {
      expect(readStored(stored)).toEqual({ user: null, token: null, isAuthenticated: false });
    },
  );
});

describe('signing out', () => {
  it('forgets locally even if the server fails, then tidies up', async () => {
    signInAs({ user, token: 't' });
    const failing = onSignOut(() => {
      throw new Error('storage');
    });
    const tidy = vi.fn();
    const stop = onSignOut(tidy);
    refuse(500, 'internal', 'Something went wrong');
    const told = logout();
    // Before the server has said a word: the page may be gone by then.
    expect(tidy).toHaveBeenCalledExactlyOnceWith('u1');
    expect(current()).toEqual(nobody);
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ keepalive: true, headers: { authorization: 'Bearer t' } });
    await told;
    expect(current()).toEqual(nobody);
    failing();
    stop();
  });
});

describe('changing the profile', () => {
  it('takes the user and token it returns', async () => {
    signInAs({ user, token: 't' });
    success({ user: { ...user, name: 'New Name' }, token: 't' });
    await updateProfile({ name: 'New Name' }, () => 'Failed');
    expect(current()).toMatchObject({ who: 'New Name', token: 't' });
  });

  it('brings nobody back who has signed out meanwhile', async () => {
    signInAs({ user, token: 't' });
    fetchMock.mockImplementationOnce(() => {
      useSession.setState({ user: null, token: null, isAuthenticated: false });
      return Promise.resolve(new Response(JSON.stringify({ success: true, message: 'ok', data: { user, token: 't' } })));
    });
    await updateProfile({ name: 'New Name' }, () => 'Failed');
    expect(current()).toEqual(nobody);
  });

  it('ends the session when the token is refused, and only then', async () => {
    signInAs({ user, token: 't' });
    refuse(400, 'invalid', 'Invalid field selection');
    await expect(updateProfile({ field: 'medicine' }, () => 'Failed')).rejects.toThrow('Invalid field selection');
    expect(current().token).toBe('t');
    refuse(401, 'unauthenticated', 'Your session has ended');
    await expect(updateProfile({ name: 'New Name' }, () => 'Failed')).rejects.toThrow('Your session has ended');
    expect(current()).toEqual(nobody);
    expect(useSession.getState().hasExpired).toBe(true);
  });

  it('does not end it for a wrong password', async () => {
    signInAs({ user, token: 't' });
    refuse(401, 'bad_credentials', 'That is not your password');
    await expect(asStudent(() => call('POST /auth/delete-account', { body: { password: 'x' } }))).rejects.toThrow(
      'That is not your password',
    );
    expect(current().token).toBe('t');
  });
});

describe('a refused call', () => {
  it('ends the session and leaves for the sign-in page', async () => {
    const leave = vi.fn();
    const stop = onSessionExpired(leave);
    signInAs({ user, token: 't' });
    refuse(401, 'unauthenticated', 'Please sign in');
    await expect(call('GET /bookmarks')).rejects.toThrow('Please sign in');
    expect(current()).toEqual(nobody);
    expect(leave).toHaveBeenCalledOnce();
    stop();
  });

  it('says nothing about a token that came later', async () => {
    signInAs({ user, token: 'old' });
    fetchMock.mockImplementationOnce(() => {
      signInAs({ user, token: 'new' });
      return Promise.resolve(new Response(JSON.stringify({ success: false, code: 'unauthenticated', message: 'no' }), { status: 401 }));
    });
    await expect(call('GET /bookmarks')).rejects.toThrow('no');
    expect(current().token).toBe('new');
  });
});

describe('a person', () => {
  const unnamed = sessionTexts.in('en');

  it.each([
    ['Asha Kumari', 'AK'],
    ['  asha  ', 'A'],
    ['Asha Rani Kumari', 'AR'],
    ['', 'U'],
    ['आशा कुमारी', 'आकु'],
  ])('%j has the initials %s', (name, expected) => {
    expect(personName({ name }, unnamed).initials).toBe(expected);
  });
  it('is called User without a name', () => {
    expect(personName({ name: ' ' }, unnamed).name).toBe('User');
    expect(personName(null, unnamed).name).toBe('User');
  });
  it('shows avatar, then profile.avatar, then a generated one', () => {
    expect(ownAvatar({ avatar: 'a', profile: { avatar: 'b' } })).toBe('a');
    expect(ownAvatar({ avatar: null, profile: { avatar: 'b' } })).toBe('b');
    expect(ownAvatar({ avatar: null, profile: { avatar: null } })).toBeNull();
    expect(generatedAvatar('/api/avatar', 'Asha K')).toBe('/api/avatar?name=Asha+K&size=128&background=2346c7&color=ffffff&bold=true');
  });
});

describe('comeBackTo', () => {
  it.each([
    [{ from: '/dashboard?tab=exams' }, '/dashboard?tab=exams'],
    [{ from: '//evil.example' }, '/'],
    [{ from: '/\\evil.example' }, '/'],
    [{ from: 'https://evil.example' }, '/'],
    [null, '/'],
    [{}, '/'],
  ])('%j leads to %s', (state, expected) => {
    expect(comeBackTo(state)).toBe(expected);
  });
});
