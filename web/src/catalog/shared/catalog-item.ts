/** An item as other features hold it. */
export interface CatalogItem {
  _id: string;
  name: string;
  shortName?: string | undefined;
}
