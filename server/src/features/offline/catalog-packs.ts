/**
 * All catalogs but the largest in one pack a language: the very answers that a browser would ask for, by their addresses. A page that
 * reads them without a network reads what the network would have said.
 */
import { apiOf } from '@disha/contract/api';
import type { Endpoint, EndpointTable } from '@disha/contract/endpoint';
import { languages, languageOffers } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { FastifyInstance } from 'fastify';
import { contractsOf, type ServedCatalog } from '../../catalog/catalog.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import type { PackSource } from '../../catalog/pack-source.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { insideAddress } from '../../http/rate-limit.ts';

interface CatalogPackParts {
  app: Pick<FastifyInstance, 'inject'>;
  catalogs: readonly ServedCatalog[];
  snapshot: Pick<CatalogSnapshot, 'items'>;
  /** Addresses below /api that nothing here knows of, beside the catalogs' own. */
  others: readonly string[];
}

/** Asked without an account, about nothing in particular. */
const isPlain = (name: string, { access }: Endpoint) => name.startsWith('GET ') && access === 'anyone' && !name.includes(':');

export function catalogPacks({ app, catalogs, snapshot, others }: CatalogPackParts): PackSource {
  const small = catalogs.filter(({ isLarge = false }) => !isLarge);
  const plain = () =>
    Object.entries(apiOf(contractsOf(small)) as EndpointTable)
      .filter(([name, endpoint]) => isPlain(name, endpoint) && !name.startsWith('GET /packs'))
      .map(([name]) => name.slice('GET '.length));
  const details = () => small.flatMap(({ contract: { name } }) => snapshot.items(name).map(({ id }) => `/${name}/${id}`));
  const answerAt = async (path: string, language: string): Promise<unknown> => {
    const url = `/api${path}?lang=${language}`;
    const { statusCode, body, headers } = await app.inject({ url, headers: { accept: 'application/json' }, remoteAddress: insideAddress });
    // What needs a question, or is of a moment, is no fact to be kept.
    const isKept = statusCode === 200 && String(headers['cache-control']).includes('public');
    return isKept ? (JSON.parse(body) as { data: unknown }).data : undefined;
  };
  const make = async (language: string) => {
    const answers: Record<string, unknown> = {};
    const scheduler = new Scheduler();
    for (const path of [...new Set([...plain(), ...others, ...details()])].sort()) {
      const data = await answerAt(path, language);
      if (data !== undefined) answers[path] = data;
      // An answer that is ready comes without a turn of the loop: a thousand of them would keep everybody waiting.
      await scheduler.yieldToEventLoop();
    }
    return JSON.stringify({ language, answers });
  };
  return {
    kind: 'catalogs',
    // The list of one of them is another when one of its items is; a change of the largest alone is none.
    state: stateOf(() => small.map(({ contract: { name } }) => snapshot.items(name))),
    packs: () =>
      languages.map((language) => ({
        name: `catalogs-${language}`,
        language,
        label: () => say('offline.catalogs', { language: languageOffers[language].name }),
        make: () => make(language),
      })),
  };
}

/** One value for as long as these are the same. */
function stateOf(read: () => readonly unknown[]): () => unknown {
  let last: readonly unknown[] = [];
  return () => {
    const now = read();
    if (now.length !== last.length || now.some((each, index) => each !== last[index])) last = now;
    return last;
  };
}
