/** A line of a test's own to the server: it can be cut, answer as a proxy without a server does, or bring another worker. */
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type LineState = 'up' | 'cut' | 'away' | 'hangs' | 'deaf';

/** `deaf`: what is sent arrives, and the answer does not. */
export interface OwnLine {
  origin: string;
  state: LineState;
  /** Instead of what the server sends at an address; undefined leaves it alone. */
  change: (path: string, body: Buffer) => Buffer | undefined;
  /** What was asked for, in order. */
  asked: string[];
  close: () => Promise<void>;
}

export async function ownLine(target: string): Promise<OwnLine> {
  const line: OwnLine = { origin: '', state: 'up', change: () => undefined, asked: [], close: () => Promise.resolve() };
  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { url = '/', method = 'GET' } = incoming;
    line.asked.push(`${method} ${url}`);
    if (line.state === 'cut') return void incoming.socket.destroy();
    if (line.state === 'hangs') return;
    if (line.state === 'away') return void outgoing.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    // What is changed on the way must be sent whole, also to a browser that has the original cached.
    const { 'if-none-match': _none, 'if-modified-since': _since, ...others } = incoming.headers;
    const headers = { ...others, 'accept-encoding': 'identity' };
    const onward = ask(new URL(url, target), { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        if (line.state === 'deaf') return void outgoing.destroy();
        const body = Buffer.concat(parts);
        const changed = line.change(url.split('?')[0] ?? '', body);
        const { 'content-length': _length, etag, ...rest } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 500, {
          ...rest,
          ...(changed ? { 'cache-control': 'no-store' } : etag === undefined ? {} : { etag }),
        });
        outgoing.end(changed ?? body);
      });
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  line.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  line.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return line;
}
