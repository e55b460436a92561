/** Closing ranks searched and a list judged on this device, where the counselling's pack is kept: no server is asked, no rank is sent. */
import { deviceCursors, localList, localPage } from '@disha/chances/lines/answers';
import { openRanks, type OpenRanks, type RanksPack } from '@disha/chances/lines/ranks-pack';
import type { ChancesAsked } from '@disha/contract/chances';
import { defaultLanguage, pseudoLanguage } from '@disha/contract/languages';
import { localHandlers } from '../../../api/local-handlers.ts';
import { packs } from '../../../api/packs.ts';
import type { Locale } from '../../../messages/locale.ts';

const prefix = 'ranks-';

/** Others have their turn meanwhile: what is opened may be tens of thousands of lines. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

const opened = new WeakMap<RanksPack, Promise<OpenRanks>>();

const keptPack = async (counselling: string) => (await packs.open(prefix + counselling)) as RanksPack | undefined;

async function keptRanks(counselling: string): Promise<OpenRanks | undefined> {
  const pack = await keptPack(counselling);
  if (!pack) return undefined;
  const opening = opened.get(pack) ?? openRanks(pack, deviceCursors, pause);
  opened.set(pack, opening);
  return opening;
}

async function allKept(): Promise<readonly RanksPack[]> {
  const names = (await packs.kept()).flatMap(({ name }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
  const found = await Promise.all(names.map(keptPack));
  return found.filter((pack) => pack !== undefined).sort((a, b) => a.counselling.place - b.counselling.place);
}

const languageOf = (locale: Locale) => (locale === pseudoLanguage ? defaultLanguage : locale);

export const localChances = localHandlers({
  'GET /chances/counsellings': async ({ locale }) => {
    const kept = await allKept();
    return kept.length === 0 ? undefined : { counsellings: kept.map(({ told }) => told[languageOf(locale)]) };
  },
  'POST /chances': async ({ body }) => {
    const asked = body as ChancesAsked;
    const ranks = await keptRanks(asked.counselling);
    return ranks && localPage(ranks, asked);
  },
  'POST /chances/list': async ({ body }) => {
    const asked = body as ChancesAsked & { lines: string[] };
    const ranks = await keptRanks(asked.counselling);
    return ranks && localList(ranks, asked);
  },
});
