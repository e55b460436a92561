import { describe, expect, it } from 'vitest';
import { publicHead, twinsOf } from './public-address.ts';

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
