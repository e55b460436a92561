import type { ToWorker } from '../../worker/names.ts';

export const tellWorker = (what: ToWorker): void => navigator.serviceWorker.controller?.postMessage(what);

/** True when it is done; false where it could not be, or there is no worker. */
export function askWorker(what: ToWorker): Promise<boolean> {
  const worker = navigator.serviceWorker.controller;
  if (!worker) return Promise.resolve(false);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', ({ data }) => {
      port1.close();
      resolve(data === true);
    });
    port1.start();
    worker.postMessage(what, [port2]);
  });
}
