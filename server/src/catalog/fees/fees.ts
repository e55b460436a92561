/** What a course costs, and what it costs at a college: its own figure where one is known, else that of its type. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { feeTypes, type FeeType } from '@disha/contract/fees.words';
import { bandsAt, yearCost, type YearCost } from '@disha/contract/money';
import type { FeeBand } from '@disha/contract/fees';
import { goodUntil, type FeeBandRow } from '@disha/contract/fees.files';
import type { Language } from '@disha/contract/languages';
import { noFees, type FeeFiles } from './fee-files.ts';
import { untranslated, type Translations } from '../translations.ts';

type Priced = Pick<CollegeDocument, 'id' | 'state' | 'courses' | 'type' | 'management' | 'kind' | 'keeper'>;

/** Of one university or institute that everybody may apply to: named on the pages of its courses too. */
const isKnownEverywhere = ({ type }: FeeBandRow) => type === 'open' || type === 'central' || type === 'nid';

export class FeeBook {
  private readonly families: ReadonlyMap<string, readonly string[]>;
  private readonly byCourse = new Map<string, FeeBandRow[]>();
  /** What is paid beside any course. */
  readonly beside: readonly FeeBandRow[];
  /** By college: what an official list names for it alone. Of no use to a request for a course, and many: it stands apart. */
  private readonly ofColleges = new Map<string, FeeBandRow[]>();
  /** Figures of courses that name a college: of tens of thousands few, and all may be asked for in a row. */
  private readonly ownOfNamed = new Map<string, FeeBandRow[]>();
  private readonly byId: ReadonlyMap<string, FeeBandRow>;
  /** Colleges of a type that neither their name nor a register says. */
  private readonly instituteOf = new Map<string, FeeType>();
  /** Courses whose fee depends on who keeps a college. */
  private readonly keeperAsked: ReadonlySet<string>;
  private readonly translations: Translations;

  constructor({ bands, own, families, institutes }: FeeFiles = noFees, translations = untranslated) {
    this.translations = translations;
    this.byId = new Map([...bands, ...own].map((band) => [band.id, band]));
    for (const band of own) for (const id of band.colleges) this.ofColleges.set(id, [...(this.ofColleges.get(id) ?? []), band]);
    this.families = new Map(families.map((family) => [family.family, family.courses]));
    this.keeperAsked = new Set(families.flatMap(({ keeper, courses: ids }) => (keeper === 'asked' ? ids : [])));
    for (const band of bands) for (const id of new Set(band.colleges)) this.ownOfNamed.set(id, [...(this.ownOfNamed.get(id) ?? []), band]);
    this.beside = bands.filter((band) => band.courses.length === 0);
    for (const band of bands)
      for (const course of this.coursesOf(band)) this.byCourse.set(course, [...(this.byCourse.get(course) ?? []), band]);
    for (const { type, colleges } of institutes) for (const id of colleges) this.instituteOf.set(id, type);
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

  private coursesOf({ courses }: FeeBandRow): string[] {
    return [...new Set(courses.flatMap((id) => this.families.get(id) ?? [id]))];
  }

  /** Its own figures alone where there are any: beside them those of its type would only puzzle. */
  rowsOf(college: Priced): { rows: readonly FeeBandRow[]; basis: FeeBand['basis'] } {
    const known = this.ownOf(college.id);
    if (known.length > 0) return { rows: known, basis: 'own' };
    const ofCourses = new Set(college.courses.flatMap(({ courseId }) => this.ofType(college, courseId)));
    const rows = [...ofCourses].sort((a, b) => feeTypes.indexOf(a.type) - feeTypes.indexOf(b.type));
    return { rows, basis: 'type' };
  }

  /** The same of one of its courses, a year of it: what a plan reckons with. Nothing of a course that it is not known to teach. */
  costAt(college: Priced, courseId: string, months: number | undefined): YearCost | undefined {
    return college.courses.every((course) => course.courseId !== courseId) ? undefined : this.costLike(college, courseId, months);
  }

  /** Two colleges with one key ask the same for the same course. */
  costKey({ id, state, type, management, kind, keeper }: Omit<Priced, 'courses'>): string {
    if (this.ownOfNamed.has(id) || this.ofColleges.has(id)) return id;
    return [state, type, management, kind === 'university', keeper, this.instituteOf.get(id)].join(' ');
  }

  /** Where nothing is confirmed: by what is only known from practice. It orders, and is shown nowhere. */
  guessLike(college: Priced, courseId: string, months: number | undefined): YearCost | undefined {
    const rows = this.ofType(college, courseId).map((band) => ({ ...band, certainty: 'B' as const }));
    return yearCost(rows, 'type', months);
  }

  /** The same also of a course that only colleges like it teach. */
  costLike(college: Priced, courseId: string, months: number | undefined): YearCost | undefined {
    const own = this.ownOf(college.id);
    if (own.length === 0) return yearCost(this.ofType(college, courseId), 'type', months);
    return yearCost(
      own.filter((row) => row.courses.length === 0 || this.coursesOf(row).includes(courseId)),
      'own',
      months,
    );
  }

  private ofType(college: Priced, courseId: string): readonly FeeBandRow[] {
    const ofAll = (this.byCourse.get(courseId) ?? []).filter((band) => band.colleges.length === 0);
    const { id, state, type, management, kind, keeper } = college;
    const asking = { state, type, management, isUniversity: kind === 'university', keeper, institute: this.instituteOf.get(id) };
    const bands = ofAll.map((band) => ({ type: band.type, what: band.what, state: band.state === '' ? undefined : band.state, band }));
    return bandsAt(bands, asking, this.keeperAsked.has(courseId)).map(({ band }) => band);
  }

  private ownOf(id: string): readonly FeeBandRow[] {
    return [...(this.ownOfNamed.get(id) ?? []), ...(this.ofColleges.get(id) ?? [])];
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
      ...(basis === 'own' && band.courses.length > 0 ? { courses: this.coursesOf(band) } : {}),
      source: band.sources.join('; '),
      certainty,
      goodUntil: goodUntil(band),
    };
  }
}
