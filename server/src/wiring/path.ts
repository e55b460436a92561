import { serveChances } from '../features/chances/chances.routes.ts';
import { servePath } from '../features/path/path.routes.ts';
import type { BuiltApp } from './app.ts';

/** Closing ranks, and the plan that reads them. Returns what tells that the ranks have changed, and what of them a device may keep. */
export function wirePath({
  serve,
  parts,
  shared,
  now,
  path,
  named,
  fees,
  advice,
  book,
  holds,
  nameOf,
}: BuiltApp): Pick<ReturnType<typeof serveChances>, 'state' | 'packs'> {
  const { db, env, catalogFolder } = parts;
  const ranks = serveChances(serve, {
    ...{ db, holds, named, catalogFolder, now },
    keepsStatements: env.DATABASE_POOL_URL === undefined,
    coursesForField: advice.coursesForField,
    collegeOf: (id) => {
      const { shortName = '', city = '', district = '', state } = advice.collegeOf(id) ?? {};
      return state && { city, district, state, ...(shortName === '' ? {} : { shortName }) };
    },
  });
  servePath(serve, {
    path,
    snapshot: shared.snapshot,
    book,
    holds,
    nameOf,
    ...{ advice, fees, now, ranks, states: parts.states, admissions: parts.admissions, counsel: parts.counsel },
    translations: parts.translations,
  });
  return ranks;
}
