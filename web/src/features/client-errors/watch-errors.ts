import type { ClientError } from '@disha/contract/client-errors';

export type Tell = (kind: ClientError['kind'], error: unknown) => void;

/** A page that keeps breaking has said it all after a few times. */
const most = 5;

/**
 * What breaks in a browser is told to the server's log: what broke and where in the code, never who was there. The code that
 * tells it comes only when there is something to tell. `routeOf` gives the pattern of the present address.
 */
export function watchErrors(routeOf: () => string): Tell {
  let count = 0;
  const tell: Tell = (kind, error) => {
    if (count === most) return;
    count += 1;
    const route = routeOf();
    // Telling that something broke must not break anything.
    import('./tell-error.ts').then(({ tellError }) => tellError(kind, error, route)).catch(() => undefined);
  };
  window.addEventListener('error', ({ error }) => {
    tell('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    tell('rejection', reason);
  });
  return tell;
}
