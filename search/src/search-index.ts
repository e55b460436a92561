/**
 * The one search of the catalogs, the same on the server and in the browser: an inverted index over folded words, looked
 * up by prefix. A word that begins nothing may stand inside a word, be a name's initials, or carry one typing mistake.
 * The work grows with what is found, not with what is there.
 */
import { Postings, type KeptPostings } from './postings.ts';
import { TextStore, type StoredTexts } from './texts.ts';
import { foldTyped, searchWords } from './text.ts';
import { calledOf, acronymsOf, namesIn, noteWords } from './described.ts';
import { fieldBits, fieldMask, nameField } from './field-bits.ts';
import { updateRows, type IndexParts } from './update-rows.ts';
import type { Moves } from './moves.ts';
import { Board, type Scores } from './index-parts.ts';
import { isPlace } from './learned.ts';
import { exactPoints, lengthOf, Runs, type EntryRun } from './runs.ts';
import { inEnglish, termsOf, withoutAsking, type Term } from './terms.ts';
import { Named } from './named.ts';
import type { Searchable } from './searchable.ts';
import { Wholes } from './wholes.ts';

export interface Hit {
  /** The place in the order of adding. */
  item: number;
  score: number;
  /** What its words alone are worth, however well known it is. */
  bare: number;
}

const none: readonly number[] = [];
const standsFor = 0.85;

const wholeBonus = 120;
/** Called so but for its place, which is told behind the name. */
const wholeThereBonus = 90;
const letGoPenalty = 12;
/** Of a list that does not know the place that was said: "law college patna" asks for one there, then for what else is law. */
const elsewherePenalty = 60;
/** Beyond this many hits the fine points of order are not worth their time: the person is still typing. */
const finePoints = 1500;

const maxWords = 10;
const maxWordLength = 40;

/** Looked up by how they begin. */
export interface Lists {
  words: readonly string[];
  initials: readonly string[];
}

/** A whole index, to be taken up again. */
export interface KeptIndex {
  words: KeptPostings;
  initials: KeptPostings;
  wholes: Float64Array;
  names: StoredTexts;
  boosts: readonly number[];
}

export class SearchIndex {
  /** Word to items, each packed with the field it was best found in. */
  private readonly postings: Postings;
  private readonly initials: Postings;
  /** Whole names without spaces: "iitb", "iitbombay". */
  private readonly wholes: Wholes;
  private readonly names: TextStore;
  private readonly boosts: number[];
  private readonly board = new Board();
  private readonly knownTexts = new Map<string, readonly string[]>();
  private readonly runs: Runs;

  constructor(kept?: KeptIndex, parts?: IndexParts) {
    this.postings = parts?.postings ?? new Postings(kept?.words);
    this.initials = parts?.initials ?? new Postings(kept?.initials);
    this.runs = new Runs(this.postings, this.initials);
    this.wholes = parts?.wholes ?? new Wholes(kept?.wholes);
    this.names = parts?.names ?? new TextStore(kept?.names);
    this.boosts = parts?.boosts ?? [...(kept?.boosts ?? [])];
  }

  get kept(): KeptIndex {
    const { postings, initials, wholes, names, boosts } = this;
    return { words: postings.kept, initials: initials.kept, wholes: wholes.kept, names: names.kept, boosts };
  }

  get size(): number {
    return this.names.length;
  }

  /** Another one, with some items changed, made in steps. This one stays as it is. */
  *updating(moves: Moves, added: readonly Searchable[]): Generator<void, SearchIndex> {
    const { postings, initials, wholes, names, boosts } = this;
    return new SearchIndex(undefined, yield* updateRows({ postings, initials, wholes, names, boosts }, moves, added));
  }

  add(searchable: Searchable): void {
    const item = this.names.length;
    const called = calledOf(searchable);
    this.names.push(namesIn(called));
    this.boosts.push(searchable.boost ?? 0);
    this.runs.grown();

    // Each word once, where it counts most.
    const note = (words: readonly string[], field: number) => {
      for (const word of words) this.postings.add(word, (item << fieldBits) | field, item);
    };
    noteWords(searchable, note, (text) => this.repeated(text));
    for (const text of called) if (text !== '') this.wholes.add(text, item);
    for (const initials of acronymsOf(called)) this.initials.add(initials, (item << fieldBits) | nameField, item);
  }

  /** States and degrees come again and again: their words are looked up. */
  private repeated(text: string): readonly string[] {
    const known = this.knownTexts.get(text) ?? searchWords(text);
    this.knownTexts.set(text, known);
    return known;
  }

  /** Best first; equals in the order of adding. Undefined when the query asks for nothing. */
  find(query: string): Hit[] | undefined {
    const typed = withoutAsking(foldTyped(query.slice(0, 400)));
    if (typed === '') return undefined;
    const words = typed
      .split(' ')
      .slice(0, maxWords)
      .map((word) => word.slice(0, maxWordLength));
    const said = termsOf(words);
    const terms = this.askedHere(said);
    const english = inEnglish(words);
    const texts = new Set([english === words.join(' ') ? typed : english, typed]);
    const { names, wholes: all, runs } = this;
    const named = new Named([...texts], { names, wholes: all, runs });

    const hits = this.matching(terms, named.wholes.size > 0);
    this.board.wipe();
    this.runs.forget();
    const ordered = this.order(hits, named);
    if (terms.length < said.length) for (const hit of ordered) hit.score -= elsewherePenalty;
    return ordered;
  }

  /** Of a list that knows nothing of places, what else is said is asked: "iti patna" finds the trades. */
  private askedHere(terms: readonly Term[]): readonly Term[] {
    const here = terms.filter(({ alternatives: [[word = '', ...more] = []] }) => more.length > 0 || !isPlace(word) || this.runs.has(word));
    return here.some(({ mayBeLetGo }) => !mayBeLetGo) ? here : terms;
  }

  /** As it is typed; else with a mistake in one of them; else without the words that may be let go. */
  private matching(terms: readonly Term[], isNamed: boolean): Hit[] {
    const hits = this.match(terms, false);
    if (hits.length > 0 || isNamed) return hits;
    const telling = terms.filter((term) => !term.mayBeLetGo);
    const kept = telling.length > 0 && telling.length < terms.length ? telling : undefined;
    const without = (loosely: boolean) =>
      (kept ? this.match(kept, loosely) : []).map((hit) => ({ ...hit, score: Math.max(1, hit.score - letGoPenalty) }));
    for (const found of [() => this.match(terms, true), () => without(false), () => without(true)]) {
      const some = found();
      if (some.length > 0) return some;
    }
    return [];
  }

  /** The rarest word first: of the others only what it found is looked at. */
  private match(terms: readonly Term[], loosely: boolean): Hit[] {
    const weighed = terms.map((term) => ({ term, weight: this.weightOf(term, loosely) })).sort((a, b) => a.weight - b.weight);
    const telling = terms.filter(({ mayBeLetGo }) => !mayBeLetGo).length;
    const found: { scores: Scores; mayBeLetGo: boolean }[] = [];
    let among: Scores | undefined;
    for (const { term } of weighed) {
      among = this.scoresOf(term, loosely, among);
      if (among.items.length === 0) return [];
      found.push({ scores: among, mayBeLetGo: term.mayBeLetGo });
    }
    return Array.from(among?.inOrder() ?? none, (item) => {
      let score = 0;
      let reported = 0;
      for (const { scores, mayBeLetGo } of found) {
        const points = scores.of[item] ?? 0;
        score += points;
        if (!mayBeLetGo) reported += points;
      }
      // A word that only narrows may speak for an item, never against it: "law after 12th" is still about law.
      const bare = Math.round(Math.max(score / found.length, reported / Math.max(1, telling)));
      return { item, score: bare, bare };
    });
  }

  private runsOf({ alternatives }: Term, loosely: boolean): (readonly EntryRun[])[][] {
    return alternatives.map((words, index) => words.map((word) => this.runs.of(word, index === 0, loosely && index === 0)));
  }

  /** At most so many items have it. */
  private weightOf(term: Term, loosely: boolean): number {
    return this.runsOf(term, loosely).reduce((sum, each) => sum + Math.min(...each.map(lengthOf)), 0);
  }

  private scoresOf(term: Term, loosely: boolean, among: Scores | undefined): Scores {
    const scores = this.board.scores(this.size);
    for (const [index, [first, ...others]] of this.runsOf(term, loosely).entries()) {
      const share = index === 0 ? 1 : standsFor;
      if (!first) continue;
      if (others.length === 0) {
        raise(scores, first, among, share);
        continue;
      }
      let all = among;
      const each = [first, ...others].map((runs) => (all = raise(this.board.scores(this.size), runs, all)));
      for (const item of all?.items ?? []) {
        const sum = each.reduce((points, one) => points + (one.of[item] ?? 0), 0);
        scores.raise(item, Math.max(1, Math.round((sum / each.length) * share)));
      }
    }
    return scores;
  }

  /** By score; equals stay in the order of adding. Counted into buckets, since sorting tens of thousands would be felt. */
  private order(hits: Hit[], named: Named): Hit[] {
    const { wholes, wholesThere } = named;
    const known = wholes.size === 0 ? undefined : new Set(hits.map(({ item }) => item));
    const unfound = [...wholes].filter((item) => known?.has(item) === false);
    for (const item of unfound) hits.push({ item, score: exactPoints[0] ?? 0, bare: exactPoints[0] ?? 0 });
    if (unfound.length > 0) hits.sort((a, b) => a.item - b.item);
    const fine = hits.length <= finePoints;
    const buckets: Hit[][] = [];
    for (const hit of hits) {
      hit.score = Math.max(1, hit.score + (this.boosts[hit.item] ?? 0));
      if (wholes.has(hit.item)) hit.score += wholeBonus;
      else if (wholesThere.has(hit.item)) hit.score += wholeThereBonus;
      const phrase = fine ? named.phraseIn(hit.item) : undefined;
      hit.score += phrase?.points ?? 0;
      // Of equals what is named so is before what is called so too: a teacher before a dancer, who is a "dance teacher".
      (buckets[hit.score * 2 + (phrase?.isOwn ? 1 : 0)] ??= []).push(hit);
    }
    const ordered: Hit[] = [];
    for (let place = buckets.length - 1; place >= 0; place -= 1) {
      const bucket = buckets[place];
      if (bucket) for (const hit of bucket) ordered.push(hit);
    }
    return ordered;
  }

  /** Sorts now what the first search would have to sort; takes what somebody has sorted bit by bit. */
  settle(sorted?: Lists): void {
    for (const _ of this.settling(sorted));
  }

  /** The same in steps, each short. */
  *settling(sorted?: Lists): Generator<void> {
    yield* this.postings.settling(sorted?.words);
    yield* this.initials.settling(sorted?.initials);
    this.wholes.settle();
    this.knownTexts.clear();
  }

  unsorted(): Lists {
    return { words: this.postings.unsorted(), initials: this.initials.unsorted() };
  }
}

function raise(scores: Scores, runs: readonly EntryRun[], among: Scores | undefined, share = 1): Scores {
  for (const { entries, points } of runs) {
    const worth = points.map((each) => (each === 0 ? 0 : Math.max(1, Math.round(each * share))));
    for (const entry of entries) {
      const item = entry >> fieldBits;
      const here = worth[entry & fieldMask] ?? 1;
      if (here > 0 && (!among || among.of[item] !== 0)) scores.raise(item, here);
    }
  }
  return scores;
}
