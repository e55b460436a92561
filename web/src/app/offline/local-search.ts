/** The search over everything, of what this device keeps: the catalogs in this language, and the colleges of the kept states. */
import { isShortName } from '@disha/search/reader/short-name';
import { foldText } from '@disha/search/text';
import { localHandlers, handlerFor, type LocalHandlers, type LocalRequest } from '../../api/local-handlers.ts';
import { catalogs } from '../catalogs.ts';
import { storedAnswer } from './stored-answers.ts';

/** Of each catalog, as the server shows them. */
const shown = 5;

interface KeptList {
  pagination?: { totalCount: number };
}

interface KeptItemName {
  name: string;
}

/** What answers on the device, by the first part of an address. */
type LocalAnswers = Readonly<Record<string, () => Promise<LocalHandlers>>>;

async function listOf(answersOf: LocalAnswers, name: string, asked: LocalRequest): Promise<KeptList | undefined> {
  const path = `/${name}`;
  const handler = handlerFor((await answersOf[name]?.()) ?? {}, 'GET', path);
  return ((await handler?.answer(asked)) ?? (await storedAnswer(path, asked.locale, asked.query))) as KeptList | undefined;
}

export const searchLocally = (answersOf: LocalAnswers) =>
  localHandlers({
    'GET /search': async (asked) => {
      const words = asked.query['q']?.trim() ?? '';
      if (words === '') return undefined;
      const query = { search: words, limit: String(shown) };
      const lists = await Promise.all(
        catalogs.map(async ({ name }) => ({ name, list: await listOf(answersOf, name, { ...asked, query }) })),
      );
      if (lists.every(({ list }) => list === undefined)) return undefined;
      const groups = lists.flatMap(({ name, list }) => {
        const items = ((list as Record<string, unknown> | undefined)?.[name] ?? []) as KeptItemName[];
        return items.length === 0
          ? []
          : [{ type: name, total: list?.pagination?.totalCount ?? items.length, items: items.slice(0, shown) }];
      });
      // Nothing among the half that is kept is no answer: what the rest holds only the server can say.
      if (groups.length === 0 && lists.some(({ list }) => list === undefined)) return undefined;
      // What bears the words in its name first, as far as this can be told without weighing one catalog against another.
      const folded = foldText(words);
      const isNamed = ({ items: [first] }: { items: KeptItemName[] }) =>
        Number(first !== undefined && foldText(first.name).includes(folded));
      const unknown = groups.length === 0 && isShortName(folded) ? { unknownName: folded } : {};
      return { readings: [], notUnderstood: [], ...unknown, groups: groups.sort((a, b) => isNamed(b) - isNamed(a)) as never };
    },
  });
