/** The cards of the colleges: each shows what its document says, and shares with others what they have in common. */
import type { CourseFile } from '@disha/contract/courses.files';
import type { CollegeCard } from '@disha/contract/colleges.card';
import type { College } from '@disha/contract/colleges';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { CollegeLayer } from '@disha/contract/colleges.words';
import { degreesOf } from './degrees.ts';
import { isPartial, type KindTeaching, type Profile } from '../../catalog/teaching/kind-teaching.ts';
import { basisOf, layerOf } from './taught.ts';

/** "Engineering 2025: 3"; bands ("101-150") are ranks too. */
export function parseNirf(text: string): College['nirf'][number] | undefined {
  const found = /^(.+?) (\d{4}): (\S+)$/.exec(text.trim());
  return found ? { category: found[1] ?? '', year: Number(found[2]), rank: found[3] ?? '' } : undefined;
}

export const ranks = ({ nirf = [] }: Pick<CollegeDocument, 'nirf'>) =>
  nirf
    .flatMap((text) => parseNirf(text) ?? [])
    .sort((a, b) => b.year - a.year || Number.parseInt(a.rank, 10) - Number.parseInt(b.rank, 10));

type Degrees = Pick<CollegeCard, 'degrees' | 'degreesByName'>;

/** Reads most of what it shows from its document: there are tens of thousands of cards, and few are ever shown. */
export class ShownCollege implements CollegeCard {
  readonly document: CollegeDocument;
  readonly layer: CollegeLayer;
  readonly location: CollegeCard['location'];
  private readonly maker: CardMaker;

  constructor(document: CollegeDocument, location: CollegeCard['location'], maker: CardMaker) {
    this.document = document;
    this.layer = layerOf(document);
    this.location = location;
    this.maker = maker;
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
    return this.maker.degreesByKindOf(this.document);
  }

  /** Of a college that may well teach what the list leaves out: of an engineering college a card need not say it. */
  get isPartial() {
    const isOrdinary = this.kinds.length === 0 || this.kinds.includes('degree-college');
    return isOrdinary && isPartial(this.document) ? (true as const) : undefined;
  }

  get nirf() {
    return ranks(this.document)[0];
  }

  /** The same card in a list that is filtered by a course. */
  teaching(teaches: NonNullable<CollegeCard['teaches']>): CollegeCard {
    return new TeachingCollege(this.document, this.location, this.maker, teaches);
  }
}

/** Made for one page. Not a child of the card by itself: the engine would have to learn each of them anew. */
class TeachingCollege extends ShownCollege {
  readonly teaches: NonNullable<CollegeCard['teaches']>;

  constructor(
    document: CollegeDocument,
    location: CollegeCard['location'],
    maker: CardMaker,
    teaches: NonNullable<CollegeCard['teaches']>,
  ) {
    super(document, location, maker);
    this.teaches = teaches;
  }
}

/** A type is a register's, or a list's, unless something else is said to say it. */
export function typeBasisOf({ type = '', typeBasis = '' }: Pick<CollegeDocument, 'type' | 'typeBasis'>) {
  return type === '' ? undefined : typeBasis === '' ? ('register' as const) : typeBasis;
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

export class CardMaker {
  private courses: ReadonlyMap<string, CourseFile>;
  private readonly locations = new Map<string, CollegeCard['location']>();
  private degrees = new WeakMap<CollegeDocument['courses'], Degrees>();
  private readonly teaching: KindTeaching;
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
      degreesOf(courses.filter((course) => basisOf(course) === basis).flatMap(({ courseId }) => this.courses.get(courseId) ?? []));
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
    const made = degreesOf([...profile.counted.keys()].flatMap((id) => this.courses.get(id) ?? []));
    this.usual.set(profile, made);
    return made;
  }

  /** What most or many of its kind teach, beside what is known of it. */
  degreesByKindOf(doc: CollegeDocument): string[] | undefined {
    const profile = this.teaching.of(doc);
    if (profile.counted.size === 0) return undefined;
    const { degrees = [], degreesByName = [] } = this.degreesOf(doc);
    const others = this.usualIn(profile).filter((degree) => !degrees.includes(degree) && !degreesByName.includes(degree));
    return others.length === 0 ? undefined : others;
  }
}
