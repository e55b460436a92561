import type { Placement } from '@disha/contract/placements';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import type { Locale } from '../../messages/locale.ts';
import { renderHtml } from '../../testing/render.tsx';
import { PlacementsPart } from './placements-part.tsx';

const placement = (said: Partial<Placement> = {}): Placement => ({
  ...{ list: 'Engineering', level: 'ug', years: 4, year: '2023-24', source: 'NIRF 2025', certainty: 'B' },
  ...{ graduates: 954, placed: 730, pay: 1_200_000 },
  ...said,
});
const drawn = (placements: Placement[], locale: Locale = 'en') =>
  renderHtml(<PlacementsPart placements={placements} />, { queryClient: makeQueryClient(), locale });

it('tells how many of how many found work, of which group and year, and that the figures are the institute’s own', async () => {
  const page = await drawn([placement()]);
  expect(page).toContain('730 of 954');
  expect(page).toContain('placed after 4 years of Engineering, 2023-24');
  expect(page).toContain('Middle pay ₹12 lakh a year.');
  expect(page).toContain('Its own figures.');
  expect(page).toContain('4 years of Engineering: reported');
});

it('says of what is not known that it was not given, draws no dots of it, and never says a nought', async () => {
  const page = await drawn([placement({ pay: null, graduates: null })]);
  expect(page).toContain('730 of ?');
  expect(page).toContain('Pay not given.');
  expect(page).not.toContain('730 of 954');
  expect(page).not.toContain('role="img"');
  expect(page).not.toContain('₹0');
});

it('keeps the lists apart, in the order they were told, in Hindi too', async () => {
  const page = await drawn([placement({ pay: 400_000 }), placement({ list: 'Pharmacy', level: 'pg', years: 2, pay: 900_000 })], 'hi');
  expect(page.indexOf('₹4 लाख सालाना')).toBeLessThan(page.indexOf('₹9 लाख सालाना'));
  expect(page).toContain('फ़ार्मेसी में पोस्टग्रेजुएट के 2 साल');
});

it('puts all groups of leavers but the first behind a tap', async () => {
  const page = await drawn(['Engineering', 'Pharmacy', 'Law', 'Management'].map((list) => placement({ list })));
  expect(page.indexOf('Engineering')).toBeLessThan(page.indexOf('3 more groups of leavers'));
  expect(page.indexOf('3 more groups of leavers')).toBeLessThan(page.indexOf('Pharmacy'));
});
