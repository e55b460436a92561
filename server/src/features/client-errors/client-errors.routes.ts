import { clientErrorsEndpoints, type ClientError } from '@disha/contract/client-errors';
import { impersonal } from '@disha/contract/impersonal';
import { say } from '@disha/contract/say';
import type { Serve } from '../../http/serve.ts';

/** A page that breaks for everybody is told by everybody: a few say it all, and a log must not be filled by strangers. */
export const notedAMinute = 30;

interface ClientErrorsParts {
  /** Writes into the log. Not the request's own: that one knows the request. */
  note: (error: ClientError & { unheard?: number }, text: string) => void;
  /** Counts it in the metrics. */
  count: (kind: ClientError['kind']) => void;
  now: () => Date;
}

export function serveClientErrors(serve: Serve, { note, count, now }: ClientErrorsParts): void {
  let minute = 0;
  let noted = 0;
  let unheard = 0;

  serve(clientErrorsEndpoints, {
    'POST /client-errors': ({ body }) => {
      count(body.kind);
      const current = Math.floor(now().getTime() / 60_000);
      if (current !== minute) [minute, noted] = [current, 0];
      if (noted === notedAMinute) unheard += 1;
      else {
        noted += 1;
        // Our own pages have done so already; any other caller has not.
        const error = { ...body, message: impersonal(body.message), stack: body.stack.map(impersonal) };
        note(unheard === 0 ? error : { ...error, unheard }, 'a page broke in a browser');
        unheard = 0;
      }
      return { message: say('clientErrors.noted'), data: {} };
    },
  });
}
