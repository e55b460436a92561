import { call } from './call.ts';

const patienceMs = 10_000;

/** The browser's word for being online says only that there is some network: the server is asked. */
export async function isServerThere(): Promise<boolean> {
  try {
    await call('GET /settings', { timeoutMs: patienceMs });
    return true;
  } catch {
    return false;
  }
}
