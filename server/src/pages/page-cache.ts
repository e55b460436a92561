/** Pages ready to send. One that is being made is made once, however many ask for it. */
import type { SharedBody } from '../http/answer.ts';
import type { BodyCache, KeptBody, Shelf } from '../http/body-cache.ts';

export class PageCache {
  private readonly making = new Map<string, Promise<SharedBody>>();
  private readonly kept: Shelf<KeptBody>;

  constructor(bodies: BodyCache) {
    this.kept = bodies.shelf('page');
  }

  /** Whether it is kept, or about to be: whoever asks for it costs nothing more. */
  has(url: string): boolean {
    return this.making.has(url) || this.kept.get(url) !== undefined;
  }

  /** `mayKeep` is asked when the page is made. */
  get(url: string, make: () => Promise<SharedBody>, mayKeep: (page: SharedBody) => boolean): Promise<SharedBody> {
    const known = this.kept.get(url);
    if (known) return Promise.resolve(known.body);
    const underWay = this.making.get(url);
    if (underWay) return underWay;
    const making = make().then((page) => {
      // Thrown away meanwhile: it was made from an older state.
      if (this.making.get(url) === making && mayKeep(page)) this.kept.set(url, { body: page });
      return page;
    });
    this.making.set(url, making);
    const done = () => {
      if (this.making.get(url) === making) this.making.delete(url);
    };
    making.then(done, done);
    return making;
  }

  clear(): void {
    this.making.clear();
    this.kept.deleteWhere(() => true);
  }
}
