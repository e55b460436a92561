/** An upgrade half done: two processes that differ in what they have. Stand-ins, because this checkout has one version only. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { mkdirSync } from 'node:fs';
import { sendCall, visitor } from '../faults/load.ts';
import type { Report } from '../faults/report.ts';
import type { Programs } from './folder.ts';
import { startNginx } from './nginx.ts';

function standIn(has: readonly string[]): Promise<Server> {
  const server = createServer((request, response) => {
    const isThere = request.url === '/api/ready' || has.includes(request.url ?? '');
    response.writeHead(isThere ? 200 : 404).end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

export async function upgrade(report: Report, programs: Programs, folder: string): Promise<void> {
  report.heading('half an upgrade: scripts that one process only has');
  const servers = [await standIn(['/assets/old.js']), await standIn(['/assets/new.js'])];
  const own = join(folder, 'upgrade');
  mkdirSync(own, { mode: 0o755 });
  const nginx = await startNginx(
    programs,
    own,
    servers.map((server) => `127.0.0.1:${(server.address() as AddressInfo).port}`),
  );
  const agent = visitor(nginx.address);
  const statuses = async (path: string) => {
    const all: number[] = [];
    for (let turn = 0; turn < 20; turn += 1) all.push((await sendCall(nginx.address, { path, agent })).status);
    return [...new Set(all)].join(', ');
  };
  const [older, newer, neither] = [await statuses('/assets/old.js'), await statuses('/assets/new.js'), await statuses('/assets/none.js')];
  report.line(
    'twenty times the old one, the new one, one nobody has',
    `${older}; ${newer}; ${neither}`,
    older === '200' && newer === '200' && neither === '404',
  );
  agent.destroy();
  await nginx.stop();
  for (const server of servers) server.close();
}
