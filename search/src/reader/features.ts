/** Which features of ours a text asks for, given what its pieces say. One rule a question; the first that fits leads. */
import { spanText, understoodBy, type QueryFacts } from './facts.ts';
import type { ItemKind, NamedItem, NamedPlace, ReaderNames } from './names.ts';
import { costReading, itemReading } from './item-reading.ts';
import { hrefOf, type Reading, type Understood } from './reading.ts';
import type { Span } from './spans.ts';

export interface FeatureLinks {
  readings: readonly Reading[];
  /** The pieces of the subject that lead there. */
  used: ReadonlySet<Span>;
}

export interface FeatureQuery {
  facts: QueryFacts;
  names: ReaderNames;
  said: ReturnType<typeof understoodBy>;
}

type Rule = (asked: FeatureQuery) => FeatureLinks | undefined;

/** Below this the search only found something like it. */
export const leastScore = 30;
/** From here on its name has the words. */
const nameScore = 50;

const all = ({ subject }: QueryFacts) => new Set(subject);
const itemIn = (facts: QueryFacts, kind: ItemKind) => {
  const spans = facts.subject.filter(({ items }) => items.some((item) => item.kind === kind));
  const span = spans.reduce<Span | undefined>((best, each) => (best && best.text.length >= each.text.length ? best : each), undefined);
  const item = span?.items.find((each) => each.kind === kind);
  return span && item && { span, item };
};

/** The words of the subject, with the level and stream that may belong to a name: "diploma civil engineering". */
const subjectText = ({ spans, subject }: QueryFacts) =>
  spanText(spans.filter((span) => subject.includes(span) || span.meaning.level !== undefined));

interface CourseAsked {
  item: NamedItem;
  /** The pieces that say it. */
  used: readonly Span[];
}

function courseOf({ facts, names }: FeatureQuery, also = ''): CourseAsked | undefined {
  const [only, ...more] = facts.subject;
  if (!only) return undefined;
  const named = only.items.find(({ kind }) => kind === 'course');
  if (named && more.length === 0 && facts.level === undefined) return { item: named, used: [only] };
  const [best] = names.find('course', `${subjectText(facts)} ${also}`.trim());
  // What is called so is work: a course has to be called so too.
  const least = isOfWork(facts) || (only.items.length > 0 && more.length === 0) ? nameScore : leastScore;
  if (best && best.score >= least) return { item: { kind: 'course', id: best.id }, used: facts.subject };
  const other = named ? { item: named, span: only } : itemIn(facts, 'course');
  return other && { item: other.item, used: [other.span] };
}

const isOfWork = ({ subject }: QueryFacts) => subject.some(({ items }) => items.some(({ kind }) => kind === 'career'));

const kindsOf = ({ spans, subject, features }: QueryFacts): string | undefined => {
  const taughtAt = features.has('colleges') ? subject.find(({ meaning }) => meaning.taughtAt !== undefined)?.meaning.taughtAt : undefined;
  // "arts and commerce college": one of what is said beside each other is enough.
  const isOfAll = subject.every(({ meaning }) => meaning.taughtAt !== undefined || meaning.stream !== undefined);
  if (taughtAt !== undefined && isOfAll) return taughtAt;
  const ofSubject = subject.map(({ meaning }) => meaning.kind);
  if (ofSubject.includes(undefined)) return undefined;
  const ofFeatures = spans.filter(({ meaning }) => meaning.feature !== undefined).map(({ meaning }) => meaning.kind);
  const kinds = new Set((subject.length > 0 ? ofSubject : ofFeatures).filter((kind) => kind !== undefined));
  return kinds.size === 0 ? undefined : [...kinds].join(',');
};
const fieldOf = ({ subject }: QueryFacts): string | undefined => {
  const fields = new Set(subject.map(({ meaning }) => meaning.field));
  return fields.size === 1 ? [...fields][0] : undefined;
};

const stageOf = { 'after 10': 'after_10', 'after 12': 'after_12', 'after graduation': 'graduate' } as const;

const scholarships: Rule = (asked) => {
  const { facts, said } = asked;
  const named = itemIn(facts, 'scholarship');
  const isOther = facts.items.some(({ kind }) => kind === 'exam' || kind === 'course');
  if (!facts.features.has('scholarships') && (!named || isOther)) return undefined;
  const stage = facts.entry === undefined ? undefined : stageOf[facts.entry];
  const list: Reading = {
    kind: 'scholarships',
    href: hrefOf('/scholarships', { state: facts.place?.state, stage }),
    understood: [
      ...said.purpose,
      ...(facts.place ? [{ what: 'place' as const, text: asked.names.placeName({ state: facts.place.state }) }] : []),
      ...said.entry,
    ],
  };
  const items = named ? [itemReading(asked, named.item)] : [];
  return { readings: [...items, ...(facts.features.has('scholarships') ? [list] : [])], used: new Set(named ? [named.span] : []) };
};

const exams: Rule = (asked) => {
  const { facts, names, said } = asked;
  const named = itemIn(facts, 'exam');
  if (!named) return undefined;
  const { item, span } = named;
  const exam = itemReading(asked, item, said.purpose);
  const calendar: Reading = {
    kind: 'calendar',
    href: hrefOf('/calendar', { exams: item.id }),
    understood: [...said.item(item), ...said.date],
  };
  const ranked: Reading[] = names.isRanked(item.id)
    ? [{ kind: 'chances', href: hrefOf('/chances', { exam: item.id }), understood: [...said.item(item), ...said.purpose] }]
    : [];
  const used = new Set([span, ...facts.subject.filter(({ items }) => items.length > 0)]);
  if (facts.purposes.has('date')) return { readings: [calendar, exam, ...ranked], used };
  const asksWhere = facts.purposes.has('cutoff') || facts.features.has('colleges');
  return { readings: asksWhere ? [...ranked, exam, calendar] : [exam, ...ranked, calendar], used };
};

const guidance: Rule = ({ facts, said }) => {
  const ways = [
    ['quiz', 'quiz', '/quiz/start'],
    ['doors', 'doors', '/path/doors'],
    ['plan', 'plan', '/path/plan'],
  ] as const;
  const found = ways.filter(([purpose]) => facts.purposes.has(purpose) && (facts.subject.length === 0 || purpose === 'quiz'));
  if (found.length === 0) return undefined;
  return { readings: found.map(([, kind, href]) => ({ kind, href, understood: said.purpose })), used: all(facts) };
};

/** What was asked for besides the word for work itself: "railway job" looks for railways. */
const workSought = ({ subject }: QueryFacts) =>
  subject
    .flatMap(({ words, meaning }) => (meaning.purpose === 'job' ? [] : words))
    .filter((word) => !/^(jobs?|naukri|nokri|नौकरी|bharti|भर्ती)$/.test(word))
    .join(' ');

const jobs: Rule = (asked) => {
  const { facts, said } = asked;
  if (!facts.purposes.has('job') || facts.features.has('colleges')) return undefined;
  const career = itemIn(facts, 'career');
  const isNarrowed = facts.entry !== undefined || facts.place !== undefined || facts.type === 'government';
  if (career && !isNarrowed) return { readings: [itemReading(asked, career.item)], used: new Set([career.span]) };
  const search = workSought(facts);
  const understood = [...said.purpose, ...said.entry, ...said.kind];
  const place: Understood[] = facts.place ? [{ what: 'place', text: asked.names.placeName({ state: facts.place.state }) }] : [];
  const forJobs: Reading = {
    kind: 'exams',
    href: hrefOf('/exams', { purpose: 'job', entry: facts.entry, state: facts.place?.state, search: search === '' ? undefined : search }),
    understood: [...understood, ...place, ...(search === '' ? [] : [{ what: 'field' as const, text: search }])],
  };
  const inWork: Reading = { kind: 'careers', href: hrefOf('/careers', { sector: facts.sector, entry: facts.entry }), understood };
  const named = career ? [itemReading(asked, career.item)] : [];
  return { readings: [forJobs, ...(search === '' ? [inWork] : named)], used: all(facts) };
};

const examLists: Rule = ({ facts, names, said }) => {
  if (!facts.features.has('exams') && !(facts.purposes.has('date') && facts.subject.length === 0)) return undefined;
  if (facts.purposes.has('date') && facts.subject.length === 0 && !facts.place)
    return { readings: [{ kind: 'calendar', href: '/calendar', understood: said.date }], used: all(facts) };
  if (!facts.features.has('exams')) return undefined;
  const purpose = facts.purposes.has('entrance') ? 'admission' : undefined;
  const search = facts.subject.length === 0 ? undefined : subjectText(facts);
  const place: Understood[] = facts.place ? [{ what: 'place', text: names.placeName({ state: facts.place.state }) }] : [];
  return {
    readings: [
      {
        kind: 'exams',
        href: hrefOf('/exams', { purpose, entry: facts.entry, state: facts.place?.state, search }),
        understood: [...said.purpose, ...said.entry, ...place, ...(search === undefined ? [] : [{ what: 'field' as const, text: search }])],
      },
    ],
    used: all(facts),
  };
};

/** "bihar police": work that a state gives, by a test of its own. */
const stateWork: Rule = (asked) => {
  const { facts, names } = asked;
  const career = itemIn(facts, 'career');
  if (!career || !facts.place || facts.subject.length !== 1 || facts.features.size > 0 || itemIn(facts, 'course')) return undefined;
  const search = spanText(facts.subject);
  const { state } = facts.place;
  if (names.find('exam', `${search} ${state}`).length === 0) return { readings: [itemReading(asked, career.item)], used: all(facts) };
  const place: Understood = { what: 'place', text: names.placeName({ state }) };
  const list: Reading = { kind: 'exams', href: hrefOf('/exams', { state, search }), understood: [{ what: 'field', text: search }, place] };
  return { readings: [list, itemReading(asked, career.item)], used: all(facts) };
};

const careerLists: Rule = ({ facts, said }) => {
  const isBecoming = facts.purposes.has('become') && !itemIn(facts, 'career');
  const isOwn = facts.sector === 'own' && facts.subject.length === 0;
  if (!facts.features.has('careers') && !isOwn && !isBecoming) return undefined;
  const field = fieldOf(facts);
  if (facts.subject.length > 0 && field === undefined) return undefined;
  const keys = { sector: facts.sector, field, entry: facts.entry };
  if (Object.values(keys).every((value) => value === undefined)) return undefined;
  const about: Understood[] = field === undefined ? [] : [{ what: 'field', text: spanText(facts.subject) }];
  return {
    readings: [{ kind: 'careers', href: hrefOf('/careers', keys), understood: [...about, ...said.kind, ...said.entry] }],
    used: all(facts),
  };
};

function placeKeys({ isNear, pin }: QueryFacts, place: NamedPlace | undefined) {
  if (pin !== undefined) return { near: pin };
  if (!place) return {};
  return isNear ? { near: place.district ?? place.state } : { state: place.state, district: place.district };
}

const colleges: Rule = (asked) => {
  const { facts, names } = asked;
  const { subject, type, openTo, place, features, isNear, pin } = facts;
  const asks = features.has('colleges') || place !== undefined || isNear || pin !== undefined || (type !== undefined && subject.length > 0);
  if (!asks || facts.purposes.has('become')) return undefined;
  const kinds = kindsOf(facts);
  const course = kinds === undefined && subject.length > 0 ? courseOf(asked) : undefined;
  if (subject.length > 0 && kinds === undefined && course === undefined) return undefined;
  const isOnlyPlace =
    subject.length === 0 && !features.has('colleges') && !isNear && pin === undefined && type === undefined && openTo === undefined;
  const listed = (where: NamedPlace | undefined): Reading => {
    const said = understoodBy(facts, names, where);
    const about: Understood[] = course
      ? said.item(course.item)
      : kinds === undefined
        ? []
        : [{ what: 'kind', text: spanText(subject) || spanText(kindSpans(facts)) }];
    return {
      kind: 'colleges',
      href: hrefOf('/colleges', { course: course?.item.id, kinds, type, openTo, ...placeKeys(facts, where) }),
      understood: [...about, ...said.kind, ...said.place],
    };
  };
  const lists = [listed(place), ...facts.otherPlaces.slice(0, 1).map(listed)];
  const state: Reading[] =
    place && place.district === undefined && (isOnlyPlace || facts.purposes.has('admission')) && subject.length === 0
      ? [{ kind: 'states', href: `/states/${names.stateSlug(place.state)}`, understood: asked.said.place }]
      : [];
  const item = course && !features.has('colleges') ? [itemReading(asked, course.item)] : [];
  const cost: Reading[] = course && facts.purposes.has('fees') ? [costReading(asked, course.item)] : [];
  return { readings: [...state, ...lists, ...cost, ...item], used: course ? new Set(course.used) : all(facts) };
};
const kindSpans = ({ spans }: QueryFacts) => spans.filter(({ meaning }) => meaning.kind !== undefined);

const courseLists: Rule = (asked) => {
  const { facts, said } = asked;
  const { entry, stream, level, subject, features, purposes } = facts;
  const isAsked = features.has('courses') || purposes.has('next') || entry !== undefined || level !== undefined || stream !== undefined;
  const field = features.has('courses') || purposes.has('next') ? fieldOf(facts) : undefined;
  if (!isAsked || (subject.length > 0 && field === undefined)) return undefined;
  const keys = { entry, stream, field, level };
  if (Object.values(keys).every((value) => value === undefined)) return undefined;
  const about: Understood[] = field === undefined ? [] : [{ what: 'field', text: spanText(subject) }];
  return { readings: [{ kind: 'courses', href: hrefOf('/courses', keys), understood: [...about, ...said.stage] }], used: all(facts) };
};

/** One thing by its name, with what is asked of it. */
const oneItem: Rule = (asked) => {
  const { facts, said } = asked;
  if (facts.subject.length === 0) return undefined;
  const career = itemIn(facts, 'career');
  if (career && facts.purposes.has('become'))
    return { readings: [itemReading(asked, career.item, said.purpose)], used: new Set([career.span]) };
  const isNamed = facts.subject.some(({ items }) => items.some(({ kind }) => kind === 'course'));
  const isAsked = facts.purposes.size > 0 || facts.entry !== undefined || facts.features.has('courses') || facts.level !== undefined;
  const isOfCourses = facts.features.has('courses') && !facts.purposes.has('become');
  // "Fashion" is work and "fashion design" a course: it is told before the work, where its name has all the words.
  const isMore = career !== undefined && facts.subject.length > 1;
  const course = isNamed || isOfCourses || isMore || (isAsked && !career) ? courseOf(asked, facts.entry ?? '') : undefined;
  const used = new Set([...(course?.used ?? []), ...(career ? [career.span] : [])]);
  if (course && facts.purposes.has('fees')) return { readings: [costReading(asked, course.item), itemReading(asked, course.item)], used };
  const both = [...(course ? [itemReading(asked, course.item, said.entry)] : []), ...(career ? [itemReading(asked, career.item)] : [])];
  return both.length === 0 ? undefined : { readings: both, used };
};

const rules: readonly Rule[] = [scholarships, exams, guidance, jobs, examLists, careerLists, colleges, stateWork, courseLists, oneItem];

/** Of what is no guide. */
export function firstFeature(asked: FeatureQuery): FeatureLinks {
  for (const rule of rules) {
    const features = rule(asked);
    if (features && features.readings.length > 0) return features;
  }
  return { readings: [], used: new Set() };
}
