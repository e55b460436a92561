import { guideFile } from '@disha/contract/guides.files';
import { states } from '@disha/contract/taxonomy';
import { expect, it } from 'vitest';
import { sampleGuide } from '../../testing/sample-catalog.ts';
import { factsIn, guideFaults } from './check-guides.ts';

const portal = {
  name: 'e-District',
  link: 'https://edistrict.example.in',
  certainty: 'C' as const,
  source: 'Known practice, no notice read',
};
const everywhere = Object.fromEntries(states.map((state) => [state, { state, ...portal }]));
const { Kerala: _left, ...without } = everywhere;
const faultsOf = (more: Parameters<typeof sampleGuide>[0]) => guideFaults([sampleGuide(more)]);

it('a guide without fault is passed over, also with a page for every state', () => {
  expect(faultsOf({})).toEqual([]);
  expect(guideFaults([sampleGuide({ portals: everywhere }), sampleGuide({ id: 'other', portalsOf: 'lost-paper' })])).toEqual([]);
});

it('counts sentences and points', () => {
  expect(factsIn({ sections: [{ title: 'A', text: 'One thing. Another: see?', items: ['x', 'y'] }] })).toBe(5);
});

it.each([
  ['fewer than three facts', { sections: [{ title: 'Well', text: 'It depends.' }] }, 'fewer than 3'],
  ['a state without its page', { portals: without }, 'no page of Kerala'],
  [
    'a page under another state',
    { portals: { ...everywhere, Kerala: { ...portal, state: 'Goa' as const } } },
    'the page of Goa under Kerala',
  ],
  ['days of no paper', { portals: { ...everywhere, Kerala: { ...portal, state: 'Kerala' as const, days: '7' } } }, 'not of which paper'],
  ['portals of a guide that has none', { portalsOf: 'nowhere' }, 'shows the portals of nowhere'],
  [
    'an unconfirmed fact that is shown',
    { toConfirm: { 1: { number: '1', text: 'Ask at the school.', certainty: 'C' as const } } },
    'nobody has',
  ],
  ['a number that is another', { toConfirm: { 1: { number: '2', text: 'Perhaps.', certainty: 'C' as const } } }, 'under 1 and calls it 2'],
  ['a way back to itself', { related: [{ type: 'guides' as const, id: 'lost-paper' }] }, 'leads to itself'],
])('%s is a fault', (_, more, fault) => {
  expect(faultsOf(more)).toHaveLength(1);
  expect(faultsOf(more)[0]).toContain(fault);
});

it.each([
  ['an http link', { officialLink: 'http://ugc.gov.in' }],
  ['certainty C', { certainty: 'C' }],
  ['no source', { sources: [] }],
  ['a topic there is none', { topic: 'luck' }],
])('a file with %s is refused', (_, more) => {
  expect(guideFile.safeParse({ ...sampleGuide(), ...more }).success).toBe(false);
});
