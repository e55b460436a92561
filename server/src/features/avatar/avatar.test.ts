import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '../../testing/test-app.ts';

describe('the avatar', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp();
  });
  const draw = (query: string) => server.call('GET', `/avatar${query}`);

  it('is a picture of the initials, as asked for', async () => {
    const { status, body, headers } = await draw('?name=asha%20kumari&size=64&background=112233&color=fff&bold=false');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(body).toContain('width="64"');
    expect(body).toContain('fill="#112233"');
    expect(body).toContain('fill="#fff"');
    expect(body).toContain('font-weight="400"');
    expect(body).toContain('>AK</text>');
  });

  it('has a look of its own without being told', async () => {
    for (const query of ['', '?name=', '?name=%20']) {
      const { body } = await draw(query);
      expect(body).toContain('>U</text>');
      expect(body).toContain('width="128"');
      expect(body).toContain('fill="#2346c7"');
      expect(body).toContain('font-weight="700"');
    }
  });

  it('can be kept, and may do nothing when opened as a page', async () => {
    const { headers } = await draw('?name=Asha');
    expect(headers['cache-control']).toContain('max-age=');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('is only read', async () => {
    const { status, headers } = await server.call('POST', '/avatar', { body: {} });
    expect(status).toBe(405);
    expect(headers['allow']).toBe('GET');
  });

  it('never becomes markup', async () => {
    for (const name of ['<script>alert(1)</script>', '"><svg onload=alert(1)>', '& x', "'x", ']]>']) {
      const { status, body } = await draw(`?name=${encodeURIComponent(name)}`);
      expect(status).toBe(200);
      expect(body.match(/<(?!\/?(svg|rect|text)\b)/g)).toBeNull();
      expect(body).not.toMatch(/onload|script|& /);
    }
  });

  it.each([
    'name=%00',
    'name=a%0Ab',
    `name=${'x'.repeat(101)}`,
    'name=a&name=b',
    'size=0',
    'size=15',
    'size=513',
    'size=1.5',
    'size=abc',
    'size=',
    'background=red',
    'background=%22onload',
    'background=12345',
    'color=%23',
    'bold=yes',
    'bold=true&bold=false',
  ])('refuses %s and names it', async (query) => {
    const { status, body } = await draw(`?${query}`);
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe(query.split('=')[0]);
  });
});
