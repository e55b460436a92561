/** One catalog on the server. Everything that is done for every catalog walks a list of these and names none. */
import type { Catalogs } from '@disha/contract/catalog.descriptor';
import type { State } from '@disha/contract/taxonomy';
import type { Said } from '@disha/contract/words';
import type { Serve } from '../http/serve.ts';
import type { Advises } from './advice.ts';
import type { CatalogRepository } from './catalog.repository.ts';
import type { CorrectionsRepository } from './corrections/corrections.repository.ts';
import type { CatalogDocument } from './documents.ts';
import type { DueField } from './corrections/due.ts';
import type { AdmissionFacts } from './shipped/admission-facts.ts';
import type { CurrentFees } from './fees/current-fees.ts';
import type { Link } from './links.ts';
import type { Sheet } from './sheets/sheet.ts';
import type { Placements } from './shipped/placement-files.ts';
import type { ShippedFolder } from './shipped/shipped-folder.ts';
import type { CatalogSnapshot } from './snapshot/snapshot.ts';
import type { Viewed } from './snapshot/snapshot-parts.ts';

export interface DocumentFault {
  /** A path in the document. */
  at: string;
  said: Said;
}

/** The state and district of a PIN; nothing where India Post has no such. */
export type PinLookup = (pincode: string) => { state: State; name: string } | undefined;

interface ShippedCheck {
  least: number;
  faults(documents: readonly CatalogDocument[]): string[];
}

export interface CatalogParts {
  snapshot: CatalogSnapshot;
  /** Nothing is known of any PIN unless given. */
  districtOfPin?: PinLookup | undefined;
  /** What became of those who left a college; nothing is known of any unless given. */
  placements?: Placements | undefined;
  /** What courses cost, by course and by college. */
  fees: Pick<CurrentFees, 'book'>;
  /** By what seats are given out; nothing is known of any unless given. */
  admissions?: AdmissionFacts | undefined;
  now: () => Date;
  catalog: CatalogRepository;
  corrections: CorrectionsRepository;
}

export interface ServedCatalog extends Viewed, Advises {
  /** The shipped files: which they are (a folder ends in a slash), and how they become documents. */
  shipped: { files: readonly string[]; read: (folder: ShippedFolder) => Promise<readonly CatalogDocument[]> };
  /** Which items, of whichever catalog, a document names. Every one of them must be there. */
  links?(document: CatalogDocument): readonly Link[];
  /** What of a document no schema tells and no feature could work with: where, and what is said of it. */
  faults?(document: CatalogDocument): DocumentFault | undefined;
  /** What must hold of its shipped items among each other, told by `npm run catalog:check`: how many at least, and a line a fault. */
  check?: ShippedCheck;
  /** Which of its facts want to be looked up again; left out, an item as a whole every two years. */
  due?(document: CatalogDocument, today: string): DueField[];
  /** What of it comes and goes many at a time, as a sheet. */
  sheets?: readonly Sheet[];
  /** What a student probably means when words fit several catalogs alike: so many points go to this one. */
  lead: number;
  /** What is said of an id it does not hold. */
  notFound: Said;
  serve: (serve: Serve, parts: CatalogParts) => void;
}

export const contractsOf = (catalogs: readonly Pick<ServedCatalog, 'contract'>[]) =>
  catalogs.map(({ contract }) => contract) as unknown as Catalogs;
