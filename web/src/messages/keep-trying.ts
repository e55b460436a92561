/** A file of ours that does not come: a cut line, a busy server, a version that was replaced meanwhile. What is shown stays. */

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** How long to wait after so many tries: twice as long each time, and no longer than half a minute. */
export const loadRetryPause = (tries: number): number => Math.min(longestPauseMs, firstPauseMs * 2 ** (tries - 1));

/** A pause; over at once when the network is back. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    window.addEventListener('online', end);
  });
}

/** Tries until it works, with a pause that grows; `onFailure` is told each time how often it was tried. */
export async function keepTrying<T>(attempt: () => Promise<T>, onFailure: (error: unknown, tries: number) => void): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      onFailure(error, tries);
      await pause(loadRetryPause(tries));
    }
  }
}
