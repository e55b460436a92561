/** A request that cannot even be read as HTTP: the same envelope, and the connection ends, because nobody knows where the next one would begin. */
import type { Failure } from '@disha/contract/envelope';
import type { Socket } from 'node:net';

const answers: Record<string, [status: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The request headers are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive'],
};

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const [status, message] = answers[error.code ?? ''] ?? ['400 Bad Request', 'The request could not be read'];
    const failure: Failure = { success: false, message, code: 'malformed' };
    const body = JSON.stringify(failure);
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nCache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nContent-Security-Policy: default-src 'none'; frame-ancestors 'none'\r\nConnection: close\r\n\r\n${body}`,
    );
  }
  socket.destroySoon();
}
