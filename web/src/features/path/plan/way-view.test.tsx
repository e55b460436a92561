import { beforeAll, describe, expect, it } from 'vitest';
import { makeQueryClient } from '../../../api/query-client.ts';
import { counselTexts } from '../../../messages/counsel.ts';
import { planTexts } from '../../../messages/plan.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';
import { verdictTexts } from '../../../messages/verdicts.ts';
import { renderHtml } from '../../../testing/render.tsx';
import { besideBudget } from './way-cost.tsx';
import { withoutPlaces } from './way-places.tsx';
import { WayFold, WayView, type ShownWay } from './way-view.tsx';

const way: ShownWay = {
  ...{ label: 'A', sure: false, course: 'bsc-nursing', career: 'nurse', exams: [], byMarks: true, chance: null, cost: null },
  ...{ places: [], reasons: [], steps: [] },
};
const drawn = async (more: Partial<ShownWay>) =>
  renderHtml(
    <WayFold way={{ ...way, ...more }}>
      <WayView way={{ ...way, ...more }} names={undefined} goal={{ type: 'careers', id: 'nurse' }} isPlacing={false} />
    </WayFold>,
    { queryClient: makeQueryClient() },
  );

beforeAll(() => Promise.all([counselTexts.load('en'), planTexts.load('en'), taxonomyTexts.load('en'), verdictTexts.load('en')]));

describe('a way', () => {
  it('names the sure one, the one that is too far and the one changed by hand', async () => {
    expect(await drawn({ sure: true })).toContain('Sure way');
    expect(await drawn({ beyond: true })).toContain('Farther than you would go');
    expect(await drawn({ isByHand: true })).toContain('Changed by you');
    expect(await drawn({})).not.toMatch(/Sure way|Farther|Changed by you/);
  });

  it('is called by what one does: the exam one sits, then the course one takes', async () => {
    const title = /<summary.*<\/summary>/.exec(await drawn({ exams: ['neet-ug'], byMarks: false }))?.[0];
    expect(title).toMatch(/Way A.*Neet ug.*Bsc nursing/);
  });

  it('says that a master’s is an example, and that our lists know few places', async () => {
    expect(await drawn({ example: true })).toContain('in your own subject, for example');
    expect(await drawn({ fewKnown: true })).toContain('Our lists name only a few of the places');
    expect(await drawn({})).not.toMatch(/for example|only a few/);
  });

  it('says by marks only where somebody says so, and an open gate where nobody does', async () => {
    expect(await drawn({})).toContain('By marks, without an entrance exam');
    const open = await drawn({ byMarks: false });
    expect(open).toContain('No exam is named yet');
    expect(open).not.toContain('By marks');
    expect(await drawn({ byMarks: false, gateText: 'By the state’s own list' })).toContain('By the state’s own list');
  });

  it('says of a seat how likely it is and by what, and no number of it', async () => {
    const beside = {
      seat: { band: 'hard', basis: 'board', year: 2025 },
      ladder: [],
      decided: null,
      why: 'It is nearer your home.',
    } as const;
    const said = await drawn({ byMarks: false, exams: ['neet-ug'], beside });
    expect(said).toMatch(/Hard.*your marks, 2025/s);
    expect(said).toContain('It is nearer your home.');
    expect(said).not.toMatch(/in 100|guess none/);
  });

  it('says what else its gate opens, and never its own course among it', async () => {
    const rung = (course: string) => ({ course, verdict: 'open' as const, places: [], cost: null, chance: null, seat: null });
    const ladder = [rung('bsc-nursing'), rung('bpt'), rung('bams')];
    const said = await drawn({ byMarks: false, exams: ['neet-ug'], beside: { seat: null, ladder, decided: null, why: undefined } });
    expect(said).toMatch(/also opens 2 courses/);
    expect([...said.matchAll(/courses\/(b[a-z]+)"/g)].map(([, id]) => id)).toEqual(['bpt', 'bams']);
  });

  it('says a chance that is not known, and guesses none', async () => {
    expect(await drawn({ byMarks: false, exams: ['neet-ug'] })).toContain('guess none from marks');
    expect(await drawn({ exams: ['neet-ug'], byMarks: false, chance: { band: 'possible', percent: 62 } })).toContain('about 62 in 100');
  });

  it('says that no place is known only where it was asked', () => {
    const asked = { anywhere: undefined, isPlacing: false, isAsked: true, hasHome: true };
    expect(withoutPlaces(asked)).toBe('none');
    expect(withoutPlaces({ ...asked, isAsked: false })).toBe('notAsked');
    expect(withoutPlaces({ ...asked, isAsked: false, isPlacing: true })).toBe('loading');
    expect(withoutPlaces({ ...asked, isAsked: false, hasHome: false })).toBe('noHome');
  });

  it('says near and ground of each place, and the weaker ground in words', async () => {
    const page = await drawn({ places: [{ college: 'a', near: 'next', basis: 'kind' }] });
    expect(page).toContain('next district · usual for its kind; ask there');
  });

  it('says costs as a band with its ground, the hostel apart, and unknown where it is', async () => {
    expect(await drawn({})).toContain('Not known: no fee order');
    const page = await drawn({
      cost: { from: 5000, to: 20_000, per: 'year', basis: 'type', hostel: { from: 30_000, to: 60_000 }, scholarships: [] },
    });
    expect(page).toContain('₹5,000 to ₹20,000 a year');
    expect(page).toContain('what colleges of this kind charge here');
    expect(page).toContain('₹30,000 to ₹60,000 a year');
  });

  it('says of a job exam that nothing is studied first', async () => {
    const { course: _, ...alone } = way;
    const page = await renderHtml(
      <WayView way={{ ...alone, exams: ['ssc-chsl'], byMarks: false }} names={undefined} goal={null} isPlacing={false} />,
      { queryClient: makeQueryClient() },
    );
    expect(page).toContain('No course is needed first.');
    expect(page).not.toContain('Where to apply');
  });
});

it.each([
  [{ from: 10, to: 20 }, undefined, 25, 'within'],
  [{ from: 10, to: 30 }, undefined, 25, 'partly'],
  [{ from: 30, to: 40 }, undefined, 25, 'above'],
  [{ from: 10, to: 20, hostel: { from: 20, to: 30 } }, undefined, 25, 'above'],
  [{ from: 30, to: 40 }, 12, 25, 'within'],
] as const)('beside a budget: %j, own %s, budget %s', (cost, own, budget, said) => {
  expect(besideBudget({ ...cost, per: 'year', basis: 'type', scholarships: [] }, own, budget)).toBe(said);
});
