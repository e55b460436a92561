import { describe, expect, it } from 'vitest';
import { makeQueryClient, mine } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { chancesQueries } from './chances.queries.ts';
import { useEntryRow } from './entry-row.tsx';

const items = [
  { _id: 'miranda-house', name: 'Miranda House' },
  { _id: 'nit-warangal', name: 'NIT Warangal' },
  { _id: 'small', name: 'A small college' },
];
const line = (id: string, closing: number, more: object = {}) => ({
  id,
  ...{ unit: 'rank', gender: 'neutral' },
  programme: { name: `Programme ${id}` },
  names: { counselling: 'JoSAA', list: 'JEE Main', quota: 'All India' },
  history: [{ year: 2025, round: '6', opening: null, closing }],
  ...more,
});

const scores = { unit: 'score', gender: 'female', names: { counselling: 'Delhi University', list: 'CUET scores', quota: '' } };

function Row() {
  const [row] = useEntryRow(items);
  return items.map((item) => (
    <div key={item._id}>
      {`${item.name}: ${JSON.stringify(row?.of(item))}`}
      {row?.cell?.(item)}
    </div>
  ));
}

const drawn = (brought: readonly object[] = []) => {
  const queryClient = makeQueryClient();
  const ofCollege = (id: string, lines: readonly object[]) =>
    queryClient.setQueryData(chancesQueries.ofCollege(id).queryKey, { lines } as never);
  ofCollege('nit-warangal', [line('a', 9000), line('b', 200), line('c', 700), line('d', 50_000)]);
  ofCollege('miranda-house', [line('e', 500.5, scores), line('f', 894.636, scores)]);
  ofCollege('small', []);
  if (brought.length > 0) queryClient.setQueryData([mine, 'chances', 'lines', {}], { pages: [{ lines: brought }], pageParams: [] });
  return renderHtml(<Row />, { queryClient });
};

describe('how one gets in, side by side', () => {
  it('tells what the hardest seats closed at, and the way to one’s own chance where this visit has brought none', async () => {
    const text = await drawn();
    expect(text).toMatch(/Programme b: closed at 200 in 2025 · JoSAA.*Programme c.*Programme a/s);
    expect(text).not.toContain('Programme d');
    expect(text).toContain('Show my chance');
    expect(text).not.toContain('for you:');
    expect(text).toMatch(/A small college: \[\].*No closing ranks that we have read/s);
  });

  it('tells scores as scores, the highest first, and whose the seats of a college for women are', async () => {
    const text = await drawn();
    const [f, e] = ['closed at a score of 894.636 in 2025 · women only · Delhi University', 'closed at a score of 500.5 in 2025'];
    expect(text).toMatch(new RegExp(`Miranda House:.*Programme f: ${f}.*Programme e: ${e}.*NIT Warangal`, 's'));
  });

  it('tells one’s own band first where this visit has brought its line', async () => {
    const text = await drawn([{ id: 'd', band: 'likely' }]);
    expect(text).toMatch(/Programme d: closed at 50,000 in 2025 · JoSAA · for you: Likely.*Programme b/s);
    expect(text.split('NIT Warangal')[1]).not.toContain('Show my chance');
  });
});
