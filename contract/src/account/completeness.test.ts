import { describe, expect, it } from 'vitest';
import { isProfileComplete, needsCompletion, profilePercent, type Study } from './completeness.ts';

const empty: Study = { class: null, state: null, stream: null, field: null };
const ten: Study = { ...empty, class: '10', state: 'Bihar', stream: 'arts' };
const twelve: Study = { ...empty, class: '12', state: 'Kerala', stream: 'science_pcb', field: 'medicine' };

describe('a profile', () => {
  it('is complete with state, class and stream in class 10, and with a field too in class 12', () => {
    expect(isProfileComplete(ten)).toBe(true);
    expect(isProfileComplete(twelve)).toBe(true);
    expect(isProfileComplete({ ...twelve, field: null })).toBe(false);
    for (const missing of ['class', 'state', 'stream'] as const) {
      expect(isProfileComplete({ ...ten, [missing]: null })).toBe(false);
      expect(isProfileComplete({ ...twelve, [missing]: null })).toBe(false);
    }
    expect(isProfileComplete({ ...empty, class: 'graduate', who: 'graduate' })).toBe(true);
    expect(isProfileComplete({ ...empty, who: 'parent' })).toBe(true);
  });

  it('counts 100 with a stream in class 10 or with a field, 75 with only a stream, 50 otherwise', () => {
    expect(profilePercent(ten)).toBe(100);
    expect(profilePercent(twelve)).toBe(100);
    expect(profilePercent({ ...twelve, field: null })).toBe(75);
    expect(profilePercent({ ...empty, stream: 'commerce' })).toBe(75);
    expect(profilePercent({ ...ten, stream: null })).toBe(50);
    expect(profilePercent(empty)).toBe(50);
    expect(profilePercent({ ...empty, who: 'teacher' })).toBe(100);
  });

  it('is asked of everybody who lacks something, but of nobody past school', () => {
    expect(needsCompletion(empty)).toBe(true);
    expect(needsCompletion({ ...twelve, field: null })).toBe(true);
    expect(needsCompletion(twelve)).toBe(false);
    expect(needsCompletion({ ...empty, class: 'graduate', who: 'graduate' })).toBe(false);
    expect(needsCompletion({ ...empty, who: 'parent' })).toBe(false);
  });
});
