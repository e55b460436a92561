import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import type { Locale } from '../../messages/locale.ts';
import { renderHtml } from '../../testing/render.tsx';
import { useDistrictAlone } from './place-name.ts';

function Alone({ district, state }: { district: string; state: string }) {
  return useDistrictAlone()({ district, state });
}
const alone = (district: string, state: string, locale: Locale = 'en') =>
  renderHtml(<Alone district={district} state={state} />, { queryClient: makeQueryClient(), locale });

it('names the state of a district that is called by a point of the compass', async () => {
  expect(await alone('South', 'Delhi')).toBe('South, Delhi');
  expect(await alone('North West', 'Delhi')).toBe('North West, Delhi');
  expect(await alone('Central', 'Delhi', 'hi')).toBe('मध्य, दिल्ली');
});

it('leaves every other district alone', async () => {
  expect(await alone('South Goa', 'Goa')).toBe('South Goa');
  expect(await alone('South Goa', 'Goa', 'hi')).toBe('दक्षिण गोवा');
});
