/** Every tool by its name, and one call from its arguments to what is sent. */
import { toolAnswers, type AnswerBody } from '@disha/contract/mcp.answers';
import { toolAsks, toolNames, type ToolAsks, type ToolName } from '@disha/contract/mcp.asks';
import { defaultLanguage, isLanguage } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { FastifyInstance } from 'fastify';
import { asking } from './ask.ts';
import { closingRanks } from './closing-ranks.tool.ts';
import { dates } from './dates.tool.ts';
import { find } from './find.tool.ts';
import { get } from './get.tool.ts';
import { howStateAdmits, money } from './money.tools.ts';
import { doors, eligibility, ways } from './path.tools.ts';
import { plain } from './plain.ts';
import { checkedAsks, RefusedCall } from './refusals.ts';
import { shortText } from './short-text.ts';
import type { Tool, ToolContext, ToolFacts } from './tool-context.ts';

const tools: { readonly [Name in ToolName]: Tool<Name> } = {
  ...{ find, get, eligibility, doors, ways, dates, money },
  closing_ranks: closingRanks,
  how_state_admits: howStateAdmits,
};

export const isToolName = (name: unknown): name is ToolName => (toolNames as readonly unknown[]).includes(name);

export interface CallParts extends ToolFacts {
  app: Pick<FastifyInstance, 'inject'>;
  /** Where people find this server, if it knows. */
  publicUrl: string | undefined;
  version: () => Promise<string>;
  /** Is told of what we did not foresee. */
  onError: (error: unknown) => void;
}

interface CallResult {
  content: { type: 'text'; text: string }[];
  structuredContent: Record<string, unknown>;
  isError?: true;
}

const result = (structured: object, more: Pick<CallResult, 'isError'> = {}): CallResult => ({
  content: [{ type: 'text', text: shortText(structured) }],
  structuredContent: structured as Record<string, unknown>,
  ...more,
});

/** Addresses of ours, wherever they stand; nothing else begins with a slash under this name. */
function withAddress(value: unknown, publicUrl: string): unknown {
  if (Array.isArray(value)) return value.map((each) => withAddress(each, publicUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [
      name,
      name === 'url' && typeof each === 'string' && each.startsWith('/') ? publicUrl + each : withAddress(each, publicUrl),
    ]),
  );
}

async function answered<Name extends ToolName>(name: Name, given: unknown, parts: CallParts): Promise<object> {
  const asked = checkedAsks(toolAsks[name], given) as ToolAsks[Name];
  const { language } = asked;
  const context: ToolContext = { ...parts, language, ask: asking(parts.app, language) };
  const body: AnswerBody<Name> = await tools[name](asked, context);
  const shown = plain(toolAnswers[name].parse({ ...body, catalogVersion: await parts.version() }));
  return parts.publicUrl === undefined ? shown : (withAddress(shown, parts.publicUrl) as object);
}

export async function callTool(name: ToolName, given: unknown, parts: CallParts): Promise<CallResult> {
  try {
    return result(await answered(name, given, parts));
  } catch (error) {
    const known = error instanceof RefusedCall ? error : new RefusedCall('internal', say('http.internal'));
    if (known !== error) parts.onError(error);
    const wanted = (given as { language?: unknown } | undefined)?.language;
    return result(plain(known.in(isLanguage(wanted) ? wanted : defaultLanguage)), { isError: true });
  }
}
