/** What stands around the package must say the same as the package: the image, compose, nginx. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../prepare.mjs';

describe('the image and its neighbours', () => {
  const read = (path: string) => readFileSync(join(root, path), 'utf8');

  it('start the server with the options that the unit has', () => {
    const unit = /^ExecStart=\/usr\/bin\/(.*)$/m.exec(read('docs/disha.service'))?.[1]?.split(' ');
    const [image = ''] = read('Dockerfile').match(/^CMD \[.*\]$/m) ?? [];
    expect(JSON.parse(image.slice('CMD '.length))).toEqual(unit);
  });

  it('have the addresses that nginx.conf sends requests to, and believe nginx alone', () => {
    const compose = read('compose.yaml');
    const given = [...compose.matchAll(/ipv4_address: (\S+)/g)].map(([, address = '']) => address);
    const asked = [...read('docs/nginx.conf').matchAll(/^ *server (\S+):3000 /gm)].map(([, address = '']) => address);
    const [, trusted = ''] = /TRUST_PROXY: (\S+)/.exec(compose) ?? [];
    expect(asked).toHaveLength(2);
    expect(given).toEqual([...asked, trusted]);
  });
});
