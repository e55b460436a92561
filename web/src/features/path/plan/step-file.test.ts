import { expect, it } from 'vitest';
import { stepFile, stepFileName } from './step-file.ts';

it('is one day in a calendar, with a reminder the day before, and the same entry when it is made again', () => {
  const step = {
    ...{ id: 'register:jee-main', day: '2026-12-31', title: 'Register; for JEE, Main', description: 'A step.', url: 'https://x/path/plan' },
    ...{ reminder: 'Tomorrow: register', language: 'en', now: new Date('2026-11-18T10:00:00Z') },
  };
  const file = stepFile(step);
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101');
  expect(file).toContain('SUMMARY:Register\\; for JEE\\, Main');
  expect(file).toContain('TRIGGER:-P1D');
  expect(file.match(/UID:.*/)?.[0]).toBe(stepFile({ ...step, day: '2027-01-02' }).match(/UID:.*/)?.[0]);
  expect(stepFileName('2026-12-31')).toBe('disha-step-2026-12-31.ics');
});
