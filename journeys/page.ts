/** A page of the web application in a document without a layout. Each visit reads its modules anew: they are a page's memory. */
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { loadBuiltPage } from './built-page.ts';
import './document.ts';
import { aMoment } from './eventually.ts';
import { Locator } from './locator.ts';
import { Network } from './network.ts';
import { styleOf } from './style.ts';

const keys: Record<string, string> = { Space: ' ' };

/** What a page listens to at the window and the document ends with it. */
function listening(...targets: EventTarget[]): () => void {
  const ends = targets.flatMap((target) => {
    const own = target.addEventListener;
    const added: Parameters<EventTarget['addEventListener']>[] = [];
    target.addEventListener = (...args: Parameters<EventTarget['addEventListener']>) => {
      added.push(args);
      own.apply(target, args);
    };
    return () => {
      target.addEventListener = own;
      for (const [type, listener, options] of added) target.removeEventListener(type, listener, options);
    };
  });
  return () => {
    for (const end of ends) end();
  };
}

export class JourneyPage extends Locator {
  readonly network = new Network();
  private readonly hand;
  private end: () => void = () => undefined;

  constructor() {
    const hand = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    super(hand, 'page', () => [document.body]);
    this.hand = hand;
  }

  readonly keyboard = {
    press: async (key: string): Promise<void> => {
      if (key === 'Tab') await this.hand.tab();
      else await this.hand.keyboard(key.length === 1 ? key : (keys[key] ?? `{${key}}`));
      await aMoment();
    },
    type: async (text: string): Promise<void> => {
      await this.hand.keyboard(text);
    },
  };

  url = (): string => window.location.pathname + window.location.search;

  async goto(path: string): Promise<void> {
    this.leave();
    window.history.replaceState(null, '', path);
    window.scrollTo(0, 0);
    const line = this.network.line();
    const silence = listening(window, document);
    vi.stubGlobal('fetch', line.fetch);
    vi.stubGlobal('getComputedStyle', styleOf);
    document.documentElement.lang = 'en';
    document.title = '';
    document.body.innerHTML = '<div id="root"></div>';
    const root = await loadBuiltPage().startApp(document.getElementById('root')!);
    this.end = () => {
      line.cut();
      root.unmount();
      silence();
    };
  }

  async goBack(): Promise<void> {
    window.history.back();
    await aMoment();
  }

  reload = (): Promise<void> => this.goto(this.url());

  leave(): void {
    this.end();
    this.end = () => undefined;
  }
}
