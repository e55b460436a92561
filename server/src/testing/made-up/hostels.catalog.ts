/** A catalog that does not exist, as it would introduce itself to the server. */
import { say } from '@disha/contract/say';
import type { z } from 'zod';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import type { CatalogContent } from '../../catalog/documents.ts';
import { listAnswers } from '../../catalog/view/list.ts';
import type { Scheduler } from '../../catalog/scheduler.ts';
import { passing } from '../../catalog/view/passing.ts';
import { buildSearcher } from '../../catalog/view/search.ts';
import { AppError } from '../../http/errors.ts';
import { hostelCard, hostelFile, hostelList, hostelsContract, hostelsEndpoints } from './hostels.contract.ts';

type HostelFile = z.infer<typeof hostelFile>;
const cardsOf = passing(hostelCard);

/** The contract's list has no such name, so the content does not say that it holds them. */
async function viewHostels(content: CatalogContent, scheduler: Scheduler) {
  const { hostels } = content as unknown as { hostels: readonly HostelFile[] };
  const byId = new Map(hostels.map(({ id, ...rest }) => [id, { _id: id, ...rest }]));
  const cards = await scheduler.sorted(await scheduler.map(byId.values(), cardsOf.pass), hostelList.order);
  const cardById = new Map(cards.map((card) => [card._id, card]));
  return { byId, cards, search: await buildSearcher(cards, hostelList, scheduler), bookmark: (id: string) => cardById.get(id) };
}

const notFound = say('http.notFound');
const found = say('http.found');

export const hostelsCatalog: ServedCatalog = {
  contract: hostelsContract,
  shipped: { files: ['hostels/'], read: (folder) => folder.json('hostels', hostelFile) },
  view: viewHostels,
  check: { least: 2, faults: (hostels) => hostels.flatMap(({ id }) => (id.startsWith('hostel') ? [`${id} is called by its kind`] : [])) },
  lead: 0,
  notFound,
  serve(serve, { snapshot }) {
    const view = () => snapshot.view(viewHostels);
    const { data } = hostelsEndpoints['GET /hostels'];
    const schema = data.extend({ hostels: cardsOf.list });
    const list = listAnswers({
      snapshot,
      list: hostelList,
      view,
      schema,
      answer: (hostels) => ({ message: found, data: { hostels } }),
    });
    serve(hostelsEndpoints, {
      'GET /hostels': ({ query, language }) => list(query, language),
      'GET /hostels/:id': ({ params: { id } }) => {
        const hostel = view().byId.get(id);
        if (!hostel) throw new AppError('not_found', notFound);
        return { message: found, data: { hostel } };
      },
    });
  },
};
