/** A new version has come and waits: it takes over when every page of this one is closed, or when somebody asks for it. */
import type { ToWorker } from './cache-names.ts';

let takeOver: (() => void) | undefined;
const listeners = new Set<() => void>();

export const newVersion = (): (() => void) | undefined => takeOver;

export function onNewVersion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function offer(waiting: ServiceWorker): void {
  takeOver = () => {
    // This page alone is loaded anew; another one with a quiz in it stays as it is.
    navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
    waiting.postMessage('take-over' satisfies ToWorker);
  };
  listeners.forEach((listener) => listener());
}

export function watchVersions(registration: ServiceWorkerRegistration): void {
  const look = (worker: ServiceWorker | null) => {
    if (!worker) return;
    const isWaiting = () => {
      // The first of all has no older worker to wait for.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
      if (worker.state === 'activated' || worker.state === 'redundant') {
        takeOver = undefined;
        listeners.forEach((listener) => listener());
      }
    };
    worker.addEventListener('statechange', isWaiting);
    isWaiting();
  };
  look(registration.waiting);
  registration.addEventListener('updatefound', () => look(registration.installing));
}
