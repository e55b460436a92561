/**
 * The log in pieces: writing a line to the system for every answer cost as much as the answer. What is told of a fault is written at
 * once, the rest within a second, and everything when the process ends, but for one that is killed without a word.
 */
import pino from 'pino';
import { repeat } from './repeat.ts';

const pieceLength = 32 * 1024;
/** When nothing takes what we write, a full disk say, the server goes on without its log. */
const mostBytes = 1024 * 1024;
const everyMs = 1000;

/** Of these levels on an operator should not have to wait for a line, or lose it: `error` and `fatal`. */
const isUrgent = (line: string) => line.startsWith('{"level":5') || line.startsWith('{"level":6');

export interface LogTo {
  write(line: string): void;
  /** The same for a line that is known to tell of no fault: to look at what has just been put together costs a copy of it. */
  gather?(line: string): void;
}

export function bufferedLog(dest: number | string = 1): LogTo & { flush: () => void } {
  const out = pino.destination({ dest, sync: true, maxLength: mostBytes });
  out.on('error', () => undefined);
  // Kept here: the destination measures its own buffer anew with every line. The engine puts the text together when it is written.
  let piece = '';
  const flush = () => {
    if (piece === '') return;
    const text = piece;
    piece = '';
    out.write(text);
  };
  const gather = (line: string) => {
    piece += line;
    if (piece.length >= pieceLength) flush();
  };
  // Where nothing can be written there is nowhere to say so.
  repeat(flush, { everyMs, onError: () => undefined });
  process.once('exit', flush);
  return {
    write: (line) => {
      gather(line);
      if (isUrgent(line)) flush();
    },
    gather,
    flush,
  };
}
