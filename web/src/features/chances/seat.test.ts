import type { ChanceLine } from '@disha/contract/chances';
import { expect, it } from 'vitest';
import { mostLikelyLine } from './seat.ts';

const line = (id: string, more: Partial<ChanceLine> = {}): ChanceLine => ({
  id,
  institute: { name: id, collegeId: id },
  programme: { name: 'MBBS' },
  ...{ list: 'neet-ug', order: 'common', quota: 'All India', category: 'Open', gender: 'neutral', pwd: false, history: [] },
  ...{ predicted: null, probability: 0.9, band: 'likely', paid: false },
  ...more,
});

it('the best seat is likely and asks for nothing beside a rank', () => {
  const vmmc = line('vmmc', { condition: 'defence', noCall: 'quota_unknown', band: null, probability: null });
  const iiitPune = line('iiit-pune', { noCall: 'tried_badly', band: null, probability: null });
  expect(mostLikelyLine([vmmc, iiitPune, line('possible', { band: 'possible' })])).toBeUndefined();
  expect(mostLikelyLine([vmmc, line('asks', { condition: 'other' }), line('unknown', { institute: { name: '' } }), line('free')])?.id).toBe(
    'free',
  );
  expect(mostLikelyLine([])).toBeUndefined();
});
