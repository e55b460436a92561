/** What an answer may be made from: the documents of a catalog, a view of it, what that view says of one item, or a list of some. */

export const allItems = (catalog: string) => `items ${catalog}`;
export const wholeView = (catalog: string) => `view ${catalog}`;
export const oneItem = (catalog: string, id: string) => `view ${catalog} ${id}`;

/** A list of those cards of a catalog that a question lets through. */
export interface ListPart {
  readonly catalog: string;
  readonly isOf: (card: object) => boolean;
}

export type SnapshotPart = string | ListPart;

/** What was noted, with the list in place of the whole view that it is a part of. */
export function snapshotPartsOf(noted: ReadonlySet<string>, list: ListPart | undefined): Set<SnapshotPart> {
  const parts = new Set<SnapshotPart>(noted);
  if (list && parts.delete(wholeView(list.catalog))) parts.add(list);
  return parts;
}

/** What a change has reached, catalog by catalog. */
export class Reach {
  private readonly parts = new Set<string>();
  private readonly anything = new Set<string>();
  private readonly cards = new Map<string, readonly object[]>();

  part(name: string): void {
    this.parts.add(name);
  }

  items(catalog: string): void {
    this.part(allItems(catalog));
  }

  /**
   * What the view says of these items is another thing now; of any, where it is not known. `cards`: those that lists show otherwise, as
   * they were and as they are; where they are not given, any list may be another.
   */
  view(catalog: string, ids: readonly string[] | undefined, cards?: readonly object[]): void {
    if (ids?.length === 0) return;
    if (!ids) this.anything.add(catalog);
    if (cards) this.cards.set(catalog, cards);
    if (cards?.length !== 0) this.parts.add(wholeView(catalog));
    for (const id of ids ?? []) this.parts.add(oneItem(catalog, id));
  }

  has(part: SnapshotPart): boolean {
    if (typeof part !== 'string') return this.hasList(part);
    if (this.parts.has(part)) return true;
    const [what, catalog = ''] = part.split(' ', 2);
    return what === 'view' && this.anything.has(catalog);
  }

  private hasList({ catalog, isOf }: ListPart): boolean {
    const cards = this.cards.get(catalog);
    return this.anything.has(catalog) || (cards ? cards.some(isOf) : this.parts.has(wholeView(catalog)));
  }
}

/** Who is computing right now, innermost last: each notes what of the catalogs it reads. */
export class Readers {
  private readonly reading: Set<string>[] = [];

  noting<T>(run: () => T): { value: T; from: Set<string> } {
    const from = new Set<string>();
    this.reading.push(from);
    try {
      return { value: run(), from };
    } finally {
      this.reading.pop();
    }
  }

  note(part: string): void {
    this.reading.at(-1)?.add(part);
  }
}
