/** Whatever somebody writes into the address, no link of the page drawn there leads to their site. */
import { expect, it } from 'vitest';
import { localeOf } from '../../messages/locale.ts';
import { catalogs } from '../catalogs.ts';
import { defineApp } from '../app-definition.ts';
import { renderRoute } from '../pages/render-page.tsx';

const app = defineApp(catalogs);
const away = () => Promise.resolve(new Response('{"success":false,"code":"unavailable","message":"Away"}', { status: 503 }));

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n//evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2f%2fevil.example',
  '/%5c%5cevil.example',
  '/%09/evil.example',
  '//evil.example/%2e%2e',
  '//user@evil.example',
  '//evil.example:443',
  'https://evil.example',
  '/https://evil.example',
  '/javascript:alert(1)',
  '//evil.example"><a href="//evil.example',
];
const templates = app.routes.filter(({ drawnBy }) => drawnBy === 'server').map(({ path }) => path.replace(/:\w+/g, 'one'));

const here = 'https://here.invalid';
const leads = (html: string, at: string) =>
  [...html.matchAll(/\s(?:href|src|action|content)="([^"]*)"/g)]
    .map(([, href]) => href!.replaceAll('&amp;', '&').replaceAll('&quot;', '"'))
    .filter((href) => /^[/\\\s.]|:/.test(href))
    .map((href) => new URL(href, `${here}${at}`))
    .filter(({ origin, protocol }) => origin !== here && (protocol === 'javascript:' || origin.includes('evil')));

async function expectNoWayOut(url: string): Promise<void> {
  const { head, body } = await renderRoute(app, url, away);
  expect(leads(head + body, '/hi/x'), url).toEqual([]);
}

it.each(hostile)('%j leads nowhere else, in any language', async (path) => {
  for (const url of [path, `/hi${path}`, `/hi${path}?search=a`]) await expectNoWayOut(url);
});

it.each(templates)('%s leads nowhere else, whatever stands before or behind it', async (template) => {
  for (const url of [`//evil.example${template}`, `/hi//evil.example${template}`, `/hi${template}//evil.example`])
    await expectNoWayOut(url);
});

it.each(hostile)('of %j a browser reads a path of ours', (path) => {
  for (const address of [path, `/hi${path}`]) {
    const { pathname } = localeOf(address);
    expect(new URL(pathname, here).origin).toBe(here);
  }
});
