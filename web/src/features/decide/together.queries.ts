import { withdrawHeader } from '@disha/contract/together.limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { ratingOf } from './counted.ts';
import { criteria, readShortlist, readWeighing, type Shortlist, type Weighing } from './criteria.ts';
import type { KnownRatings } from './known.ts';
import { newKey, openView, sealView } from './sealed-view.ts';
import type { StoredLink } from './stored-links.ts';

export interface OpenedTogether {
  shortlist: Shortlist;
  student: Weighing;
  parent: Weighing | undefined;
  parentVersion: number;
  until: string;
}

/** As a view is sealed: with every rating that counts, those of the facts too, so that it means the same where other facts are known. */
export function viewOf(weighing: Weighing, items: readonly { id: string; known: KnownRatings }[]): Weighing {
  const chosen = criteria.filter((thing) => weighing.matters[thing] !== undefined);
  const rated = chosen.map((thing) => {
    const given = items.flatMap((item) => {
      const rating = ratingOf(weighing, thing, item);
      return rating === undefined ? [] : [[item.id, rating] as const];
    });
    return [thing, Object.fromEntries(given)] as const;
  });
  return { ...weighing, ratings: Object.fromEntries(rated) };
}

export const togetherQueries = {
  /** Opened here: neither key nor anything readable leaves the page. Undefined where the key does not open it. */
  opened: (id: string, key: string) =>
    queryOptions({
      queryKey: ['together', id, key],
      queryFn: async ({ signal }): Promise<OpenedTogether | null> => {
        const { student, parent, until } = await call('GET /together/:id', { params: { id }, signal, anonymous: true });
        const ours = await openView({ key, id, side: 'student' }, student);
        const theirs = parent === null ? undefined : await openView({ key, id, side: 'parent' }, parent);
        const shortlist = readShortlist(ours?.content);
        const weighing = readWeighing((ours?.content as { weighing?: unknown } | undefined)?.weighing);
        if (!shortlist || !weighing || (parent !== null && !theirs)) return null;
        return { shortlist, student: weighing, parent: readWeighing(theirs?.content), parentVersion: theirs?.version ?? 0, until };
      },
      retry: false,
      gcTime: 0,
    }),
};

/** The id is the salt and is sealed along, and the server says it: a place is asked for first, and then filled. */
export async function makeLink(shortlist: Shortlist, weighing: Weighing): Promise<StoredLink> {
  const key = newKey();
  const nothing = await sealView({ key, id: '', side: 'student' }, 0, {});
  const { id, withdrawToken, until } = await call('POST /together', { body: { sealed: nothing }, anonymous: true });
  await writeStudent({ id, key, withdrawToken }, shortlist, weighing);
  return { ...shortlist, id, key, withdrawToken, until };
}

export async function writeStudent(
  { id, key, withdrawToken }: Pick<StoredLink, 'id' | 'key' | 'withdrawToken'>,
  shortlist: Shortlist,
  weighing: Weighing,
): Promise<void> {
  const sealed = await sealView({ key, id, side: 'student' }, 1, { ...shortlist, weighing });
  await call('PUT /together/:id/student', {
    params: { id },
    body: { sealed },
    headers: { [withdrawHeader]: withdrawToken },
    anonymous: true,
  });
}

export async function writeParent(id: string, key: string, version: number, weighing: Weighing): Promise<void> {
  const sealed = await sealView({ key, id, side: 'parent' }, version + 1, weighing);
  await call('PUT /together/:id/parent', { params: { id }, body: { sealed, version }, anonymous: true });
}

export const withdraw = ({ id, withdrawToken }: StoredLink): Promise<unknown> =>
  call('DELETE /together/:id', { params: { id }, headers: { [withdrawHeader]: withdrawToken }, anonymous: true });
