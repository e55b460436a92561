import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stepKinds } from '@disha/contract/plan-steps';
import { describe, expect, it } from 'vitest';
import { guideOfPaper, guidesOfHelp, paperIds, papers, papersFor, papersOfHelp, statePortals } from './papers.ts';

it('names a source for every paper and portal, and leads to safe pages alone', () => {
  for (const id of paperIds) {
    const { sources, page, days, certainty } = papers[id];
    expect(sources.length, id).toBeGreaterThan(certainty === 'A' && id !== 'disability' && id !== 'account' ? 1 : 0);
    if (page !== undefined) expect(page).toMatch(/^https:\/\/[\w.]+\.(gov|nic)\.in$/);
    if (days) expect(days[0], id).toBeLessThanOrEqual(days[1]);
  }
  for (const { page, source } of Object.values(statePortals)) {
    expect(page).toMatch(/^https:\/\/[\w.]+\.gov\.in$/);
    expect(source).not.toBe('');
  }
});

it('asks each group for its own paper, and tells whoever has not said so for whom each is', () => {
  expect(papersFor('register', { category: 'sc', disability: false })).toContain('caste');
  expect(papersFor('register', { category: 'obc_ncl', disability: false })).toEqual(expect.arrayContaining(['obc_ncl', 'obc_state']));
  const general = papersFor('papers', { category: 'general', disability: false });
  for (const id of ['caste', 'obc_ncl', 'obc_state', 'ews', 'disability'] as const) expect(general).not.toContain(id);
  expect(papersFor('papers', {})).toEqual(expect.arrayContaining(['caste', 'obc_ncl', 'ews', 'disability', 'domicile']));
  expect(papersFor('papers', { category: 'ews', disability: true })).toEqual(expect.arrayContaining(['ews', 'disability']));
});

it('asks for no paper twice, and for none to sit an exam or to choose subjects', () => {
  for (const kind of stepKinds) {
    const asked = papersFor(kind, {});
    expect(new Set(asked).size, kind).toBe(asked.length);
  }
  expect(papersFor('sit', {})).toEqual([]);
  expect(papersFor('subjects', {})).toEqual([]);
  expect(papersFor('cost', {})).toEqual(['income', 'bonafide', 'nsp', 'account']);
});

it('asks of a scholarship what its conditions ask somebody to show', () => {
  const help = { categories: [], incomeCeiling: null, states: [], officialLink: 'https://example.org' };
  expect(papersOfHelp(help)).toEqual(['bonafide', 'account']);
  expect(papersOfHelp({ ...help, categories: ['st'], incomeCeiling: 250_000 })).toEqual(['caste', 'income', 'bonafide', 'account']);
  expect(papersOfHelp({ ...help, states: ['Bihar'], officialLink: 'https://scholarships.gov.in/x' })).toEqual([
    'domicile',
    'nsp',
    'bonafide',
    'account',
  ]);
  expect(papersOfHelp({ ...help, categories: ['disability', 'obc'] })).toEqual(['obc_state', 'disability', 'bonafide', 'account']);
});

it('of a scholarship are told as guides, each once, without a paper that has none', () => {
  const help = { categories: ['sc', 'obc'], incomeCeiling: 250_000, states: ['Bihar'], officialLink: 'https://scholarships.gov.in' };
  expect(guidesOfHelp(help)).toEqual([
    'caste-certificate',
    'obc-ncl-certificate',
    'income-certificate',
    'domicile-certificate',
    'nsp-otr',
    'aadhaar-bank',
  ]);
  expect(guideOfPaper('bonafide')).toBeUndefined();
});

describe('the guide of a paper', () => {
  const fileOf = (guide: string) => join(import.meta.dirname, '..', '..', '..', 'catalog', 'guides', `${guide}.json`);
  const guideOf = (guide: string) =>
    JSON.parse(readFileSync(fileOf(guide), 'utf8')) as { officialLink?: string; portals?: Record<string, { link: string }> };

  it('stands in the catalog, of every paper but the one that a college writes itself', () => {
    for (const id of paperIds) {
      const guide = guideOfPaper(id);
      expect(guide === undefined, id).toBe(id === 'bonafide');
      if (guide !== undefined) expect(existsSync(fileOf(guide)), guide).toBe(true);
    }
  });

  it('leads to the same page and the same portals', () => {
    for (const id of paperIds) {
      const guide = guideOfPaper(id);
      if (guide === undefined) continue;
      const { officialLink, portals } = guideOf(guide);
      if (papers[id].page !== undefined) expect(officialLink, id).toBe(papers[id].page);
      for (const [state, { page }] of Object.entries(portals === undefined ? {} : statePortals))
        expect(portals?.[state]?.link, state).toBe(page);
    }
    expect(guideOf('caste-certificate').portals).toBeDefined();
  });
});
