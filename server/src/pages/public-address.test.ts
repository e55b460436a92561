import { describe, expect, it } from 'vitest';
import { readableUrl } from './address.ts';
import { publicHead, twinLinks, twinsOf } from './public-address.ts';

const url = 'https://disha.example';

describe('the head of a page', () => {
  const head = '<title>B.Tech &amp; more - Disha</title><meta name="description" content="What &quot;it&quot; asks for"/>';
  it('names the page without its filters, and what a shared link shows', () => {
    const tags = publicHead(url, '/courses?stream=arts', head);
    expect(tags).toContain(`<link rel="canonical" href="${url}/courses">`);
    expect(tags).toContain(`<meta property="og:url" content="${url}/courses">`);
    expect(tags).toContain('<meta property="og:title" content="B.Tech &amp; more - Disha">');
    expect(tags).toContain('<meta property="og:description" content="What &quot;it&quot; asks for">');
    expect(tags).toContain(`<meta property="og:image" content="${url}/share.png">`);
  });

  it('cannot be broken out of by an address', () => {
    expect(publicHead(url, '/x"><script>', head)).not.toContain('"><script>');
  });
});

it('a page has a twin in every language, and English for everybody else', () => {
  expect(twinsOf('', '/courses', ['en', 'hi'])).toEqual([
    ['en', '/courses'],
    ['hi', '/hi/courses'],
    ['x-default', '/courses'],
  ]);
  expect(twinsOf(url, '/', ['en', 'hi']).map(([, href]) => href)).toEqual([`${url}/`, `${url}/hi`, `${url}/`]);
});

const hostile = [
  '//evil.example',
  '///evil.example/courses',
  '/\\evil.example',
  '/a\\evil.example',
  '/\t/evil.example',
  '//evil.example?search=a',
];

it.each([...hostile, ...hostile.map((path) => `/hi${path}`)])('%j leads to no other site, and nothing stands there', (path) => {
  expect(readableUrl(path)).toBe(path.startsWith('/hi') ? '/hi/404' : '/404');
  for (const tags of [twinLinks(undefined, path), twinLinks(url, path), publicHead(url, path, '')])
    for (const [, href] of tags.matchAll(/(?:href|content)="([^"]*)"/g))
      if (/[/\\]/.test(href!)) expect(['https://here.invalid', url]).toContain(new URL(href!, 'https://here.invalid').origin);
});

it.each(['/', '/courses', '/hi', '/hi/', '/hi/courses?search=a//b', '/colleges/in/kerala', '/api//x', '/assets//x'])(
  '%s is as it was asked for',
  (path) => {
    expect(readableUrl(path)).toBe(path);
  },
);
