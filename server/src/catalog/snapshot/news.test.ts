import { expect, it, vi } from 'vitest';
import { CatalogNews, messagesOf, storyOf } from './news.ts';

it('of many rows is told in pieces that PostgreSQL takes, every row once', () => {
  const ids = Array.from({ length: 5000 }, (_, number) => `गाँव-college-number-${number}`);
  const messages = [...messagesOf(storyOf('colleges', ids))];
  expect(Math.max(...messages.map((message) => Buffer.byteLength(message)))).toBeLessThan(8000);
  const heard = messages.flatMap((message) => {
    const changed = new CatalogNews().heard(message);
    return typeof changed === 'object' ? changed.ids : [];
  });
  expect(heard).toEqual(ids);
});

it('of our own is followed once: when it is stored', () => {
  const [ours, theirs] = [new CatalogNews(), new CatalogNews()];
  const follow = vi.fn<() => void>();
  ours.onChanged(follow);
  const story = storyOf('exams', ['jee-main']);
  const [message = ''] = messagesOf(story);
  ours.stored(story);
  expect(follow).toHaveBeenCalledExactlyOnceWith({ kind: 'exams', ids: ['jee-main'] });
  expect([ours.heard(message), theirs.heard(message)]).toEqual(['ours', expect.objectContaining({ kind: 'exams', ids: ['jee-main'] })]);
});

it.each(['all', 'colleges', '', '{"kind":"exams"}', '{', '{"kind":1,"ids":[],"change":"x"}'])('is no list of rows in %j', (payload) => {
  expect(new CatalogNews().heard(payload)).toBeUndefined();
});
