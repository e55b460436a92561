import type { CollegeCard } from '@disha/contract/colleges.card';
import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { CollegeCardItem } from './college-card.tsx';

const gaya: CollegeCard = {
  _id: 'gaya-college',
  name: 'Gaya College',
  kinds: [],
  layer: 'listed',
  location: { city: '', district: 'Gaya Ji', state: 'Bihar' },
  degrees: ['BCA'],
};
const drawn = (more: Partial<CollegeCard>, course?: string) =>
  renderHtml(<CollegeCardItem college={{ ...gaya, ...more }} course={course} />, { queryClient: makeQueryClient() });

it('says beside a list that covers a part that it does, and what is usual for its kind', async () => {
  const shown = await drawn({ isPartial: true, degreesByKind: ['BA'] });
  expect(shown).toContain('Not its whole list');
  expect(shown).toContain('Usual for its kind: BA. Ask there.');
  expect(await drawn({})).not.toContain('Not its whole list');
});

it('shows the course that was asked for with what it rests on, and no others', async () => {
  const usual = await drawn({ teaches: { course: 'bed', basis: 'kind', how: 'usually' } }, 'B.Ed');
  expect(usual).toContain('A college of this kind usually teaches B.Ed; ask there');
  expect(usual).not.toContain('BCA');
  expect(await drawn({ teaches: { course: 'bed', basis: 'kind', how: 'often' } }, 'B.Ed')).toContain(
    'Many colleges of this kind teach B.Ed',
  );
  expect(await drawn({ teaches: { course: 'bed', basis: 'register' } }, 'B.Ed')).toContain('B.Ed: listed by a source');
  expect(await drawn({ teaches: { course: 'bed', basis: 'name' } }, 'B.Ed')).toContain('known, though no list was read');
});

it('says for whom it is, and of a type that nobody has read that it is not confirmed', async () => {
  expect(await drawn({ openTo: 'women' })).toContain('For women');
  expect(await drawn({ type: 'private', typeBasis: 'known' })).toContain('Private, not confirmed');
  expect(await drawn({ type: 'private', typeBasis: 'law' })).not.toContain('not confirmed');
});
