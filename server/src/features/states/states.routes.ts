import { compareNames } from '@disha/contract/by-name';
import type { Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import { statesEndpoints, type StateDetail, type StateRoute } from '@disha/contract/states';
import type { State } from '@disha/contract/taxonomy';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import type { StateFile, StateHelp } from '@disha/contract/states.files';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { untranslated, type Translate, type Translations } from '../../catalog/translations.ts';
import { translationIn } from '../../http/language.ts';
import { AppError } from '../../http/errors.ts';
import type { Serve } from '../../http/serve.ts';

interface StatesParts {
  /** As they are shipped. */
  states: readonly StateFile[];
  snapshot: Pick<CatalogSnapshot, 'answer'>;
  /** The exam's short name; undefined when no catalog holds it. */
  examName: (id: string, language: Language) => string | undefined;
  translations?: Translations;
}

export function serveStates(serve: Serve, { states, snapshot, examName, translations = untranslated }: StatesParts): void {
  const bySlug = new Map(states.map((file) => [file.slug, file]));
  const nameIn = (name: State, language: Language) => everyTaxonomy[language].states[name];
  const namedIn = (language: Language) =>
    states.map((file) => ({ file, title: nameIn(file.name, language) })).sort((a, b) => compareNames({ name: a.title }, { name: b.title }));

  const namesOfTests = ({ routes }: StateFile, language: Language) => [
    ...new Set(routes.flatMap(({ examId }) => (examId && examName(examId, language)) ?? [])),
  ];
  /** An operator may remove an exam; a link to it would lead nowhere. */
  const withExam = ({ examId, ...route }: StateFile['routes'][number], language: Language): StateRoute => {
    const name = examId === undefined ? undefined : examName(examId, language);
    return name === undefined ? route : { ...route, examId, examName: name };
  };
  const inWords = ({ portal, note, how, ...route }: StateRoute, say: Translate): StateRoute => ({
    ...route,
    how: say(how),
    ...(note === undefined ? {} : { note: say(note) }),
    ...(portal === undefined ? {} : { portal: { ...portal, name: say(portal.name) } }),
  });

  const helpIn = ({ portals, how, when, ...help }: StateHelp, say: Translate): StateHelp => ({
    ...help,
    portals: portals.map(({ name, link }) => ({ name: say(name), link })),
    how: say(how),
    when: say(when),
  });

  serve(statesEndpoints, {
    'GET /states': ({ language }) =>
      snapshot.answer(language, 'states', statesEndpoints['GET /states'].data, () => ({
        message: say('states.listed'),
        data: {
          states: namedIn(translationIn(language)).map(({ file, title }) => ({
            name: file.name,
            title,
            slug: file.slug,
            tests: namesOfTests(file, translationIn(language)),
          })),
        },
      })),
    'GET /states/:slug': ({ params: { slug }, language }) => {
      const file = bySlug.get(slug);
      if (!file) throw new AppError('not_found', say('states.notFound'));
      return snapshot.answer(language, `states/${slug}`, statesEndpoints['GET /states/:slug'].data, () => {
        const translation = translationIn(language);
        const words = translations.of(translation, 'states', slug);
        const routes = file.routes.map((route) => inWords(withExam(route, translation), words));
        return {
          message: say('states.shown'),
          data: { state: { ...file, title: nameIn(file.name, translation), routes, help: helpIn(file.help, words) } satisfies StateDetail },
        };
      });
    },
  });
}
