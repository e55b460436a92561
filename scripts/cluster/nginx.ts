/**
 * docs/nginx.conf, run with the addresses, ports and certificate of this run. What it cannot replace is an error: the
 * example must not drift.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { sendCall, visitor } from '../faults/load.ts';
import { freePort, type Programs } from './folder.ts';

const example = fileURLToPath(new URL('../../docs/nginx.conf', import.meta.url));

export interface Nginx {
  address: string;
  plainAddress: string;
  version: string;
  /** What it wrote about the requests. */
  log(): string;
  stop(): Promise<void>;
}

function replace(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`docs/nginx.conf has nothing like ${String(pattern)}`);
  return text.replace(pattern, by);
}

export async function startNginx({ nginx, openssl }: Programs, folder: string, upstreams: readonly string[]): Promise<Nginx> {
  const [port, plainPort] = [await freePort(), await freePort()];
  const own = join(folder, 'nginx');
  mkdirSync(own);
  const [key, certificate, log] = [join(own, 'key.pem'), join(own, 'certificate.pem'), join(own, 'access.log')];
  execFileSync(
    openssl,
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-keyout',
      key,
      '-out',
      certificate,
    ],
    { stdio: 'pipe' },
  );

  let site = readFileSync(example, 'utf8');
  const line = /^( *server )10\.0\.0\.11:3000( .*)$/m.exec(site);
  site = replace(site, /^ *server 10\.0\.0\.\d+:3000 .*\n/gm, '');
  site = replace(site, /^( *zone disha .*\n)/m, `$1${upstreams.map((each) => `${line?.[1]}${each}${line?.[2]}\n`).join('')}`);
  // Not every machine has IPv6.
  site = replace(site, /^ *listen \[::\]:80;\n/m, '');
  site = replace(site, /^ *listen \[::\]:443 ssl http2;\n/m, '');
  site = replace(site, /listen 80;/, `listen 127.0.0.1:${plainPort};`);
  site = replace(site, /listen 443 ssl/, `listen 127.0.0.1:${port} ssl`);
  site = replace(site, /ssl_certificate \S+;/, `ssl_certificate ${certificate};`);
  site = replace(site, /ssl_certificate_key \S+;/, `ssl_certificate_key ${key};`);
  site = replace(site, /access_log \S+ disha;/, `access_log ${log} disha;`);
  writeFileSync(join(own, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(own, name)};`)
    .join('\n  ');
  writeFileSync(
    join(own, 'nginx.conf'),
    `daemon off;
worker_processes 2;
pid ${join(own, 'pid')};
error_log ${join(own, 'error.log')} warn;
events { worker_connections 1024; }
http {
  ${temporary}
  access_log off;
  include ${join(own, 'site.conf')};
}
`,
  );
  const args = ['-p', own, '-c', join(own, 'nginx.conf'), '-e', join(own, 'error.log')];
  execFileSync(nginx, [...args, '-t'], { stdio: 'pipe' });
  const child = spawn(nginx, args, { stdio: 'inherit' });

  const address = `https://127.0.0.1:${port}`;
  for (let attempt = 1; ; attempt += 1) {
    try {
      const agent = visitor(address);
      const { status } = await sendCall(address, { path: '/api/ready', agent });
      agent.destroy();
      if (status === 200) break;
    } catch (error) {
      if (attempt === 100) throw error;
    }
    await wait(100);
  }
  const version = execFileSync('sh', ['-c', '"$1" -v 2>&1', 'sh', nginx], { encoding: 'utf8' });
  return {
    address,
    plainAddress: `http://127.0.0.1:${plainPort}`,
    version: /nginx\/(\S+)/.exec(version)?.[1] ?? '',
    log: () => readFileSync(log, 'utf8'),
    stop: () =>
      new Promise<void>((resolve) => {
        child.on('close', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
