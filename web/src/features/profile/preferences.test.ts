import type { User } from '@disha/contract/user';
import { describe, expect, it } from 'vitest';
import { bodyToSend, chosenOnly, preferencesOf } from './preferences.ts';

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

describe('what an edit sends', () => {
  it('is the stream, and the field in class 12', () => {
    expect(bodyToSend(user, { name: 'Asha Kumari', class: '12', state: 'Bihar', stream: 'arts', field: 'psychology' })).toEqual({
      stream: 'arts',
      field: 'psychology',
    });
    expect(bodyToSend(user, { name: 'Asha Kumari', class: '12', state: 'Bihar', stream: 'arts' })).toEqual({ stream: 'arts' });
  });

  it('is no field outside class 12', () => {
    expect(bodyToSend({ ...user, class: '10' }, { class: '10', stream: 'arts', field: 'psychology' })).toEqual({ stream: 'arts' });
    expect(bodyToSend(user, { class: 'graduate', stream: 'commerce', field: 'law_commerce' })).toEqual({
      class: 'graduate',
      stream: 'commerce',
    });
  });

  it('is name, class and state only when they changed', () => {
    expect(bodyToSend(user, { name: 'Asha Devi', class: '12', state: 'Goa', stream: 'science_pcb', field: 'medicine' })).toEqual({
      name: 'Asha Devi',
      state: 'Goa',
      stream: 'science_pcb',
      field: 'medicine',
    });
    expect(bodyToSend(user, { class: 'graduate' })).toEqual({ class: 'graduate' });
  });

  it('leaves out what nobody chose, but not an emptied name', () => {
    expect(chosenOnly({ ...preferencesOf({ ...user, class: null, state: null, stream: null, field: null }), name: '' })).toEqual({
      name: '',
    });
  });
});
