import type { ChanceLine, ChancesAsked, Counselling } from '@disha/contract/chances';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { AskedConditions } from './asked-conditions.tsx';
import { chancesQueries } from './chances.queries.ts';
import { OwnState, SaidFirst } from './said-first.tsx';

const mbbs = { course: 'mbbs', kind: 'government', seat: 'government MBBS seat' } as const;
const counselling = (more: Partial<Counselling> = {}): Counselling => ({
  ...{ id: 'mcc', name: 'MCC', years: [2025], categories: [{ id: 'Open', name: 'Open' }], about: '', sources: [], group: 'medicine' },
  lists: [{ id: 'neet-ug', name: 'NEET', examId: 'neet-ug', unit: 'rank', mostWanted: mbbs }],
  quotas: [
    { id: 'AI', name: 'All India', words: '' },
    { id: 'CW', name: 'Armed forces (CW)', words: '', condition: 'defence' },
    { id: 'JM', name: 'Jain minority', words: '', condition: 'minority' },
  ],
  ...{ abroad: false, paid: false, ownOrders: false, calls: false },
  ...more,
});
const plain = counselling({ lists: [{ id: 'neet-ug', name: 'NEET', examId: 'neet-ug', unit: 'rank' }], calls: true });
const asked: ChancesAsked = {
  ...{ counselling: 'mcc', list: 'neet-ug', value: 180_000, category: 'Open', gender: 'female', pwd: false },
  class12State: 'Kerala',
};
const empty = () => ({ queryClient: makeQueryClient() });
const line = (closing: number) =>
  ({ id: 'a', order: 'common', history: [{ year: 2025, round: '1', opening: null, closing }] }) as unknown as ChanceLine;

const said = async (of: Counselling, lines: readonly ChanceLine[], counts: object = {}) => {
  const queryClient = makeQueryClient();
  const { mostWanted: wanted } = of.lists[0]!;
  const question = wanted ? { ...asked, course: wanted.course, kind: wanted.kind } : asked;
  const page = { lines, counts: { likely: 0, possible: 0, reach: 0, out: 0, none: 0, conditional: 0, ...counts }, nextCursor: null };
  queryClient.setQueryData(chancesQueries.lines(question).queryKey, { pages: [page], pageParams: [undefined] } as never);
  return renderHtml(<SaidFirst asked={asked} counselling={of} ref={null} />, { queryClient });
};

it('one sentence says whether what most come for was open, near, or neither', async () => {
  const far = await said(counselling(), [line(20_924)]);
  expect(far).toContain('No government MBBS seat was near');
  expect(far).toContain('In 2025 (round 1) the nearest closed at 20,924.');
  expect(await said(counselling(), [line(170_000)])).toContain('No government MBBS seat was open to you');
  const open = await said(counselling(), [line(190_000)]);
  expect(open).toContain('A government MBBS seat was open to you');
  expect(open).toContain('In 2025 (round 1) the hardest closed at 1,90,000.');
  expect(await said(counselling(), [])).not.toContain('<p');
});

it('where calls are made, it says how many seats there are of the best band there is', async () => {
  const likely = await said(plain, [], { likely: 4, possible: 2 });
  expect(likely).toContain('4 seats are likely for you');
  expect(likely).toContain('2 more are possible. It is our call, no promise.');
  expect(await said(plain, [], { likely: 1 })).toContain('1 seat is likely for you');
  const possible = await said(plain, [], { possible: 2, reach: 5 });
  expect(possible).toContain('No seat is likely');
  expect(possible).toContain('2 are possible next year.');
  expect(await said(plain, [], { reach: 5 })).toContain('A long reach next year: 5.');
  expect(await said(plain, [], { out: 9 })).toContain('No seat is within reach');
});

it('leads to the counselling of the student’s own state of the same group, else to how the state admits', async () => {
  const drawn = (counsellings: readonly Counselling[], of: Partial<ChancesAsked> = {}) =>
    renderHtml(
      <OwnState asked={{ ...asked, ...of }} counselling={counselling()} counsellings={counsellings} onChoose={() => undefined} />,
      empty(),
    );
  const keam = counselling({ id: 'keam', name: 'KEAM', ofState: 'Kerala', group: 'engineering' });
  expect(await drawn([keam])).toContain('href="/states/kerala"');
  const own = await drawn([{ ...keam, group: 'medicine' }]);
  expect(own).toContain('Kerala’s own counselling: KEAM');
  expect(own).not.toContain('href');
  const { class12State: _, ...silent } = asked;
  const unsaid = renderHtml(
    <OwnState asked={silent} counselling={counselling()} counsellings={[keam]} onChoose={() => undefined} />,
    empty(),
  );
  expect(await unsaid).toBe('');
});

it('asks once for all that quotas ask for, where seats are left out for it', async () => {
  const drawn = (left: number, fulfilled: readonly 'defence'[] = []) =>
    renderHtml(<AskedConditions counselling={counselling()} fulfilled={fulfilled} left={left} onChange={() => undefined} />, empty());
  expect(await drawn(0)).toBe('');
  const text = await drawn(40);
  expect(text).toContain('Seats that ask for something more (40)');
  expect(text).toMatch(/armed forces.*Armed forces \(CW\).*minority.*Jain minority/s);
  expect(text).not.toContain('ESI');
  expect(await drawn(0, ['defence'])).toContain('checked');
});
