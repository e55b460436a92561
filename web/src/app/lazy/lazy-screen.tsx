import { createElement, lazy, useState, type ComponentType, type FunctionComponent } from 'react';
import { keepTrying } from '../../messages/keep-trying.ts';
import { loadTexts, currentLocale } from '../../messages/locale.ts';
import { cameAtLast, noteLate } from './late-screens.ts';

export type LazyScreen<Props extends object = object> = FunctionComponent<Props> & {
  preload: () => Promise<unknown>;
  /** What it is made of, as far as it has been loaded: the server names the code of these to the browser. */
  parts: () => readonly unknown[];
};

/** A screen in a file of its own, fetched when wanted or shortly before. One that is here already renders at once. */
export function lazyScreen<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
  return lazyScreenOf([load], (screen) => screen);
}

/** The same for a screen that is put together of what several files hold: a feature's screen and what another feature puts into it. */
export function lazyScreenOf<Parts extends readonly unknown[], Props extends object>(
  loads: readonly [...{ [Index in keyof Parts]: () => Promise<Parts[Index]> }],
  make: (...parts: Parts) => ComponentType<Props>,
): LazyScreen<Props> {
  let parts: readonly unknown[] = [];
  let ready: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const load = async () => {
    const loaded = (await Promise.all(loads.map((one) => one()))) as unknown as Parts;
    // With all it may ever say: a text that is missed later hides the screen until it comes, and takes the focus off its heading. One
    // that does not come, without a network, may be one that is not needed. The server speaks many languages, and loads them itself.
    if (typeof document !== 'undefined') await loadTexts(currentLocale().locale).catch(() => undefined);
    parts = loaded;
    ready = make(...loaded);
    return ready;
  };
  const preload = () => {
    coming ??= load().catch((error: unknown) => {
      // The next try asks again.
      coming = undefined;
      throw error;
    });
    return coming;
  };
  // React would keep a failure for ever, and show it in the place of a page that can be read: what is late is waited for.
  const arrive = async () => {
    const screen = await keepTrying(preload, (_error, tries) => {
      noteLate(preload, tries);
    });
    cameAtLast(preload);
    return { default: screen };
  };
  const Later = lazy(arrive);
  // Chosen once a mount: changing the type midway would throw the screen's state away.
  const Screen = (props: Props) => createElement(useState(() => ready ?? (Later as ComponentType<Props>))[0], props);
  return Object.assign(Screen, { preload, parts: () => parts });
}
