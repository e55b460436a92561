/** find: as the search over everything understands the words; a kind or a state asks the list of that catalog. */
import type { CatalogName } from '@disha/contract/catalogs';
import { addressIn, type Language } from '@disha/contract/languages';
import type { ToolAnswers } from '@disha/contract/mcp.answers';
import { toolLimits } from '@disha/contract/mcp.asks';
import { say } from '@disha/contract/say';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import type { Ask } from './ask.ts';
import { inLanguage, itemPage, unique, type Tool } from './tool-context.ts';

type Card = Readonly<Record<string, unknown>> & { _id: string; name: string };
type Line = (card: Card, language: Language) => readonly unknown[];

const listed = ({ fields = [] }: Card) => fields as readonly string[];
/** What tells one item from another of its name. */
const lines: Readonly<Record<CatalogName, Line>> = {
  courses: ({ level, entry }) => [level, entry],
  colleges: ({ location }) => {
    const { city, district, state } = location as Record<'city' | 'district' | 'state', string | undefined>;
    return unique([city, district, state].filter((part) => part !== undefined && part !== '') as string[]);
  },
  exams: ({ shortName, conductingBody }) => [shortName, conductingBody],
  careers: (card, language) => listed(card).map((field) => everyTaxonomy[language].fields[field as never] ?? field),
  scholarships: ({ provider }) => [provider],
  guides: ({ topic }) => [topic],
};
/** Those whose list can be narrowed to a state. */
const ofStates: readonly CatalogName[] = ['colleges', 'exams', 'scholarships'];

interface Found {
  kind: CatalogName;
  card: Card;
}

async function fromLists(ask: Ask, kinds: readonly CatalogName[], words: string, state: string | undefined): Promise<Found[]> {
  const each = Math.ceil(toolLimits.found / kinds.length);
  const asked = kinds.map(async (kind) => {
    const narrowed = ofStates.includes(kind) ? { state } : {};
    // A list that comes whole takes no limit.
    const data = await ask(`GET /${kind}`, { query: { search: words, ...narrowed, ...(kind === 'courses' ? {} : { limit: each }) } });
    const cards = (data as unknown as Record<string, readonly Card[]>)[kind] ?? [];
    return cards.slice(0, each).map((card) => ({ kind, card }));
  });
  return (await Promise.all(asked)).flat();
}

export const find: Tool<'find'> = async ({ words, kind, state, language }, { ask, newest }) => {
  const kinds = kind !== undefined ? [kind] : state === undefined ? undefined : ofStates;
  const asWhole = await ask('GET /search', { query: { q: words } });
  const found: Found[] = kinds
    ? await fromLists(ask, kinds, words, state)
    : asWhole.groups.flatMap(({ type, items }) => (items as unknown as Card[]).map((card) => ({ kind: type, card })));
  const items = found.slice(0, toolLimits.found).map(({ kind: of, card }) => ({
    ...{ id: card._id, kind: of, name: card.name, url: itemPage(of, card._id, language) },
    line: lines[of](card, language)
      .filter((part) => part !== undefined && part !== '' && part !== card.name)
      .join(', '),
  }));
  const meant: ToolAnswers['find']['meant'] = asWhole.readings.map((reading) => ({
    kind: reading.kind,
    url: addressIn(language, reading.href),
    understood: reading.understood.map(({ text }) => text),
  }));
  const { unknownName, notUnderstood } = asWhole;
  return {
    ...{ items, meant, source: catalogSources(found), asOf: newest(), certainty: 'not stated' },
    notKnown: inLanguage(
      language,
      items.length === 0 && say('mcp.nothingFound'),
      unknownName !== undefined && say('mcp.unknownName', { name: unknownName }),
      notUnderstood.length > 0 && say('mcp.notUnderstood', { words: notUnderstood.join(' ') }),
    ),
    url: addressIn(language, `/search?q=${encodeURIComponent(words)}`),
  };
};

/** What is found names its own sources when it is read. */
const catalogSources = (found: readonly Found[]) => unique(found.map(({ kind }) => `Disha, ${kind}`));
