/**
 * A request that cannot even be read as HTTP: the same envelope, and the connection
 * ends, because it is not known where the next one would begin.
 */
import type { Failure } from '@disha/contract/envelope';
import { defaultLanguage } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { Said } from '@disha/contract/words';
import type { Socket } from 'node:net';
import { worded } from './language.ts';
import { leastHeaders } from './least-headers.ts';

const answers: Record<string, [status: string, said: Said]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', say('http.headersTooLarge')],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', say('http.arrivedTooSlowly')],
};

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const [status, said] = answers[error.code ?? ''] ?? ['400 Bad Request', say('http.unreadable')];
    const failure: Failure = { success: false, ...worded(said, defaultLanguage), code: 'malformed' };
    const body = JSON.stringify(failure);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      ...leastHeaders,
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
  }
  socket.destroySoon();
}
