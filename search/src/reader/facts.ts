/** What the pieces of a text say together. */
import type { NamedItem, NamedPlace, ReaderNames } from './names.ts';
import type { Understood, What } from './reading.ts';
import type { Span } from './spans.ts';
import { saidBy, type WordMeaning, type AskedFor } from './vocabulary.ts';

export interface QueryFacts {
  spans: readonly Span[];
  /** Those that name what it is all about. */
  subject: readonly Span[];
  place: NamedPlace | undefined;
  /** Other places of the same name. */
  otherPlaces: readonly NamedPlace[];
  pin: string | undefined;
  isNear: boolean;
  purposes: ReadonlySet<AskedFor>;
  features: ReadonlySet<NonNullable<WordMeaning['feature']>>;
  entry: WordMeaning['entry'];
  stream: string | undefined;
  level: string | undefined;
  type: WordMeaning['type'];
  openTo: WordMeaning['openTo'];
  sector: string | undefined;
  items: readonly NamedItem[];
}

/** It asks, and names nothing: an exam alone may be called what else is a question. */
const asks = ({ feature, type, openTo, near, entry, level, purpose, sector, glue }: WordMeaning) =>
  [feature, type, openTo, near, entry, level, purpose, sector, glue].some((value) => value !== undefined);

function isAbout({ meaning, places, items }: Span): boolean {
  if (items.some(({ kind }) => kind === 'exam')) return true;
  if (places.length > 0 || asks(meaning)) return false;
  const isOfStudy = [meaning.kind, meaning.field, meaning.taughtAt].some((value) => value !== undefined);
  return items.length > 0 || isOfStudy || Object.keys(meaning).length === 0;
}

const first = <Value>(values: readonly (Value | undefined)[]): Value | undefined => values.find((value) => value !== undefined);
const pin = /^[1-8]\d{5}$/;

export function factsOf(spans: readonly Span[]): QueryFacts {
  const said = spans.map(({ meaning }) => meaning);
  // A name may hold a word of the question: "bank job" is work, and asks for work.
  const inside = spans
    .filter(({ items, words }) => items.length > 0 && words.length > 1)
    .flatMap(({ words }) => words.map((word) => saidBy(word)?.purpose));
  const placed = spans.filter(({ places, items, words }) => places.length > 0 && (items.length === 0 || words.length === 1));
  const [place, ...otherPlaces] = placeOf(placed);
  const entry = first(said.map((each) => each.entry));
  const streamed = spans.find(({ meaning }) => meaning.stream !== undefined);
  const purposes = new Set([...said.map(({ purpose }) => purpose), ...inside].filter((purpose) => purpose !== undefined));
  const features = new Set(said.flatMap(({ feature }) => feature ?? []));
  const about = spans.filter((span) => isAbout(span) && span !== streamed && !pin.test(span.text));
  // "commerce college" is about commerce; "12th commerce" says what was learned at school.
  const isStream = streamed !== undefined && about.length === 0 && (entry !== undefined || purposes.has('next') || features.has('courses'));
  const stream = isStream || streamed?.meaning.stream?.startsWith('science') === true ? streamed?.meaning.stream : undefined;
  return {
    spans,
    subject: spans.filter((span) => about.includes(span) || (span === streamed && stream === undefined)),
    place,
    otherPlaces,
    pin: spans.find(({ text }) => pin.test(text))?.text,
    isNear: said.some(({ near }) => near === true),
    purposes,
    features,
    entry,
    stream,
    level: first(said.map((each) => each.level)),
    type: first(said.map((each) => each.type)),
    openTo: first(said.map((each) => each.openTo)),
    sector: first(said.map((each) => each.sector)),
    items: spans.flatMap(({ items }) => items),
  };
}

/** A district in the state that was said beside it; else the likeliest of its name, with the others behind. */
function placeOf(placed: readonly Span[]): NamedPlace[] {
  const state = placed.flatMap(({ places }) => places.filter(({ district }) => district === undefined))[0]?.state;
  const districts =
    placed.map(({ places }) => places.filter(({ district }) => district !== undefined)).find((places) => places.length > 0) ?? [];
  const within = state === undefined ? districts : districts.filter((place) => place.state === state);
  if (within.length > 0 && !(state !== undefined && placed.length === 1)) return within;
  return state === undefined ? [] : [{ state }];
}

export const spanText = (spans: readonly Span[]): string => spans.map(({ words }) => words.join(' ')).join(' ');

/** In words: what was typed for it, or the name it has. */
export function understoodBy(facts: QueryFacts, names: ReaderNames, place = facts.place) {
  const typed = (what: What, is: (meaning: WordMeaning) => boolean): Understood[] => {
    const spans = facts.spans.filter(({ meaning }) => is(meaning));
    return spans.length === 0 ? [] : [{ what, text: spanText(spans) }];
  };
  return {
    place: place
      ? [{ what: 'place' as const, text: names.placeName(place) }]
      : facts.pin === undefined
        ? []
        : [{ what: 'place' as const, text: facts.pin }],
    stage: typed(
      'stage',
      ({ entry, stream, level }) => (entry ?? (facts.stream === undefined ? undefined : stream) ?? level) !== undefined,
    ),
    entry: typed('stage', ({ entry }) => entry !== undefined),
    kind: typed('kind', ({ type, openTo, near }) => (type ?? openTo ?? near) !== undefined),
    purpose: typed(
      'purpose',
      ({ purpose, feature }) => (purpose !== undefined && purpose !== 'date') || feature === 'scholarships' || feature === 'exams',
    ),
    date: typed('date', ({ purpose }) => purpose === 'date'),
    fees: typed('fees', ({ purpose }) => purpose === 'fees'),
    item: ({ kind, id }: NamedItem): Understood[] => [{ what: kind, text: names.nameOf(kind, id) }],
  };
}
