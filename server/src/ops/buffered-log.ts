/**
 * The log in pieces: writing a line to the system for every answer cost as much as the answer. What is told of a fault is written at
 * once, the rest within a second, and everything when the process ends, but for one that is killed without a word.
 */
import pino from 'pino';

const pieceLength = 8 * 1024;
/** When nobody takes what we write, a full disk say, the server goes on without its log. */
const mostBytes = 1024 * 1024;
const everyMs = 1000;

/** Of these levels on nobody should have to wait for a line, or lose it: `error` and `fatal`. */
const isUrgent = (line: string) => line.startsWith('{"level":5') || line.startsWith('{"level":6');

export interface LogTo {
  write(line: string): void;
}

export function bufferedLog(dest: number | string = 1): LogTo & { flush: () => void } {
  const out = pino.destination({ dest, sync: true, maxLength: mostBytes });
  out.on('error', () => undefined);
  // Kept here as a list: the destination's own buffer is one text, which it measures anew with every line.
  let lines: string[] = [];
  let length = 0;
  const flush = () => {
    if (length === 0) return;
    const piece = lines.join('');
    lines = [];
    length = 0;
    out.write(piece);
  };
  setInterval(flush, everyMs).unref();
  process.once('exit', flush);
  return {
    write: (line) => {
      lines.push(line);
      length += line.length;
      if (length >= pieceLength || isUrgent(line)) flush();
    },
    flush,
  };
}
