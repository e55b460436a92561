/** What a course costs, and what it costs at a college: its own figure where one is known, else that of its type. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { bandsIn, type FeeType } from '@disha/contract/fees.words';
import type { FeeBand } from '@disha/contract/fees';
import { goodUntil, type FeeBandRow } from '@disha/contract/fees.files';
import type { Language } from '@disha/contract/languages';
import { noFees, type FeeFiles } from './fee-files.ts';
import { untranslated, type Translations } from '../translations.ts';

type Priced = Pick<CollegeDocument, 'id' | 'state' | 'courses' | 'type' | 'management' | 'kind'>;

/** Of one university or institute that everybody may apply to: named on the pages of its courses too. */
const isKnownEverywhere = ({ type }: FeeBandRow) => type === 'open' || type === 'central' || type === 'nid';

export class FeeBook {
  private readonly byCourse = new Map<string, FeeBandRow[]>();
  /** What is paid beside any course. */
  readonly beside: readonly FeeBandRow[];
  /** By college: what an official list names for it alone. Of no use to a request for a course, and many: it stands apart. */
  private readonly ofColleges = new Map<string, FeeBandRow[]>();
  /** Those that any figure of a course names: of tens of thousands few, and all may be asked for in a row. */
  private readonly named: ReadonlySet<string>;
  private readonly byId: ReadonlyMap<string, FeeBandRow>;
  private readonly typeOf = new Map<string, FeeType>();
  private readonly translations: Translations;

  constructor({ bands, own, families, institutes }: FeeFiles = noFees, translations = untranslated) {
    this.translations = translations;
    this.byId = new Map([...bands, ...own].map((band) => [band.id, band]));
    for (const band of own) for (const id of band.colleges) this.ofColleges.set(id, [...(this.ofColleges.get(id) ?? []), band]);
    const courses = new Map(families.map((family) => [family.family, family.courses]));
    this.named = new Set(bands.flatMap((band) => band.colleges));
    this.beside = bands.filter((band) => band.courses.length === 0);
    for (const band of bands)
      for (const course of new Set(band.courses.flatMap((id) => courses.get(id) ?? [id])))
        this.byCourse.set(course, [...(this.byCourse.get(course) ?? []), band]);
    for (const { type, colleges } of institutes) for (const id of colleges) this.typeOf.set(id, type);
  }

  bandsOf(courseId: string): readonly FeeBandRow[] {
    return this.byCourse.get(courseId) ?? [];
  }

  /** One figure, as it is written down. */
  band(id: string): FeeBandRow | undefined {
    return this.byId.get(id);
  }

  ofCourse(id: string, language: Language): FeeBand[] {
    const bands = (this.byCourse.get(id) ?? []).filter((band) => band.colleges.length === 0 || isKnownEverywhere(band));
    if (bands.length === 0) return [];
    return [...bands, ...this.beside.filter((band) => band.colleges.length === 0)].map((band) => this.shown(band, 'type', language));
  }

  ofCollege(college: Priced, language: Language): FeeBand[] {
    const { rows, basis } = this.rowsOf(college);
    return rows.map((band) => this.shown(band, basis, language));
  }

  /** Its own figures alone where there are any: beside them those of its type would only puzzle. */
  rowsOf(college: Priced): { rows: readonly FeeBandRow[]; basis: FeeBand['basis'] } {
    const taught = [...new Set(college.courses.flatMap(({ courseId }) => this.byCourse.get(courseId) ?? []))];
    const known = this.ownOf(college.id, taught);
    if (known.length > 0) return { rows: known, basis: 'own' };
    const types = this.typesOf(college);
    const ofType = taught.filter((band) => band.colleges.length === 0 && types.has(band.type));
    const rows = ofType.map((band) => ({ ...band, state: band.state === '' ? undefined : band.state, band }));
    return { rows: bandsIn(rows, college.state).map(({ band }) => band), basis: 'type' };
  }

  private ownOf(id: string, taught: readonly FeeBandRow[]): readonly FeeBandRow[] {
    const listed = this.ofColleges.get(id) ?? [];
    if (!this.named.has(id)) return listed;
    const isOwn = (band: FeeBandRow) => band.colleges.includes(id);
    const own = [...taught, ...this.beside].filter(isOwn);
    const ownAtAll = [...this.byCourse.values()].flat().filter(isOwn);
    return [...new Set([...own, ...ownAtAll, ...listed])];
  }

  /** None where no document says who keeps the college: a guess would name the wrong fee. */
  private typesOf({ id, type, management, kind }: Priced): ReadonlySet<FeeType> {
    const named = this.typeOf.get(id);
    if (named) return new Set([named]);
    if (management === 'aided') return new Set(['aided', 'government_aided']);
    if (type === 'deemed') return new Set(['deemed', 'private_deemed', 'deemed_private']);
    const isUniversity = kind === 'university';
    if (type === 'government') return new Set(isUniversity ? ['state_university', 'government'] : ['government', 'government_aided']);
    if (type === 'private') return new Set(isUniversity ? ['private_university', 'deemed_private'] : ['private', 'private_deemed']);
    return new Set();
  }

  shown(band: FeeBandRow, basis: FeeBand['basis'], language: Language): FeeBand {
    const inWords = this.translations.of(language, 'fees', band.id);
    const { from, to, per, year, what, type, state, seat, certainty } = band;
    return {
      from,
      to,
      per,
      year: year === '' ? null : year,
      what,
      type,
      ...(state === '' ? {} : { state }),
      seat,
      scope: inWords(band.scope),
      ...(band.note === '' ? {} : { note: inWords(band.note) }),
      basis,
      source: band.sources.join('; '),
      certainty,
      goodUntil: goodUntil(band),
    };
  }
}
