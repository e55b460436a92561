/**
 * LRU cache of answers and pages ready to send: the longest unasked go first. One bound in bytes for
 * all of them, so that a client that invents addresses fills no memory.
 */
import { LRUCache } from 'lru-cache';
import type { SharedBody } from './answer.ts';
import type { AnswerLanguage } from './language.ts';
import type { Tightening } from './tightening.ts';

export interface KeptBody {
  readonly body: SharedBody;
}

/** The part of the cache that one feature uses. */
export interface BodyStore<Entry extends KeptBody> {
  get(key: string): Entry | undefined;
  set(key: string, entry: Entry): void;
  deleteWhere(isStale: (entry: Entry) => boolean): void;
}

/** Cached response: what was sent to a request at an address. */
export interface Sent {
  readonly body: SharedBody;
  /** Its route, for the metrics. */
  readonly route: string;
  /** Asked before it is sent again, where being kept is not enough. */
  readonly isCurrent?: () => boolean;
  /** The language of the request, where the address does not say it: somebody else's gets its own answer. */
  readonly language?: AnswerLanguage;
}

interface Address {
  readonly url: string;
  readonly language: AnswerLanguage | undefined;
}

interface KeptEntry {
  readonly entry: KeptBody;
  readonly addresses: readonly Address[];
}

const megabyte = 1024 * 1024;
/** The objects of an entry, beside its bytes; and of an address that leads to it. */
const entryBytes = 2000;
const addressBytes = 300;
/** The same answer may be asked for in several ways; a client that invents more of them is answered the longer way. */
const addressesKept = 4;
const longestAddress = 300;

export class BodyCache {
  /** Of long answers; without it their quick form is all there is. */
  tightening: Tightening | undefined;
  private readonly kept: LRUCache<string, KeptEntry>;
  private readonly keys = new WeakMap<SharedBody, string>();
  /** By the language of the request, then by address: put together, the two would have to be read anew for every request. */
  private readonly sent = new Map<AnswerLanguage | undefined, Map<string, Sent & { key: string }>>();

  constructor(maxBytes = 24 * megabyte) {
    this.kept = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ entry, addresses }, key) =>
        addresses.reduce((sum, { url }) => sum + url.length * 2 + addressBytes, entry.body.weight + key.length * 2 + entryBytes),
      // Set again when it has become heavier: that is no end.
      noDisposeOnSet: true,
      dispose: ({ addresses }) => addresses.forEach(({ language, url }) => this.sent.get(language)?.delete(url)),
    });
  }

  get size(): number {
    return this.kept.size;
  }

  get bytes(): number {
    return this.kept.calculatedSize;
  }

  /** Each feature has its own name, which begins its keys: none finds what another has put there. */
  store<Entry extends KeptBody>(name: string): BodyStore<Entry> {
    const { kept, keys } = this;
    const prefix = `${name} `;
    return {
      get: (key) => kept.get(prefix + key)?.entry as Entry | undefined,
      set(key, entry) {
        kept.delete(prefix + key);
        kept.set(prefix + key, { entry, addresses: [] });
        keys.set(entry.body, prefix + key);
        // A compressed form is made when it is first asked for; then the entry is weighed again.
        entry.body.onGrowth = () => {
          const now = kept.peek(prefix + key);
          if (now?.entry === entry) kept.set(prefix + key, { ...now });
        };
      },
      deleteWhere(isStale) {
        for (const [key, { entry }] of [...kept.entries()]) if (key.startsWith(prefix) && isStale(entry as Entry)) kept.delete(key);
      },
    };
  }

  /** What is kept is found by this address too, for as long as it is kept. */
  remember(url: string, sent: Sent): void {
    const key = this.keys.get(sent.body);
    const now = key === undefined ? undefined : this.kept.peek(key);
    if (key === undefined || now?.entry.body !== sent.body) return;
    const { language } = sent;
    let there = this.sent.get(language);
    if (!there) this.sent.set(language, (there = new Map()));
    if (url.length > longestAddress || now.addresses.length === addressesKept || there.has(url)) return;
    there.set(url, { ...sent, key });
    this.kept.set(key, { entry: now.entry, addresses: [...now.addresses, { url, language }] });
  }

  /** For a request there that prefers that language. */
  sentAt(url: string, language: AnswerLanguage): Sent | undefined {
    const found = this.sent.get(language)?.get(url) ?? this.sent.get(undefined)?.get(url);
    if (!found || found.isCurrent?.() === false) return undefined;
    this.kept.get(found.key);
    return found;
  }
}
