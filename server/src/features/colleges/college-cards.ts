/** The cards of the colleges: each shows what its document says, and shares with others what they have in common. */
import type { CourseFile } from '@disha/contract/courses.files';
import type { CollegeCard } from '@disha/contract/colleges.card';
import type { College } from '@disha/contract/colleges';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { dataCoverages, isBeyond, type DataCoverage } from '@disha/contract/colleges.words';
import { degreesTaught } from './degrees.ts';
import { isPartial, type KindTeaching, type Profile } from '@disha/contract/kind-teaching';
import { teachingBasis, dataCoverageOf } from './taught.ts';

/** "Engineering 2025: 3"; bands ("101-150") are ranks too. */
export function parseNirf(text: string): College['nirf'][number] | undefined {
  const found = /^(.+?) (\d{4}): (\S+)$/.exec(text.trim());
  return found ? { category: found[1] ?? '', year: Number(found[2]), rank: found[3] ?? '' } : undefined;
}

/** Of each list the newest year alone: what a college was in an older one says nothing of it any more. */
export function ranks({ nirf = [] }: Pick<CollegeDocument, 'nirf'>): College['nirf'] {
  const all = nirf.flatMap((text) => parseNirf(text) ?? []);
  return all
    .filter(({ category, year }) => all.every((other) => other.category !== category || other.year <= year))
    .sort(
      (a, b) => Number(isBeyond(a)) - Number(isBeyond(b)) || b.year - a.year || Number.parseInt(a.rank, 10) - Number.parseInt(b.rank, 10),
    );
}

/** More than there are layers. */
const profileStep = 4;

type Degrees = Pick<CollegeCard, 'degrees' | 'degreesByName'>;

/** Reads most of what it shows from its document: there are tens of thousands of cards, and few are ever shown. */
export class ShownCollege implements CollegeCard {
  readonly document: CollegeDocument;
  readonly location: CollegeCard['location'];
  private readonly maker: CardMaker;
  /** Its data coverage and, once somebody asked, how colleges like it teach. Two small numbers share one, tens of thousands of times. */
  private numbers: number;

  constructor(document: CollegeDocument, location: CollegeCard['location'], maker: CardMaker) {
    this.document = document;
    this.location = location;
    this.maker = maker;
    this.numbers = dataCoverages.indexOf(dataCoverageOf(document));
  }

  get layer(): DataCoverage {
    return dataCoverages[this.numbers % profileStep] as DataCoverage;
  }

  /** How colleges like it teach. */
  get profile(): Profile {
    const { teaching } = this.maker;
    const known = teaching.at(Math.floor(this.numbers / profileStep) - 1);
    if (known) return known;
    const profile = teaching.of(this.document);
    this.numbers += profileStep * (profile.number + 1);
    return profile;
  }

  get _id() {
    return this.document.id;
  }

  get name() {
    return this.document.name;
  }

  get shortName() {
    return this.document.shortName === '' ? undefined : this.document.shortName;
  }

  get aliases() {
    return this.document.aliases?.length === 0 ? undefined : this.document.aliases;
  }

  get type() {
    const { type = '' } = this.document;
    return type === '' ? undefined : type;
  }

  /** On a card only where it is weaker than a register's or a list's word. */
  get typeBasis() {
    const basis = typeBasisOf(this.document);
    return basis === 'register' ? undefined : basis;
  }

  get keeper() {
    const { keeper = '' } = this.document;
    return this.type !== 'deemed' || keeper === '' ? undefined : keeper;
  }

  get openTo() {
    return opensTo(this.document).openTo;
  }

  get openToBasis() {
    return opensTo(this.document).openToBasis;
  }

  get saidToBeFor() {
    return saidToBeFor(this.document);
  }

  get kinds() {
    return this.document.kinds ?? noKinds;
  }

  get degrees() {
    return this.maker.degreesOf(this.document).degrees;
  }

  get degreesByName() {
    return this.maker.degreesOf(this.document).degreesByName;
  }

  get degreesByKind() {
    return this.maker.degreesByKindOf(this);
  }

  /** Of a college that may well teach what the list leaves out: of an engineering college a card need not say it. */
  get isPartial() {
    const isOrdinary = this.kinds.length === 0 || this.kinds.includes('degree-college');
    return isOrdinary && isPartial(this.document) ? (true as const) : undefined;
  }

  get nirf() {
    const [best] = ranks(this.document);
    return best && !isBeyond(best) ? best : undefined;
  }

  /** For one page, read once: the check of it asks for each of these again. In a list filtered by a course with what it says of that. */
  shown(teaches?: CollegeCard['teaches']): CollegeCard {
    const { document, location, maker, kinds } = this;
    const { degrees, degreesByName } = maker.degreesOf(document);
    const { openTo, openToBasis } = opensTo(document);
    return {
      _id: document.id,
      name: document.name,
      shortName: this.shortName,
      aliases: this.aliases,
      type: this.type,
      typeBasis: this.typeBasis,
      keeper: this.keeper,
      openTo,
      openToBasis,
      saidToBeFor: saidToBeFor(document),
      kinds,
      layer: this.layer,
      location,
      degrees,
      degreesByName,
      degreesByKind: this.degreesByKind,
      isPartial: this.isPartial,
      teaches,
      nirf: this.nirf,
    };
  }
}

/** A type is a register's, or a list's, unless something else is said to say it. */
export function typeBasisOf({ type = '', typeBasis = '' }: Pick<CollegeDocument, 'type' | 'typeBasis'>) {
  return type === '' ? undefined : typeBasis === '' ? ('register' as const) : typeBasis;
}

type KeptBy = Pick<CollegeDocument, 'keeper' | 'keeperBasis' | 'keeperSource' | 'keeperCertainty'>;
export function keptBy({ keeper = '', keeperBasis = '', keeperSource = '', keeperCertainty = '' }: KeptBy): Pick<College, 'keeper'> {
  if (keeper === '' || keeperBasis === '' || keeperCertainty === '') return {};
  return { keeper: { by: keeper, basis: keeperBasis, source: keeperSource, certainty: keeperCertainty } };
}

type OpensTo = Pick<CollegeCard, 'openTo' | 'openToBasis'>;
const toEverybody: OpensTo = {};
/** What is only said closes nothing. */
export function opensTo({ openTo = '', openToBasis = '' }: Pick<CollegeDocument, 'openTo' | 'openToBasis'>): OpensTo {
  return openTo === '' || openToBasis === 'said' ? toEverybody : { openTo, openToBasis: openToBasis === '' ? 'name' : openToBasis };
}

export function saidToBeFor({ openTo = '', openToBasis = '' }: Pick<CollegeDocument, 'openTo' | 'openToBasis'>): CollegeCard['openTo'] {
  return openTo !== '' && openToBasis === 'said' ? openTo : undefined;
}

const noKinds: CollegeCard['kinds'] = [];
const noDegrees: Degrees = {};
const noNames: readonly string[] = [];

export class CardMaker {
  private courses: ReadonlyMap<string, CourseFile>;
  private readonly locations = new Map<string, CollegeCard['location']>();
  private degrees = new WeakMap<CollegeDocument['courses'], Degrees>();
  readonly teaching: KindTeaching;
  /** What is usual for those of a profile, in short. */
  private usual = new WeakMap<Profile, readonly string[]>();

  constructor(courses: ReadonlyMap<string, CourseFile>, teaching: KindTeaching) {
    this.courses = courses;
    this.teaching = teaching;
  }

  cardOf(document: CollegeDocument): ShownCollege {
    return new ShownCollege(document, this.locationOf(document), this);
  }

  /** The courses are others now: every card tells what they are called. */
  learn(courses: ReadonlyMap<string, CourseFile>): void {
    this.courses = courses;
    this.degrees = new WeakMap();
    this.usual = new WeakMap();
  }

  private locationOf({ city = '', district = '', state }: CollegeDocument): CollegeCard['location'] {
    const key = `${state}|${district}|${city}`;
    const made = this.locations.get(key) ?? { city: city || district, district, state };
    this.locations.set(key, made);
    return made;
  }

  /** In short, from what is taught; once for each list of courses. */
  degreesOf({ courses }: CollegeDocument): Degrees {
    if (courses.length === 0) return noDegrees;
    const known = this.degrees.get(courses);
    if (known) return known;
    const by = (basis: 'register' | 'name') =>
      degreesTaught(
        courses.filter((course) => teachingBasis(course) === basis).flatMap(({ courseId }) => this.courses.get(courseId) ?? []),
      );
    const degrees = by('register');
    const degreesByName = by('name').filter((degree) => !degrees.includes(degree));
    const made = {
      ...(degrees.length === 0 ? {} : { degrees }),
      ...(degreesByName.length === 0 ? {} : { degreesByName }),
    };
    this.degrees.set(courses, made);
    return made;
  }

  private usualIn(profile: Profile): readonly string[] {
    const known = this.usual.get(profile);
    if (known) return known;
    const made = degreesTaught([...profile.counted.keys()].flatMap((id) => this.courses.get(id) ?? []));
    this.usual.set(profile, made);
    return made;
  }

  /** What most or many of its kind teach, beside what is known of it. */
  degreesByKindOf({ profile, document }: ShownCollege): string[] | undefined {
    if (profile.counted.size === 0) return undefined;
    const { degrees = noNames, degreesByName = noNames } = this.degreesOf(document);
    const others = this.usualIn(profile).filter((degree) => !degrees.includes(degree) && !degreesByName.includes(degree));
    return others.length === 0 ? undefined : others;
  }
}
