/** closing_ranks: lines of a counselling as its page finds them; with a rank, how likely each is and how often such calls came true. */
import type { Counselling } from '@disha/contract/chances';
import { addressIn } from '@disha/contract/languages';
import { toolLimits, type ToolAsks } from '@disha/contract/mcp.asks';
import { say } from '@disha/contract/say';
import { RefusedCall } from './refusals.ts';
import { inLanguage, itemPage, type Tool, type ToolContext } from './tool-context.ts';

const yearsTold = 3;
/** Without a rank lines are asked for from the hardest on, by a value that every list takes. */
const anyValue = 1;

const oneOf = <Named extends { id: string; name: string }>(key: string, given: string | undefined, all: readonly Named[]): Named => {
  const wanted = given?.toLowerCase();
  const found = wanted === undefined ? all[0] : all.find(({ id, name }) => [id, name].some((word) => word.toLowerCase() === wanted));
  if (found) return found;
  throw new RefusedCall(
    'invalid',
    say('mcp.oneOf', { key }),
    all.map(({ id, name }) => (id === name ? id : `${id} (${name})`)),
  );
};

function cameTrue(
  { tried }: Counselling,
  band: 'likely' | 'possible' | 'reach' | 'out' | null,
  { language }: ToolContext,
): { cameTrue?: string } {
  const [text] = band === null || !tried ? [] : inLanguage(language, say('mcp.cameTrue', { count: tried[band], year: tried.year }));
  return text === undefined ? {} : { cameTrue: text };
}

function bodyOf(asked: ToolAsks['closing_ranks'], counselling: Counselling, list: string, category: string) {
  const { rank, gender = 'other', disability = false, state, words } = asked;
  return {
    ...{ counselling: counselling.id, list, category, gender, pwd: disability, limit: toolLimits.lines, value: rank ?? anyValue },
    ...{ class12State: state, search: words, sortBy: rank === undefined ? 'closing' : 'best' },
  };
}

export const closingRanks: Tool<'closing_ranks'> = async (asked, context) => {
  const { ask, language } = context;
  const { counsellings } = await ask('GET /chances/counsellings');
  const counselling = oneOf('counselling', asked.counselling, counsellings);
  const list = oneOf('list', asked.list, counselling.lists);
  const category = oneOf('category', asked.category, counselling.categories);
  const page = await ask('POST /chances', { body: bodyOf(asked, counselling, list.id, category.id) });
  const isCalled = asked.rank !== undefined;
  const quotas = new Map(counselling.quotas.map(({ id, words }) => [id, words]));
  const categories = new Map(counselling.categories.map(({ id, name }) => [id, name]));
  const lines = page.lines.map(({ institute, programme, quota, gender, history, predicted, band, noCall, paid, condition, ...line }) => ({
    ...{ institute: institute.name, branch: programme.name, quota: quotas.get(quota) ?? quota, gender },
    category: categories.get(line.category) ?? line.category,
    closings: history.slice(-yearsTold).map(({ year, round, closing }) => ({ year, round, closing })),
    ...{ expected: predicted, band: isCalled ? band : null, paid },
    ...(isCalled ? cameTrue(counselling, band, context) : {}),
    ...(isCalled && noCall !== undefined ? { noCall } : {}),
    ...(condition === undefined ? {} : { condition }),
    ...(institute.collegeId === undefined ? {} : { url: itemPage('colleges', institute.collegeId, language) }),
  }));
  const { id, name, about, years } = counselling;
  return {
    ...{ counselling: { id, name, about, years }, list: list.name, unit: list.unit, lines, hasMore: page.nextCursor !== null },
    ...{ source: counselling.sources, asOf: String(Math.max(...years)), certainty: 'not stated' },
    notKnown: inLanguage(
      language,
      lines.length === 0 && say('mcp.noLines'),
      lines.some(({ expected }) => expected === null) && say('mcp.noExpected'),
      !isCalled && say('mcp.rankNotTold'),
      say('mcp.nextYearUnknown'),
    ),
    url: addressIn(language, '/chances'),
  };
};
