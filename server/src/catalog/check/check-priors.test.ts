import { boardRow, closingRow, countRow, kindRow, type PriorFiles } from '@disha/contract/priors.files';
import { expect, it } from 'vitest';
import { checkPriors } from './check-priors.ts';

const known = {
  colleges: [{ id: 'here', state: 'Goa' }],
  courses: [{ id: 'ba' }],
  exams: [{ id: 'a-test' }, { id: 'b-test' }, { id: 'c-test' }],
  states: [{ name: 'Goa', slug: 'goa' }],
  groups: [{ group: 'arts', kind: 'part' as const, members: ['ba'] }],
  crowds: [{ exam: 'c-test' }],
};
const told = { year: '2025', sources: 'A paper, 2025', certainty: 'B' };
const board = (more: object = {}) =>
  boardRow.parse({ board: 'other', states: 'goa', knots: '33:-2|60:0', delta: '0', science: '0', ...told, ...more });
const kind = (more: object = {}) =>
  kindRow.parse({
    ...{ kind: 'seat', exams: 'a-test:goa|marks', courses: 'arts', keeper: 'public', by: 'z', of: 'class12', a: '-1', b: '1', ews: '0' },
    ...{ obc_ncl: '0', sc: '0', st: '0', female: '0', cap: '0.97', scope: 'nation', floor: '', states: 'goa:1', share: 'general:0.5' },
    ...{ ...told, ...more },
  });
const count = (more: object = {}) => countRow.parse({ exam: 'b-test', candidates: '100', places: '10', ...told, ...more });
const closing = (more: object = {}) =>
  closingRow.parse({
    ...{ courses: 'ba', state: 'goa', college: 'here', keepers: '', category: 'general', round: 'last', mark: '60', ...told, ...more },
  });
const whole: PriorFiles = { boards: [board()], kinds: [kind()], counts: [count()], closings: [closing()] };
const check = (more: Partial<PriorFiles>) => checkPriors({ ...whole, ...more }, known, '2026-11-19');

it('tables in which every id is there and every number can be true are whole', () => {
  expect(check({})).toMatchObject({ figures: [{ ok: true }], problems: [] });
});

it.each<[string, Partial<PriorFiles>, string]>([
  ['a board of no state', { boards: [board({ states: 'atlantis' })] }, 'there is no state atlantis'],
  ['knots that fall', { boards: [board({ knots: '33:0|60:-1' })] }, 'its knots do not rise'],
  ['boards without the others', { boards: [board({ board: 'goa' })] }, 'nothing is said of other boards'],
  ['a kind of no exam', { kinds: [kind({ exams: 'z-test' })] }, 'there is no exam z-test'],
  ['a kind of no course', { kinds: [kind({ courses: 'bsc' })] }, 'there is no course or group bsc'],
  ['a kind of no state', { kinds: [kind({ exams: 'a-test:atlantis' })] }, 'there is no state atlantis'],
  ['a kind of everything', { kinds: [kind({ exams: '', courses: '' })] }, 'every exam and every course'],
  ['a share above all', { kinds: [kind({ share: 'general:1.5' })] }, 'a share is between 0 and 1'],
  ['a guess that is called confirmed', { kinds: [kind({ sources: 'Known practice, no notice read' })] }, 'does not fit its sources'],
  ['a year that has not come', { counts: [count({ year: '2029' })] }, '2029 has not come'],
  ['more places than candidates', { counts: [count({ places: '200' })] }, '200 places for 100 candidates'],
  ['a count of an exam that a kind speaks of', { counts: [count({ exam: 'a-test' })] }, 'a kind speaks of it already'],
  ['a count that is shown elsewhere', { counts: [count({ exam: 'c-test' })] }, 'it stands in crowds.csv'],
  ['a college of another state', { closings: [closing({ state: '' })] }, 'here is not in'],
  ['a closing mark of nobody', { closings: [closing({ college: '' })] }, 'it is of one college, or typical of some'],
])('%s is a fault', (_, more, said) => {
  const { figures, problems } = check(more);
  expect(figures[0]?.ok).toBe(false);
  expect(problems.join('\n')).toContain(said);
});
