/** What an answer may be made from: the documents of a catalog, a view of it, or what that view says of one item. */

export const allItems = (catalog: string) => `items ${catalog}`;
export const wholeView = (catalog: string) => `view ${catalog}`;
export const oneItem = (catalog: string, id: string) => `view ${catalog} ${id}`;

/** What a change has reached, catalog by catalog. */
export class Reach {
  private readonly parts = new Set<string>();
  private readonly anything = new Set<string>();

  part(name: string): void {
    this.parts.add(name);
  }

  items(catalog: string): void {
    this.part(allItems(catalog));
  }

  /** What the view says of these items is another thing now; of any, where nobody can tell. */
  view(catalog: string, ids: readonly string[] | undefined): void {
    if (ids?.length === 0) return;
    this.parts.add(wholeView(catalog));
    if (!ids) this.anything.add(catalog);
    for (const id of ids ?? []) this.parts.add(oneItem(catalog, id));
  }

  has(part: string): boolean {
    if (this.parts.has(part)) return true;
    const [what, catalog = ''] = part.split(' ', 2);
    return what === 'view' && this.anything.has(catalog);
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
