import type { Placement } from '@disha/contract/placements';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import type { Locale } from '../../messages/locale.ts';
import { renderHtml } from '../../testing/render.tsx';
import { PlacementsCard } from './placements-card.tsx';

const told = (said: Partial<Placement> = {}): Placement => ({
  ...{ list: 'Engineering', level: 'ug', years: 4, year: '2023-24', source: 'NIRF 2025', certainty: 'B' },
  ...{ graduates: 954, placed: 730, pay: 1_200_000 },
  ...said,
});
const drawn = (placements: Placement[], locale: Locale = 'en') =>
  renderHtml(<PlacementsCard placements={placements} />, { queryClient: makeQueryClient(), locale });

it('tells whose figures they are, of which list and year, and that they are weak', async () => {
  const page = await drawn([told()]);
  expect(page).toContain('The institute’s own figures, of those it counts.');
  expect(page).toContain('Told for NIRF’s list Engineering, of those who left in 2023-24');
  expect(page).toContain('Courses after Class 12, of 4 years');
  for (const figure of ['954', '730', '₹12,00,000 a year', 'Source: NIRF 2025.', 'One copy of the list was read'])
    expect(page).toContain(figure);
});

it('says of what is not known that it was not given, and never a nought', async () => {
  const page = await drawn([told({ pay: null, graduates: null })]);
  expect(page.match(/Not given/g)).toHaveLength(2);
  expect(page).not.toContain('₹0');
});

it('keeps the lists apart, in the order they were told, in Hindi too', async () => {
  const page = await drawn([told({ pay: 400_000 }), told({ list: 'Pharmacy', level: 'pg', years: 2, pay: 900_000 })], 'hi');
  expect(page.indexOf('₹4,00,000 सालाना')).toBeLessThan(page.indexOf('₹9,00,000 सालाना'));
  expect(page).toContain('2 साल के पोस्टग्रेजुएट कोर्स');
});
