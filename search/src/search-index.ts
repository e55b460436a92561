/**
 * The one search of the catalogs, the same on the server and in the browser: an inverted index over folded words, looked
 * up by prefix. A word that begins nothing may stand inside a word, be a name's initials, or carry one typing mistake.
 * The work grows with what is found, not with what is there.
 */
import { Postings, type KeptPostings } from './postings.ts';
import { Texts, type KeptTexts } from './texts.ts';
import { foldForSearch, isNear, searchWords } from './text.ts';
import { glueWords, looseWords } from './synonyms.ts';
import { Board, soundsOf, type Scores } from './index-parts.ts';
import { devanagari, latinOf, soundOf } from './sound.ts';
import { inEnglish, termsOf, withoutAsking, type Term } from './terms.ts';
import { Wholes } from './wholes.ts';

export interface Searchable {
  /** What people call it: short name, aliases. Counts most. */
  strong: readonly string[];
  name: string;
  /** The same in other languages. */
  alsoNamed?: readonly string[];
  place?: readonly string[];
  /** Subjects, degrees, careers. Counts least. */
  about?: readonly string[];
  /** -30 to 30: how likely it is meant when words alone do not decide. */
  boost?: number;
}

export interface Hit {
  /** The place in the order of adding. */
  item: number;
  score: number;
}

/** By field: strong, name, place, about. */
const exactPoints = [60, 40, 34, 22];
const prefixPoints = [40, 28, 20, 12];
const loosePoints = [22, 18, 14, 7];
const soundPoints = [44, 30, 24, 14];
const farPoints = loosePoints.map((points) => points / 2);
const insidePoints = loosePoints.map((points) => points / 3);
const standsFor = 0.85;
const fieldBits = 2;

const wholeBonus = 120;
const startBonus = 12;
const phraseBonus = 8;
const letGoPenalty = 12;
/** Beyond this many hits the fine points of order are not worth their time: the person is still typing. */
const finePoints = 1500;

const maxWords = 10;
const maxWordLength = 40;
const shortestTypo = 5;
const shortestInside = 3;

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
  names: KeptTexts;
  boosts: readonly number[];
}

export class SearchIndex {
  /** Word to items, each packed with the field it was best found in. */
  private readonly postings: Postings;
  private readonly initials: Postings;
  /** Whole names without spaces: "iitb", "iitbombay". */
  private readonly wholes: Wholes;
  private readonly names: Texts;
  private readonly boosts: number[];
  private readonly board = new Board();
  private readonly knownTexts = new Map<string, readonly string[]>();
  /** Words of Devanagari by how they sound; made when somebody first asks for one in Latin letters. */
  private sounds: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(kept?: KeptIndex) {
    this.postings = new Postings(kept?.words);
    this.initials = new Postings(kept?.initials);
    this.wholes = new Wholes(kept?.wholes);
    this.names = new Texts(kept?.names);
    this.boosts = [...(kept?.boosts ?? [])];
  }

  get kept(): KeptIndex {
    const { postings, initials, wholes, names, boosts } = this;
    return { words: postings.kept, initials: initials.kept, wholes: wholes.kept, names: names.kept, boosts };
  }

  get size(): number {
    return this.names.length;
  }

  add({ strong, name, alsoNamed = [], place = [], about = [], boost = 0 }: Searchable): void {
    const item = this.names.length;
    const folded = [...new Set([...strong, ...alsoNamed, name])].map(foldForSearch);
    this.names.push(` ${folded.join(' | ')} `);
    this.boosts.push(boost);
    this.sounds = undefined;

    // Each word once, where it counts most.
    const note = (words: readonly string[], field: number) => {
      for (const word of words) this.postings.add(word, (item << fieldBits) | field, item);
    };
    for (const text of strong) note(searchWords(text), 0);
    for (const text of [name, ...alsoNamed]) note(searchWords(text), 1);
    for (const text of place) note(this.repeated(text), 2);
    for (const text of about) note(this.repeated(text), 3);
    for (const text of folded) if (text !== '') this.wholes.add(text, item);
    let all = '';
    let telling = '';
    for (const word of (folded[folded.length - 1] ?? '').split(' ')) {
      all += word.charAt(0);
      if (!glueWords.has(word)) telling += word.charAt(0);
    }
    for (const initials of [all, telling]) if (initials.length >= shortestInside) this.initials.add(initials, item, item);
  }

  /** States and degrees come again and again: their words are looked up. */
  private repeated(text: string): readonly string[] {
    const known = this.knownTexts.get(text) ?? searchWords(text);
    this.knownTexts.set(text, known);
    return known;
  }

  /** Best first; equals in the order of adding. Undefined when the query asks for nothing. */
  find(query: string): Hit[] | undefined {
    const typed = withoutAsking(foldForSearch(query.slice(0, 400)));
    if (typed === '') return undefined;
    const words = typed
      .split(' ')
      .slice(0, maxWords)
      .map((word) => word.slice(0, maxWordLength));
    const terms = termsOf(words);
    const english = inEnglish(words);
    const folded = english === words.join(' ') ? typed : english;
    const compact = folded.replaceAll(' ', '');
    const wholes = this.wholesOf(compact);

    let hits = this.match(terms, false);
    if (hits.length === 0 && wholes.length === 0) hits = this.match(terms, true);
    if (hits.length === 0 && wholes.length === 0) {
      const kept = terms.filter((term) => !term.mayBeLetGo);
      if (kept.length > 0 && kept.length < terms.length) {
        hits = this.match(kept, false);
        if (hits.length === 0) hits = this.match(kept, true);
        for (const hit of hits) hit.score = Math.max(1, hit.score - letGoPenalty);
      }
    }
    this.board.wipe();
    return this.order(hits, wholes, folded);
  }

  private wholesOf(compact: string): number[] {
    return this.wholes.of(compact).filter((item) =>
      this.names
        .at(item)
        .split('|')
        .some((text) => text.replaceAll(' ', '') === compact),
    );
  }

  private match(terms: readonly Term[], loosely: boolean): Hit[] {
    const found = terms.map((term) => ({ ...term, scores: this.scoresOf(term, loosely) }));
    found.sort((a, b) => a.scores.items.length - b.scores.items.length);
    const telling = found.filter(({ mayBeLetGo }) => !mayBeLetGo).length;
    const hits: Hit[] = [];
    for (const item of found[0]?.scores.items ?? []) {
      let score = 0;
      let told = 0;
      let all = true;
      for (const { scores, mayBeLetGo } of found) {
        const points = scores.of[item] ?? 0;
        all &&= points > 0;
        score += points;
        if (!mayBeLetGo) told += points;
      }
      // A word that only narrows may speak for an item, never against it: "law after 12th" is still about law.
      if (all) hits.push({ item, score: Math.round(Math.max(score / found.length, told / Math.max(1, telling))) });
    }
    return hits;
  }

  private scoresOf({ alternatives }: Term, loosely: boolean): Scores {
    const scores = this.board.scores(this.size);
    for (const [index, words] of alternatives.entries()) {
      const share = index === 0 ? 1 : standsFor;
      // What stands for a word is spelled right; only what was typed may be mistyped.
      const each = words.map((word) => this.wordScores(word, index === 0, loosely && index === 0));
      const first = each[0];
      if (!first) continue;
      for (const item of first.items) {
        let sum = 0;
        let all = true;
        for (const one of each) {
          const points = one.of[item] ?? 0;
          if (points === 0) all = false;
          sum += points;
        }
        if (all) scores.raise(item, Math.max(1, Math.round((sum / each.length) * share)));
      }
    }
    return scores;
  }

  private wordScores(word: string, typed: boolean, loosely: boolean): Scores {
    const scores = this.board.scores(this.size);
    const take = (entries: Uint32Array, points: readonly number[]) => {
      for (const entry of entries) scores.raise(entry >> fieldBits, points[entry & 3] ?? 1);
    };
    const words = this.postings.words();
    const { from, to } = this.postings.startingWith(word);
    const isThere = words[from] === word;
    if (isThere) take(this.postings.at(from), exactPoints);
    if (typed) for (let place = isThere ? from + 1 : from; place < to; place += 1) take(this.postings.at(place), prefixPoints);
    if (typed && (scores.items.length === 0 || devanagari.test(word))) this.soundScores(word, take);
    if (!typed || looseWords.has(word) || (scores.items.length > 0 && !loosely)) return scores;
    const inside = word.length >= shortestInside;
    const mistyped = word.length >= shortestTypo;
    if (inside) {
      const letters = this.initials.startingWith(word);
      for (let place = letters.from; place < letters.to; place += 1)
        for (const item of this.initials.at(place)) scores.raise(item, loosePoints[1] ?? 1);
    }
    const spelled = devanagari.test(word) ? latinOf(word) : word;
    for (const [place, candidate] of words.entries()) {
      if (mistyped && (isNear(word, candidate) || (spelled !== word && spelled.length >= shortestTypo && isNear(spelled, candidate))))
        take(this.postings.at(place), Math.abs(candidate.length - word.length) <= 1 ? loosePoints : farPoints);
      else if (inside && candidate.length > word.length && candidate.includes(word)) take(this.postings.at(place), insidePoints);
    }
    return scores;
  }

  /** The same word in the other script: what is typed in Devanagari is spelled out, what is typed in Latin letters is heard. */
  private soundScores(word: string, take: (entries: Uint32Array, points: readonly number[]) => void): void {
    if (devanagari.test(word)) {
      const spelled = latinOf(word);
      if (spelled.length < shortestInside) return;
      take(this.postings.of(spelled), soundPoints);
      const { from, to } = this.postings.startingWith(spelled);
      for (let place = from; place < to; place += 1) take(this.postings.at(place), loosePoints);
      return;
    }
    this.sounds ??= soundsOf(this.postings.words());
    for (const candidate of this.sounds.get(soundOf(word)) ?? []) take(this.postings.of(candidate), soundPoints);
  }

  /** By score, then in the order of adding: counted into buckets, since sorting tens of thousands would be felt. */
  private order(hits: Hit[], wholes: readonly number[], folded: string): Hit[] {
    const isWhole = new Set(wholes);
    const known = wholes.length === 0 ? undefined : new Set(hits.map(({ item }) => item));
    for (const item of wholes) if (known?.has(item) === false) hits.push({ item, score: exactPoints[0] ?? 0 });
    const fine = hits.length <= finePoints;
    const buckets: Hit[][] = [];
    for (const hit of hits) {
      hit.score = Math.max(1, hit.score + (this.boosts[hit.item] ?? 0));
      if (isWhole.has(hit.item)) hit.score += wholeBonus;
      if (fine) {
        const name = this.names.at(hit.item);
        const at = name.indexOf(` ${folded}`);
        if (at === 0 || (at > 0 && name.charAt(at - 1) === '|')) hit.score += startBonus;
        else if (at > 0) hit.score += phraseBonus;
      }
      (buckets[hit.score] ??= []).push(hit);
    }
    const ordered: Hit[] = [];
    for (let score = buckets.length - 1; score >= 0; score -= 1) {
      const bucket = buckets[score];
      if (bucket) for (const hit of bucket.sort((a, b) => a.item - b.item)) ordered.push(hit);
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
