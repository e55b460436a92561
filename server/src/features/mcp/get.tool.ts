/** get: an item as its page has it, without what only a screen needs. */
import { catalogs } from '@disha/contract/catalogs';
import type { AnswerCertainty } from '@disha/contract/mcp.answers';
import type { ToolAsks } from '@disha/contract/mcp.asks';
import { blanksOf, itemPage, type Tool } from './tool-context.ts';

type Kind = ToolAsks['get']['kind'];
type Item = Readonly<Record<string, unknown>> & {
  sources: string[];
  asOf: string;
  certainty?: AnswerCertainty;
  verification?: AnswerCertainty;
};

/** Pictures, and what a device says of its own pack. */
const ofScreens = new Set(['images', 'fromPack']);
const itemKeys = Object.fromEntries(catalogs.map(({ name, item }) => [name, item])) as Record<Kind, string>;

export const get: Tool<'get'> = async ({ kind, id, language }, { ask }) => {
  const data: unknown = await ask(`GET /${kind}/:id`, { params: { id } });
  const whole = (data as Record<string, Item>)[itemKeys[kind]] as Item;
  const item = Object.fromEntries(Object.entries(whole).filter(([name]) => !ofScreens.has(name)));
  return {
    ...{ kind, item, source: whole.sources, asOf: whole.asOf },
    certainty: whole.certainty ?? whole.verification ?? 'not stated',
    notKnown: blanksOf(item, language),
    url: itemPage(kind, id, language),
  };
};
