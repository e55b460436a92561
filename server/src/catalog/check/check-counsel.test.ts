import { kinRow, ladderRow, leadRow } from '@disha/contract/counsel.files';
import { expect, it } from 'vitest';
import { checkCounsel } from './check-counsel.ts';

const sourced = { note: '', source: 'Notice, 2025', certainty: 'B' };
const lead = (more: object = {}) =>
  leadRow.parse({ career: 'nurse', type: 'courses', id: 'gnm', usual: '2', after: '', ...sourced, ...more });
const kin = (more: object = {}) =>
  kinRow.parse({
    ...sourced,
    goal_type: 'careers',
    goal: 'nurse',
    type: 'courses',
    id: 'gnm',
    grade: '2',
    why: 'work',
    note: 'n',
    ...more,
  });
const ladder = (more: object = {}) => ladderRow.parse({ course: 'gnm', ...sourced, ...more });

const course = (id: string) => ({ id, eligibility: { minimumClass: '12' as const } as never });
const page = (id: string, steps: object[] = []) => ({ id, courses: [], routes: [{ steps }] }) as never;
const known = {
  courses: [course('gnm'), course('anm'), course('bsc')],
  exams: [{ id: 'a-test', purpose: 'admission' as const }],
  careers: [page('nurse'), page('driver')],
};
type Files = Parameters<typeof checkCounsel>[0];
const check = (files: Partial<Files>, careers = known.careers) =>
  checkCounsel({ leads: [], kin: [], ladder: [], prerequisites: [], ...files }, { ...known, careers }).problems.join('\n');

it('rows of items that are there are whole', () => {
  const near = [kin(), kin({ id: 'anm', grade: '1' }), kin({ id: 'bsc', grade: '1' })];
  expect(check({ leads: [lead(), lead({ id: 'anm', after: 'degree' })], kin: near, ladder: [ladder()] })).toBe('');
});

it.each<[string, Partial<Files>, string]>([
  ['a lead to a career that is not there', { leads: [lead({ career: 'wizard' })] }, 'there is no careers/wizard'],
  ['a lead by an exam that is not there', { leads: [lead({ type: 'exams', id: 'b-test' })] }, 'there is no exams/b-test'],
  ['a lead after a course that is not there', { leads: [lead({ after: 'magic' })] }, 'there is no courses/magic'],
  ['a lead that stands twice', { leads: [lead(), lead({ usual: '1' })] }, 'stands twice'],
  ['practice that is surer than practice', { leads: [lead({ source: 'Known practice, no notice read' })] }, 'certainty B'],
  ['a goal that is not there', { kin: [kin({ goal: 'wizard' })] }, 'there is no careers/wizard'],
  ['what is near itself', { kin: [kin({ type: 'careers', id: 'nurse' })] }, 'is near itself'],
  ['a goal with one that is near', { kin: [kin()] }, 'has 1 that are near'],
  ['a stream that is none', { kin: [kin({ goal_type: 'streams', goal: 'music' })] }, 'nobody stands at music'],
  ['a rung that is not there', { ladder: [ladder({ course: 'magic' })] }, 'there is no courses/magic'],
])('%s is a fault', (_, files, said) => {
  expect(check(files)).toContain(said);
});

it('a career that is studied for, and that nothing leads to, is a fault', () => {
  const pilot = page('pilot', [{ kind: 'course', text: 'Flying school' }]);
  expect(check({}, [pilot])).toContain('nothing leads to pilot');
});

it.each([
  ['usual', () => lead({ usual: '4' })],
  ['grade', () => kin({ grade: '3' })],
  ['reason', () => kin({ why: 'whim' })],
])('a %s that is none is not read', (_, read) => {
  expect(read).toThrow();
});
