import { expect, it } from 'vitest';
import { date, examWithDates } from './sample.fixture.ts';
import { comingSoon } from './soon.tsx';

it('Of all dates only those of the next 30 days come soon, the announced before the usual.', () => {
  const things = comingSoon(
    [
      examWithDates('today', date({ from: '2026-11-19', event: 'registration_closes' })),
      examWithDates('last', date({ from: '2026-12-19' })),
      examWithDates('later', date({ from: '2026-12-20' })),
      examWithDates('over', date({ from: '2026-11-18' })),
      examWithDates('underway', date({ from: '2026-11-10', to: '2027-01-10', event: 'counselling' })),
      examWithDates('usual', date({ from: '2026-11', to: '2026-11', status: 'usual', certainty: 'C' })),
    ],
    '2026-11-19',
  );
  expect(things.map(({ exam: { _id } }) => _id)).toEqual(['underway', 'today', 'last', 'usual']);
});

it('Of the months that are only usual those stand first in which a form closes, by the day of last year where it is known.', () => {
  const closing = (day: string) => date({ event: 'registration_closes', from: day, to: day, status: 'usual', certainty: 'B' });
  const last = { ...closing('2025-11-27'), id: 'last', status: 'last_year', year: 2026 } as const;
  const things = comingSoon(
    [
      examWithDates('opens', date({ event: 'registration_opens', from: '2026-10', to: '2026-11', status: 'usual', certainty: 'C' })),
      examWithDates('slat', closing('2026-11')),
      examWithDates('jee-main', closing('2026-11'), last),
    ],
    '2026-11-19',
  );
  expect(things.map(({ exam: { _id } }) => _id)).toEqual(['jee-main', 'slat', 'opens']);
});
