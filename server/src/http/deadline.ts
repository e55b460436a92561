import { say } from '@disha/contract/say';
import { AppError } from './errors.ts';

/** No request hangs: what takes longer than this is answered as unavailable, whatever it waits for. */
export const requestLimitMs = 9500;

/** Timeout: the work itself goes on; only the request waits for it no longer. */
export async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new AppError('unavailable', say('http.tooSlow'), { retryAfterSeconds: 5 })), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
