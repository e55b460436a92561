/** The operators' calls, as programs know them: the same corrections as at the desk, in the words of before there was one. */
import { correctionsEndpointsOf, type Correction, type correctionsEndpoints } from '@disha/contract/corrections';
import { say } from '@disha/contract/say';
import { contractsOf } from '../../catalog/catalog.ts';
import type { Serve } from '../../http/serve.ts';
import { correctionActs, type CorrectionsParts } from './correction-acts.ts';

export function serveCorrections(serve: Serve, parts: CorrectionsParts): void {
  const { catalogs, list, named } = parts;
  const acts = correctionActs(parts);
  const answerWith = async (correction: Correction) => ({ correction: (await acts.readable([correction]))[0] as Correction });

  // Of the names there may be more than the contract's; the form is the same.
  serve(correctionsEndpointsOf(contractsOf(catalogs)) as typeof correctionsEndpoints, {
    'GET /corrections': async ({ query: { item, ...query } }) => {
      const { rows, nextCursor } = await list.page({ ...query, itemId: item });
      return { message: say('corrections.listed'), data: { corrections: await acts.readable(rows), nextCursor } };
    },
    'GET /corrections/audit': async ({ query }) => {
      const { rows, nextCursor } = await list.audit(query.cursor, query.limit);
      return { message: say('corrections.audit'), data: { entries: await named(rows), nextCursor } };
    },
    'POST /corrections': async ({ caller, body: { by: _by, ...wish } }) => ({
      message: say('corrections.made'),
      data: await answerWith(await acts.correct(caller, wish)),
    }),
    'POST /corrections/:id/take-back': async ({ caller, params, body: { why } }) => ({
      message: say('corrections.takenBack'),
      data: await answerWith(await acts.takeBack(caller, params.id, why)),
    }),
  });
}
