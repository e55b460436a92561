import { correctionsEndpointsOf, type Correction, type correctionsEndpoints } from '@disha/contract/corrections';
import { say } from '@disha/contract/say';
import { z } from 'zod';
import { contractsOf, type Catalog } from '../../catalog/catalog.ts';
import type { CorrectionsList } from '../../catalog/corrections-list.repository.ts';
import type { CorrectionsRepository } from '../../catalog/corrections.repository.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot.ts';
import { AppError } from '../../http/errors.ts';
import type { Serve } from '../../http/serve.ts';
import { writtenDown, type NameStaff } from '../../identity/staff.ts';
import { correctionCheck } from './correction-check.ts';
import { readable } from './readable.ts';

export interface CorrectionsParts {
  snapshot: CatalogSnapshot;
  catalogs: readonly Catalog[];
  corrections: CorrectionsRepository;
  list: CorrectionsList;
  named: NameStaff;
}

const notFound = () => new AppError('not_found', say('corrections.notFound'));

export function serveCorrections(serve: Serve, { snapshot, catalogs, corrections, list, named }: CorrectionsParts): void {
  const read = async (id: string) => {
    const correction = z.uuid().safeParse(id).success ? await list.find(id) : undefined;
    if (!correction) throw notFound();
    return correction;
  };

  const shown = (rows: readonly Correction[]) => readable(rows, named);
  const readShown = async (id: string) => (await shown([await read(id)]))[0] as Correction;

  const check = correctionCheck(catalogs, snapshot);
  // Of the names there may be more than the contract's; the form is the same.
  serve(correctionsEndpointsOf(contractsOf(catalogs)) as typeof correctionsEndpoints, {
    'GET /corrections': async ({ query: { item, ...query } }) => {
      const { rows, nextCursor } = await list.page({ ...query, itemId: item });
      return { message: say('corrections.listed'), data: { corrections: await shown(rows), nextCursor } };
    },
    'GET /corrections/audit': async ({ query }) => {
      const { rows, nextCursor } = await list.audit(query.cursor, query.limit);
      return { message: say('corrections.audit'), data: { entries: await named(rows), nextCursor } };
    },
    'POST /corrections': async ({ caller, body: { kind, id, field, to, by, why, source } }) => {
      check.knownField(kind, field);
      const made = await corrections.correct(
        kind,
        id,
        (shown, shipped) => [check.changeOf({ kind, shown, shipped, field, to })],
        { who: writtenDown(caller, by), why, source },
        { again: true },
      );
      if (made?.[0] === undefined) throw new AppError('not_found', say('corrections.noItem'));
      await snapshot.refresh([kind]);
      return { message: say('corrections.made'), data: { correction: await readShown(made[0]) } };
    },
    'POST /corrections/:id/take-back': async ({ caller, params, body: { by, why } }) => {
      const { id, kind } = await read(params.id);
      if ((await corrections.takeBack(id, { who: writtenDown(caller, by), why })) !== 'taken_back')
        throw new AppError('conflict', say('corrections.ended'));
      await snapshot.refresh([kind]);
      return { message: say('corrections.takenBack'), data: { correction: await readShown(id) } };
    },
  });
}
