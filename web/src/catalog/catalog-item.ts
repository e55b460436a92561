/** An item as other rooms hold it. */
export interface CatalogItem {
  _id: string;
  name: string;
  shortName?: string | undefined;
}
