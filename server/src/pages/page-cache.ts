/** Pages ready to send. One that is being made is made once, however many ask for it. */
import type { SharedBody } from '../http/answer.ts';
import { BodyCache } from '../http/body-cache.ts';

export class PageCache {
  private readonly making = new Map<string, Promise<SharedBody>>();
  private readonly kept: BodyCache<SharedBody>;

  constructor(maxBytes = 24 * 1024 * 1024) {
    this.kept = new BodyCache(maxBytes, (page) => page);
  }

  get size(): number {
    return this.kept.size;
  }

  /** `mayKeep` is asked when the page is made. */
  get(url: string, make: () => Promise<SharedBody>, mayKeep: () => boolean): Promise<SharedBody> {
    const known = this.kept.get(url);
    if (known) return Promise.resolve(known);
    const underWay = this.making.get(url);
    if (underWay) return underWay;
    const making = make().then((page) => {
      // Thrown away meanwhile: it was made from an older state.
      if (this.making.get(url) === making && mayKeep()) this.kept.set(url, page);
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
    this.kept.clear();
  }
}
