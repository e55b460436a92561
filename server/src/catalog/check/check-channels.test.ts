import { channelGroup, channelList, channelRow, type ChannelFiles } from '@disha/contract/channels.files';
import { expect, it } from 'vitest';
import { checkChannels } from './check-channels.ts';

const known = {
  colleges: [{ id: 'here', state: 'Goa' }],
  courses: [{ id: 'ba' }, { id: 'bcom' }],
  exams: [{ id: 'a-test' }],
  states: [{ name: 'Goa', slug: 'goa' }],
  cutoffs: ['josaa'],
};
const cells = {
  scope: 'nation',
  who: '',
  state: '',
  courses: 'arts',
  by: 'exam',
  exam: 'a-test',
  counselling: '',
  portal: '',
  share: '',
  adds: '',
  from: '',
  said: 'gate',
  note: '',
  source: 'Notice, 2025',
  year: '2026',
  certainty: 'B',
};
const row = (more: Partial<Record<keyof typeof cells, string>> = {}) => channelRow.parse({ ...cells, ...more });
const group = (name: string, kind: string, members: string) => channelGroup.parse({ group: name, kind, members });
const whole: ChannelFiles = {
  channels: [row()],
  groups: [group('arts', 'part', 'ba|bcom')],
  lists: [],
  members: [],
};
const list = channelList.parse({ list: 'of-us', role: 'family', source: 'Register of colleges', year: '2026', certainty: 'B' });
const check = (more: Partial<ChannelFiles>) => checkChannels({ ...whole, ...more }, known, '2026-11-19');

it('tables in which every id is there and every course has a channel are whole', () => {
  expect(check({})).toMatchObject({ figures: [{ ok: true }], problems: [] });
});

const beside = (...rows: Partial<Record<keyof typeof cells, string>>[]) => ({ channels: [row(), ...rows.map((more) => row(more))] });
it.each<[string, Partial<ChannelFiles>, string]>([
  ['a college that is not there', beside({ scope: 'institution', who: 'there', state: 'goa' }), 'there is no college there'],
  ['a college of another state', beside({ scope: 'institution', who: 'here', state: 'bihar' }), 'here is in goa'],
  ['a list that is not there', beside({ scope: 'list', who: 'of-us' }), 'there is no list of-us'],
  ['a state that is not there', beside({ scope: 'state', state: 'atlantis' }), 'there is no state atlantis'],
  ['a state of a set that is not there', beside({ scope: 'set', who: 'state=atlantis' }), 'there is no state atlantis'],
  ['a set that asks for what no college has', beside({ scope: 'set', who: 'size=large' }), 'a set cannot ask for size'],
  ['a course that is not there', beside({ courses: 'bsc' }), 'there is no course or group bsc'],
  ['an exam that is not there', beside({ exam: 'b-test' }), 'there is no exam b-test'],
  ['closing ranks that are not there', beside({ courses: 'ba', source: 'cutoffs/jossa.csv 2025' }), 'there is no cutoffs/jossa.csv'],
  ['a test without a name', beside({ courses: 'ba', exam: '' }), 'a test without a name'],
  ['an exam where nobody is taken', beside({ courses: 'ba', by: 'none' }), 'nobody is taken'],
  ['a year that has not come', beside({ courses: 'ba', year: '2028' }), '2028 has not come'],
  ['a rule that begins long ago', beside({ courses: 'ba', from: '2010' }), 'no rule begins in 2010'],
  ['practice that is surer than practice', beside({ courses: 'ba', source: 'Known practice, no notice read' }), 'certainty B'],
  ['a row that stands twice', beside({}), 'stands twice'],
  ['two sets as close', beside({ scope: 'set', who: 'type=private' }, { scope: 'set', who: 'kind=law' }), 'as close as kind=law, about ba'],
  ['a course that no row opens', { channels: [row({ courses: 'ba' })] }, 'no channel opens bcom in goa'],
  ['a course in no part', { groups: [group('arts', 'part', 'ba')] }, 'bcom is in no part'],
  ['a course in two parts', { groups: [...whole.groups, group('more', 'part', 'ba')] }, 'ba is in two parts'],
  ['a group of what is no course', { groups: [...whole.groups, group('more', 'union', 'arts|bsc')] }, 'there is no course bsc'],
  ['a list of which no channel is', { lists: [list] }, 'no channel is of of-us'],
  ['a member that is no college', { members: [{ list: 'of-us', institution: 'there' }], lists: [list] }, 'there is no college there'],
  ['a member of no list', { members: [{ list: 'of-them', institution: 'here' }] }, 'there is no list of-them'],
])('%s is a fault', (_, more, said) => {
  const { figures, problems } = check(more);
  expect(figures[0]?.ok).toBe(false);
  expect(problems.join('\n')).toContain(said);
});

it('sets that no college can be of at once are no tie', () => {
  expect(check(beside({ scope: 'set', who: 'type=private' }, { scope: 'set', who: 'type=government' })).problems).toEqual([]);
});

it('of two sets that add neither stands for the other', () => {
  expect(check(beside({ scope: 'set', who: 'type=private' }, { scope: 'set', who: 'kind=law', adds: 'yes' })).problems).toEqual([]);
});
