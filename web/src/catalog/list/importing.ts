import type { SheetName } from '@disha/contract/sheets';
import type { FileEndpoint } from '../../api/call.ts';
import type { FeatureNames } from '../../messages/catalog-names.ts';
import type { LocaleTexts } from '../../messages/locale.ts';
import { sheetsTexts } from '../../messages/sheets.ts';
import type { CatalogScreens } from '../shared/catalog.ts';

interface ImportNames extends FeatureNames {
  /** What the file must look like. */
  hint?: (columns: string) => string;
}

/** Facts that come many at a time, from a file: a catalog's items, or what a feature keeps that is no catalog. */
export interface Importing {
  /** What the audit calls them, and whose words name their fields, unless that is a catalog. */
  name: string;
  catalog?: string;
  endpoint: FileEndpoint;
  names: Pick<LocaleTexts<ImportNames>, 'in'>;
  columns?: readonly string[];
  /** The sheet to fill in, where it can be taken out first. */
  sheet?: SheetName;
}

const sheetOf = (catalog: string, sheet: SheetName): Importing => ({
  name: sheet,
  catalog,
  sheet,
  endpoint: `POST /desk/import/${sheet}`,
  names: { in: (locale) => sheetsTexts.in(locale)[sheet] },
});

/** What courses cost is of courses and of colleges, and no catalog's own. */
const fees = sheetOf('fees', 'fees');

export const importsOf = (catalogs: readonly CatalogScreens[]): Importing[] => [
  ...catalogs.flatMap(({ importing: endpoint, name, names, sheets = [] }) => [
    ...(endpoint ? [{ name, endpoint, names }] : []),
    ...sheets.map((sheet) => sheetOf(name, sheet)),
  ]),
  fees,
];
