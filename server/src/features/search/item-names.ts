/** What the items of the catalogs are called, in every language: made once for each state of the catalogs. */
import { languages } from '@disha/contract/languages';
import { askedGuide, type AskedGuide } from '@disha/search/reader/guide-asked';
import { compactOf, type ItemKind, type NamedItem } from '@disha/search/reader/names';
import { foldForSearch } from '@disha/search/text';
import type { ServedCatalog } from '../../catalog/catalog.ts';
import type { CatalogSnapshot } from '../../catalog/snapshot/snapshot.ts';
import { viewIn } from '../../catalog/view/view.ts';

/** The catalogs whose items a text may name, the likeliest first; colleges are too many, and found by the search alone. */
export const namedCatalogs: readonly (readonly [ItemKind, string])[] = [
  ['exam', 'exams'],
  ['course', 'courses'],
  ['career', 'careers'],
  ['scholarship', 'scholarships'],
  ['guide', 'guides'],
];

export const catalogOf: ReadonlyMap<ItemKind, string> = new Map(namedCatalogs);

/** What everybody says, and no list has. */
const everyday: readonly (readonly [string, NamedItem])[] = [
  ['jee', { kind: 'exam', id: 'jee-main' }],
  ['iit jee', { kind: 'exam', id: 'jee-advanced' }],
  ['upsc', { kind: 'exam', id: 'upsc-cse' }],
  ['rrb ntpc', { kind: 'exam', id: 'rrb-ntpc-graduate' }],
  // It has become this programme, whose page says so.
  ['B.El.Ed', { kind: 'course', id: 'itep-integrated-bed' }],
  ['Bachelor of Elementary Education', { kind: 'course', id: 'itep-integrated-bed' }],
];

interface Called {
  name?: string;
  shortName?: string;
  otherNames?: readonly string[];
}

interface Made {
  state: unknown;
  names: ReadonlyMap<string, readonly NamedItem[]>;
  guides: readonly AskedGuide[];
}

/** "NDA & NA" is the NDA, "NEET UG" is NEET, "Nurse (B.Sc Nursing)" a nurse: each as a whole, and by what comes first. */
function variants(name: string): string[] {
  const plain = name.replace(/ *\(.*?\)/g, '');
  return [name, plain, plain.split(' & ')[0] ?? plain, plain.replace(/ UG$/, ''), plain.replace(/Pharm$/, 'Pharma')];
}

export class ItemNames {
  private made: Made | undefined;
  /** Of the names as they stand now, and of no others. */
  private compacts = new Map<string, string>();
  private readonly snapshot: CatalogSnapshot;
  private readonly catalogs: readonly ServedCatalog[];

  constructor(snapshot: CatalogSnapshot, catalogs: readonly ServedCatalog[]) {
    this.snapshot = snapshot;
    this.catalogs = catalogs;
  }

  called(compact: string): readonly NamedItem[] {
    return this.current().names.get(compact) ?? [];
  }

  guides(): readonly AskedGuide[] {
    return this.current().guides;
  }

  private current(): Made {
    const { state } = this.snapshot;
    if (this.made && this.made.state === state) return this.made;
    const made = { state, ...this.make() };
    this.made = made;
    return made;
  }

  private make() {
    const guides: AskedGuide[] = [];
    const names = new Map<string, NamedItem[]>();
    const before = this.compacts;
    this.compacts = new Map();
    const note = (compact: string, item: NamedItem) => {
      const known = names.get(compact) ?? [];
      if (compact.length > 1 && !known.some(({ kind, id }) => kind === item.kind && id === item.id)) names.set(compact, [...known, item]);
    };
    for (const [kind, catalog] of namedCatalogs) {
      const view = this.catalogs.find(({ contract }) => contract.name === catalog)?.view;
      if (!view) continue;
      const localizedViews = languages.map((language) => viewIn(this.snapshot.view(view), language));
      for (const document of this.snapshot.items(catalog)) {
        const item = { kind, id: document.id };
        const { name = '', shortName = '', otherNames = [] } = document as Called;
        const there = localizedViews.map((each) => each.bookmark(document.id) as Called | undefined);
        // Its own names first: what others are merely called too comes behind.
        const own = [
          shortName,
          document.id.replaceAll('-', ' '),
          name,
          ...there.flatMap((each) => [each?.shortName ?? '', each?.name ?? '']),
        ];
        // A career that is looked for by its course is led to by that: "animation course" asks for a course.
        const others = otherNames.filter((other) => kind !== 'career' || !/ courses?$/i.test(other));
        for (const called of new Set([...own.flatMap(variants), ...others])) note(this.compact(called, before), item);
        if (kind === 'guide') guides.push(askedGuide(document.id, [...own, ...otherNames]));
      }
    }
    for (const [name, item] of everyday)
      if (this.snapshot.items(catalogOf.get(item.kind) ?? '').some(({ id }) => id === item.id)) note(this.compact(name, before), item);
    return { names, guides };
  }

  /** Folding is nearly all of it, and a change leaves all names but one as they were. */
  private compact(name: string, before: ReadonlyMap<string, string>): string {
    const compact = this.compacts.get(name) ?? before.get(name) ?? compactOf(foldForSearch(name));
    this.compacts.set(name, compact);
    return compact;
  }
}
