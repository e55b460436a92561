/**
 * Pages ready to send, each with the answers it was drawn from. When the catalogs have changed since, these are asked for again before it
 * is sent once more: the same answers make the same page, and only one that would be another is drawn anew. One that is being made is
 * made once, however many ask for it.
 */
import type { SharedBody } from '../http/answer.ts';
import type { BodyCache, KeptBody, BodyStore } from '../http/body-cache.ts';

/** By address, what tells an answer from any other. */
export type AnswersByPath = ReadonlyMap<string, string>;

export interface DrawnPage extends KeptBody {
  readonly answers: AnswersByPath;
}

interface KeptPage extends DrawnPage {
  /** The number of the catalogs' state for which it is known to hold. */
  state: number;
}

interface PageMaker {
  draw: () => Promise<DrawnPage>;
  /** Whether all of them are answered as they were. */
  areSame: (answers: AnswersByPath) => Promise<boolean>;
  /** Asked when the page is made. */
  mayKeep: () => boolean;
}

export class PageCache {
  private readonly making = new Map<string, { state: number; page: Promise<SharedBody> }>();
  private readonly kept: BodyStore<KeptPage>;

  constructor(bodies: BodyCache) {
    this.kept = bodies.store('page');
  }

  /** Whether it is kept for this state, or about to be: a request for it costs nothing more. */
  has(url: string, state: number): boolean {
    const [making, kept] = [this.making.get(url), this.kept.get(url)];
    return (making !== undefined && making.state === state) || (kept !== undefined && kept.state === state);
  }

  get(url: string, state: number, maker: PageMaker): Promise<SharedBody> {
    const known = this.kept.get(url);
    if (known && known.state === state) return Promise.resolve(known.body);
    const underWay = this.making.get(url);
    if (underWay && underWay.state === state) return underWay.page;
    const page = this.make(url, state, known, maker);
    const making = { state, page };
    this.making.set(url, making);
    const done = () => {
      if (this.making.get(url) === making) this.making.delete(url);
    };
    page.then(done, done);
    return page;
  }

  private async make(url: string, state: number, known: KeptPage | undefined, { draw, areSame, mayKeep }: PageMaker): Promise<SharedBody> {
    if (known && (await areSame(known.answers)) && mayKeep()) {
      // Taken from where it lies, so that its compressed forms and its addresses stay.
      known.state = state;
      return known.body;
    }
    const drawn = await draw();
    // What is made meanwhile for a later state stays.
    if (this.making.get(url)?.state === state && mayKeep()) this.kept.set(url, { ...drawn, state });
    return drawn.body;
  }
}
