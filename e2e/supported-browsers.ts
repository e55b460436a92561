/** What the oldest browsers we support have, by MDN's tables. Which those are says `browserslist` in package.json. */
import tables from '@mdn/browser-compat-data/forLegacyNode';
import type { BrowserName, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data/types';
import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tableNames: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android'],
  safari: ['safari'],
  ios: ['safari_ios'],
  firefox: ['firefox', 'firefox_android'],
};

const { browserslist } = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')) as { browserslist: string[] };
const oldest = browserslist.flatMap((line) => {
  const [name = '', version = ''] = line.split(' >= ');
  return (tableNames[name] ?? []).map((browser) => ({ browser, version: Number(version) }));
});

const isPlain = ({ prefix, alternative_name, flags }: SimpleSupportStatement) =>
  prefix === undefined && alternative_name === undefined && flags === undefined;

function since(compat: CompatStatement, browser: BrowserName): number {
  const plain = [compat.support[browser] ?? []].flat().filter(isPlain);
  const versions = plain.map(({ version_added }) => (typeof version_added === 'string' ? parseFloat(version_added.replace('≤', '')) : NaN));
  return Math.min(...versions.map((version) => (Number.isNaN(version) ? Infinity : version)));
}

/** The oldest supported browsers that do not have it; undefined for what the tables do not know. */
export function lackedBy(feature: Identifier | undefined): string[] | undefined {
  const compat = feature?.__compat;
  return compat && oldest.filter(({ browser, version }) => since(compat, browser) > version).map(({ browser }) => browser);
}

export const css = tables.css as Record<'properties' | 'at-rules' | 'selectors' | 'types', Identifier>;

export interface BrowserFeature {
  /** 'Array', 'Window'; a method of its values is looked for in the prototype, another one in itself. */
  of: string;
  name: string;
}

const partsOf = (of: string, members: Identifier): BrowserFeature[] =>
  (Object.entries(members) as [string, Identifier][])
    .filter(([name, member]) => name !== '__compat' && (lackedBy(member)?.length ?? 0) > 0)
    .map(([name]) => ({ of, name: name.replace(/_static$/, '').replace(/^(\w+)_event$/, 'on$1') }));

/** Everything a script can reach that at least one of the oldest supported browsers lacks. */
export function newerParts(): BrowserFeature[] {
  const all = { ...tables.api, ...tables.javascript['builtins'] } as Record<string, Identifier>;
  return Object.entries(all).flatMap(([of, members]) =>
    of === '__compat' ? [] : [...((lackedBy(members)?.length ?? 0) > 0 ? [{ of: 'Window', name: of }] : []), ...partsOf(of, members)],
  );
}

/** Runs in the page before its code: takes the parts away, as if this browser had never had them. */
export function takeAway(parts: readonly BrowserFeature[]): number {
  const world = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  let taken = 0;
  for (const { of, name } of parts) {
    const holder = world[of];
    for (const place of of === 'Window' ? [globalThis, holder?.prototype] : [holder, holder?.prototype])
      if (place && Object.hasOwn(place, name) && Reflect.deleteProperty(place, name)) taken += 1;
  }
  return taken;
}

/** Every supported browser has these, if not by much; the application does without them as well. */
export const spared: BrowserFeature[] = [
  { of: 'Array', name: 'at' },
  { of: 'String', name: 'at' },
  { of: 'Array', name: 'findLast' },
  { of: 'Array', name: 'findLastIndex' },
  { of: 'Window', name: 'structuredClone' },
];

/** From here on the page's code finds a browser without them. */
export async function removeBrowserFeatures(page: Page, parts: readonly BrowserFeature[]): Promise<void> {
  await page.addInitScript(`(${takeAway.toString()})(${JSON.stringify(parts)})`);
}
