/** Which rows of a catalog somebody changed: how every process is told of it, and how the one that stored it hears without being told. */
import { randomUUID } from 'node:crypto';

export const catalogChannel = 'catalog_changed';

/** Rows that were added, changed, removed or brought back. */
export interface Changed {
  kind: string;
  ids: readonly string[];
}

/** As it goes through PostgreSQL, which takes less than 8,000 bytes at a time. */
interface Message extends Changed {
  /** The change it is a part of. */
  change: string;
}

const longestIds = 7000;

/** A change that is being stored. */
export interface Story {
  id: string;
  changed: Changed;
}

export const storyOf = (kind: string, ids: readonly string[]): Story => ({ id: randomUUID(), changed: { kind, ids } });

/** The messages that tell it. */
export function* messagesOf({ id: change, changed: { kind, ids } }: Story): Generator<string> {
  let some: string[] = [];
  let bytes = 0;
  const message = () => JSON.stringify({ kind, ids: some, change } satisfies Message);
  for (const id of ids) {
    const more = Buffer.byteLength(JSON.stringify(id)) + 1;
    if (bytes + more > longestIds) {
      yield message();
      some = [];
      bytes = 0;
    }
    some.push(id);
    bytes += more;
  }
  if (some.length > 0) yield message();
}

/** What is said otherwise, by an older version or of everything, is no list of rows. */
function read(payload: string): Message | undefined {
  if (!payload.startsWith('{')) return undefined;
  try {
    const { kind, ids, change } = JSON.parse(payload) as Partial<Message>;
    return typeof kind === 'string' && typeof change === 'string' && Array.isArray(ids) ? { kind, change, ids } : undefined;
  } catch {
    return undefined;
  }
}

/** More than are ever on their way back to us. */
const mostKnown = 1000;

export class CatalogNews {
  /** How many changes this process has stored. */
  count = 0;
  private readonly followed = new Set<string>();
  private follow: (changed: Changed) => void = () => undefined;

  /** Observer: the snapshot, which keeps the catalogs in memory. */
  onChanged(follow: (changed: Changed) => void): void {
    this.follow = follow;
  }

  /** It is stored by this process, which no other need tell. */
  stored({ id, changed }: Story): void {
    this.count += 1;
    this.followed.add(id);
    for (const [oldest] of this.followed.entries()) {
      if (this.followed.size <= mostKnown) break;
      this.followed.delete(oldest);
    }
    this.follow(changed);
  }

  /** What was heard; undefined when it is no list of rows, and nothing when it is our own. */
  heard(payload: string): Changed | 'ours' | undefined {
    const message = read(payload);
    return message && this.followed.has(message.change) ? 'ours' : message;
  }
}
