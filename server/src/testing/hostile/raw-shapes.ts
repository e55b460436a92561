/** Bytes that are not a proper request, or are two to one reader and one to another: each with what may come back. */
import { connect } from 'node:net';

export interface RawShape {
  what: string;
  bytes: string;
  /** How many answers there may be. A second one would mean that the hidden request was taken for a request. */
  answers: number;
}

const get = 'GET /api/health HTTP/1.1\r\nHost: a\r\n';
const hidden = 'GET /api/hidden HTTP/1.1\r\nHost: a\r\n\r\n';
const post = 'POST /api/auth/logout HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
const shape = (what: string, bytes: string, answers = 1): RawShape => ({ what, bytes, answers });

const smuggling: RawShape[] = [
  shape('a length and chunks', `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`),
  shape('chunks and a length', `${post}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${hidden}`),
  shape('two lengths', `${post}Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`),
  shape('two lengths in one', `${post}Content-Length: 0, ${hidden.length}\r\n\r\n${hidden}`),
  ...['+2', '-2', '0x2', '2 ', ' 2', '2a', '1e1', '99999999999999999999', '', '2,2', '\u00b2'].map((value) =>
    shape(`the length ${JSON.stringify(value)}`, `${post}Content-Length: ${value}\r\n\r\n{}${hidden}`, value.trim() === '2' ? 2 : 1),
  ),
  ...['xchunked', 'chunked, identity', 'identity, chunked', 'chunked, chunked', 'Chunked\u000b', 'cow', '"chunked"', 'chunked;q=1'].map(
    (value) =>
      shape(`the encoding ${JSON.stringify(value)}`, `${post}Transfer-Encoding: ${value}\r\nContent-Length: 5\r\n\r\n0\r\n\r\n${hidden}`),
  ),
  shape('two encodings', `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`),
  shape('a blank before the colon', `${post}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${hidden}`),
  shape('a folded header', `${post}Transfer-Encoding:\r\n chunked\r\nContent-Length: 3\r\n\r\n0\r\n\r\n${hidden}`),
  shape('a tab before the name', `${post}\tTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`),
  shape('lines that end in a bare line feed', `POST /api/auth/logout HTTP/1.1\nHost: a\nTransfer-Encoding: chunked\n\n0\n\n${hidden}`),
  shape('lines that end in a bare carriage return', `POST /api/auth/logout HTTP/1.1\rHost: a\r\r${hidden}`),
  shape('a header that hides another behind a carriage return', `${get}X: a\rTransfer-Encoding: chunked\r\n\r\n${hidden}`),
  shape('a zero byte in a header', `${get}X: a\u0000b\r\n\r\n`),
  shape('a zero byte in a name', `${get}X\u0000: a\r\n\r\n`),
  ...['-1', '0x5', '5 ', '+5', 'g', '', '5;ext="\n"', 'FFFFFFFFFFFFFFFFF'].map((size) =>
    shape(`the chunk size ${JSON.stringify(size)}`, `${post}Transfer-Encoding: chunked\r\n\r\n${size}\r\nhello\r\n0\r\n\r\n${hidden}`),
  ),
  shape('a chunk longer than it says', `${post}Transfer-Encoding: chunked\r\n\r\n2\r\nhello\r\n0\r\n\r\n${hidden}`),
  shape(
    'a trailer that would be a header',
    `${post}Transfer-Encoding: chunked\r\n\r\n0\r\nAuthorization: Bearer x\r\nContent-Length: 99\r\n\r\n`,
  ),
];

const malformed: RawShape[] = [
  shape('no HTTP at all', 'hello\r\n\r\n'),
  shape('a secure greeting', '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001\u00fc\u0003\u0003'),
  shape('the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  shape('HTTP/0.9', 'GET /\r\n'),
  shape('HTTP/9.9', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n'),
  shape('no host', 'GET /api/health HTTP/1.1\r\n\r\n'),
  shape('two hosts', 'GET /api/health HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'),
  shape('an unknown method', 'HACK /api/health HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('TRACE', 'TRACE /api/health HTTP/1.1\r\nHost: a\r\nX-Secret: 1\r\n\r\n'),
  shape('CONNECT', 'CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('an upgrade', `${get}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x\r\nSec-WebSocket-Version: 13\r\n\r\n`),
  shape('an upgrade to HTTP/2', `${get}Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQAAP__\r\n\r\n`),
  shape('a whole address', 'GET http://evil.example/api/health HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('a star', 'OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('two slashes', 'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('dots', 'GET /../../../../etc/passwd HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('dots, encoded', 'GET /assets/..%2f..%2f..%2fpackage.json HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('dots, backslashed', 'GET /assets/..\\..\\package.json HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('a zero byte, encoded', 'GET /assets/%00.js HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('bad percents', 'GET /api/exams/%zz%ff%c0%af HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('bytes that are no text', 'GET /api/exams/\u00ff\u00fe HTTP/1.1\r\nHost: a\r\n\r\n'),
  shape('an address of 60,000 bytes', `GET /api/exams?search=${'a'.repeat(60_000)} HTTP/1.1\r\nHost: a\r\n\r\n`),
  shape('a header of 60,000 bytes', `${get}X: ${'a'.repeat(60_000)}\r\n\r\n`),
  shape('five thousand headers', `${get}${'X: a\r\n'.repeat(5000)}\r\n`),
  shape('a body larger than allowed', `${post}Content-Length: 70000\r\n\r\n${'x'.repeat(70_000)}`),
  shape('a body that claims a gigabyte', `${post}Content-Length: 1000000000\r\n\r\n{}`),
  shape('an expectation', `${post}Expect: 100-continue\r\nContent-Length: 70000\r\n\r\n`),
  shape('an odd expectation', `${post}Expect: the-spanish-inquisition\r\nContent-Length: 2\r\n\r\n{}`),
  shape('a range', `${get}Range: bytes=0-0,1-1,2-2,-1\r\n\r\n`),
];

export const rawShapes: readonly RawShape[] = [...smuggling, ...malformed];

export interface RawAnswer {
  text: string;
  statuses: number[];
}

/** Writes the bytes and listens until the other side closes or has been silent for a moment. */
export function sendRaw(port: number, bytes: string, quietMs = 150): Promise<RawAnswer> {
  return new Promise((resolve) => {
    let text = '';
    let timer: NodeJS.Timeout;
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve({ text, statuses: [...text.matchAll(/^HTTP\/1\.\d (\d{3})/gm)].map((match) => Number(match[1])) });
    };
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')));
    const waitFor = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(done, ms);
    };
    waitFor(3000);
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      waitFor(quietMs);
    });
    socket.on('close', done);
    socket.on('error', done);
  });
}
