/**
 * Pages ready to send, the ones asked for last. Bounded by bytes: whoever invents addresses must not fill the memory.
 * A page that is being made is made once, however many ask for it.
 */
import type { SharedBody } from './answer.ts';

export class PageCache {
  private readonly making = new Map<string, Promise<SharedBody>>();
  private readonly kept = new Map<string, SharedBody>();
  private bytes = 0;
  private readonly maxBytes: number;

  constructor(maxBytes = 24 * 1024 * 1024) {
    this.maxBytes = maxBytes;
  }

  get size(): number {
    return this.kept.size;
  }

  /** `mayKeep` is asked when the page is made. */
  get(url: string, make: () => Promise<SharedBody>, mayKeep: () => boolean): Promise<SharedBody> {
    const known = this.kept.get(url);
    if (known) {
      this.kept.delete(url);
      this.kept.set(url, known);
      return Promise.resolve(known);
    }
    const underWay = this.making.get(url);
    if (underWay) return underWay;
    const making = make().then((page) => {
      // Thrown away meanwhile: it was made from an older state.
      if (this.making.get(url) === making && mayKeep()) this.keep(url, page);
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
    this.bytes = 0;
  }

  private keep(url: string, page: SharedBody): void {
    this.kept.set(url, page);
    this.bytes += weight(url, page);
    for (const [oldest, old] of this.kept) {
      if (this.bytes <= this.maxBytes) break;
      this.kept.delete(oldest);
      this.bytes -= weight(oldest, old);
    }
  }
}

/** The text, its compressed forms (about a third together), and the entry itself. */
const weight = (url: string, page: SharedBody) => Math.ceil(page.bytes.length * 1.35) + url.length * 2 + 500;
