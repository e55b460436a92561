import { packsEndpoints } from '@disha/contract/packs';
import { say } from '@disha/contract/say';
import type { PackSource } from '../../catalog/pack-source.ts';
import { AppError } from '../../http/errors.ts';
import { LastingFile } from '../../http/lasting-file.ts';
import { worded } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { Packs } from './packs.ts';

interface OfflineParts {
  sources: readonly PackSource[];
  onError: (error: unknown) => void;
  now: () => Date;
}

/** So long the first request waits for all of them; then it gets those that are made. */
const patienceMs = 3000;

export function serveOffline(serve: Serve, { sources, onError, now }: OfflineParts): void {
  const packs = new Packs(sources, onError);
  serve(packsEndpoints, {
    'GET /packs': async ({ language }) => {
      const { packs: made, isWhole } = await packs.list(patienceMs);
      return {
        message: say('offline.listed'),
        data: {
          isWhole,
          at: now().toISOString(),
          packs: made.map(({ label, br, ...pack }) => ({ ...pack, label: worded(label(language), language).message, bytes: br.length })),
        },
      };
    },
    'GET /packs/:file': async ({ params: { file } }) => {
      const found = await packs.find(file);
      if (!found) throw new AppError('not_found', say('offline.noPack'));
      return new LastingFile('application/json', found.br);
    },
  });
}
