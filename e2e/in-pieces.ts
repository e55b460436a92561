/** Between browser and server, the network of a slow place: pages come piece by piece, and answers when they are let through. */
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowNetwork {
  address: string;
  /** From now on pages and answers wait. */
  hold: () => void;
  /** The next piece of the page; false when it was the last. */
  nextPiece: () => boolean;
  /** Everything that waits, and what comes later, goes through. */
  release: () => void;
  stop: () => Promise<void>;
}

const isPage = ({ headers }: IncomingMessage) => headers.accept?.includes('text/html') ?? false;

/** Cut where people look: what is before the body is of no use alone, and what comes after the content is a few lines. */
function cut(html: Buffer, count: number): Buffer[] {
  const start = html.indexOf('<body');
  const end = html.indexOf('</main>');
  if (end === -1) return [html];
  const size = Math.ceil((end - start) / count);
  const cuts = [0, ...Array.from({ length: count }, (_, index) => start + (index + 1) * size), html.length];
  return cuts.slice(1).map((until, index) => html.subarray(cuts[index], until));
}

export async function slowNetwork(target: string, count = 8): Promise<SlowNetwork> {
  let pieces: Buffer[] = [];
  let page: ServerResponse | undefined;
  let isHeld = false;
  let waiting: (() => void)[] = [];

  const nextPiece = () => {
    const piece = pieces.shift();
    if (piece) page?.write(piece);
    if (pieces.length > 0) return true;
    page?.end();
    page = undefined;
    return false;
  };
  const inPieces = (answer: IncomingMessage, to: ServerResponse) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('end', () => {
      pieces = cut(Buffer.concat(parts), count);
      page = to;
      nextPiece();
    });
  };
  const pass = (from: IncomingMessage, to: ServerResponse, asPage: boolean) => {
    const headers = asPage ? { ...from.headers, 'accept-encoding': 'identity' } : from.headers;
    const onward = request(new URL(from.url ?? '/', target), { method: from.method, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      if (asPage) inPieces(answer, to);
      else answer.pipe(to);
    });
    // A browser that goes to another page breaks off the requests of the one before.
    onward.on('error', () => to.destroy());
    from.pipe(onward);
  };

  const server = createServer((from, to) => {
    if (isHeld && from.url?.startsWith('/api/')) waiting.push(() => pass(from, to, false));
    else pass(from, to, isHeld && isPage(from));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hold: () => {
      isHeld = true;
    },
    nextPiece,
    release: () => {
      isHeld = false;
      while (nextPiece());
      for (const go of waiting) go();
      waiting = [];
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
