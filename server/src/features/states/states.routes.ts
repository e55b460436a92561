import { say } from '@disha/contract/say';
import { statesEndpoints, type StateDetail, type StateRoute } from '@disha/contract/states';
import type { StateFile } from '@disha/contract/states.files';
import type { CatalogSnapshot } from '../../catalog/snapshot.ts';
import { AppError } from '../../http/errors.ts';
import type { Serve } from '../../http/serve.ts';

export interface StatesParts {
  /** As they are shipped. */
  states: readonly StateFile[];
  snapshot: Pick<CatalogSnapshot, 'answer'>;
  /** The exam's short name; undefined when no catalog holds it. */
  examName: (id: string) => string | undefined;
}

export function serveStates(serve: Serve, { states, snapshot, examName }: StatesParts): void {
  const bySlug = new Map(states.map((file) => [file.slug, file]));
  const named = [...states].sort((a, b) => (a.name < b.name ? -1 : 1));

  const namesOfTests = ({ routes }: StateFile) => [...new Set(routes.flatMap(({ examId }) => (examId && examName(examId)) ?? []))];
  /** An operator may remove an exam; a link to it would lead nowhere. */
  const withExam = ({ examId, ...route }: StateFile['routes'][number]): StateRoute => {
    const name = examId === undefined ? undefined : examName(examId);
    return name === undefined ? route : { ...route, examId, examName: name };
  };

  serve(statesEndpoints, {
    'GET /states': ({ language }) =>
      snapshot.answer(language, 'states', statesEndpoints['GET /states'].data, () => ({
        message: say('states.listed'),
        data: { states: named.map((file) => ({ name: file.name, slug: file.slug, tests: namesOfTests(file) })) },
      })),
    'GET /states/:slug': ({ params: { slug }, language }) => {
      const file = bySlug.get(slug);
      if (!file) throw new AppError('not_found', say('states.notFound'));
      return snapshot.answer(language, `states/${slug}`, statesEndpoints['GET /states/:slug'].data, () => ({
        message: say('states.shown'),
        data: { state: { ...file, routes: file.routes.map(withExam) } satisfies StateDetail },
      }));
    },
  });
}
