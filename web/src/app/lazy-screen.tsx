import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';

export type LazyScreen<Props> = FunctionComponent<Props> & { preload: () => Promise<unknown> };

/** A screen in a file of its own, fetched when wanted or shortly before. One that is here already renders at once. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  let ready: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    coming ??= load().then(
      (screen) => (ready = screen),
      (error: unknown) => {
        // The next try asks again.
        coming = undefined;
        throw error;
      },
    );
    return coming;
  };
  const Later = lazy(async () => ({ default: await preload() }));
  // Chosen once a mount: changing the type midway would throw the screen's state away.
  const Screen = (props: Props) => createElement(useState(() => ready ?? (Later as ComponentType<Props>))[0], props);
  return Object.assign(Screen, { preload });
}
