/**
 * A name of the register as an editor would begin with it: its capitals, short forms and places. Each word is written as the names that
 * were read write it; somebody reads what comes out.
 */
import { foldText } from '../../../search/src/text.ts';
import type { Institution } from './tables.ts';

const shortForms: Readonly<Record<string, string>> = {
  govt: 'Government',
  engg: 'Engineering',
  inst: 'Institute',
  instt: 'Institute',
  univ: 'University',
  coll: 'College',
  clg: 'College',
  mahavidyalay: 'Mahavidyalaya',
  mahavidyalya: 'Mahavidyalaya',
  mgmt: 'Management',
  mgt: 'Management',
  edn: 'Education',
  edu: 'Education',
  trg: 'Training',
  comm: 'Commerce',
  sc: 'Science',
  sci: 'Science',
  tech: 'Technology',
  poly: 'Polytechnic',
  center: 'Centre',
};

const small = new Set(['of', 'and', 'for', 'the', 'in', 'at']);

/** Oftener than by chance. */
const seen = 3;
/** So many names end with it before their place: College, Nursing, Women. */
const endsNames = 30;
const longestPlace = 3;

/** So many names have it: nothing in "Government Medical College" tells which one it is. */
const common = 400;
/** The way to the gate, which a list runs on with: what follows is no part of the name. */
const way =
  /\b(?:road|near|opp|opposite|behind|plot|post|p\.? ?o|no|street|village|vill|vpo|tehsil|tal|taluka?|tq|dist|distt|district|pin)\b|[#\d]/i;
const wayInside = /[\s,.-]+(?:tehsil|tal|taluka?|tq|dist|distt)\b.*$/i;

const lettersOf = (word: string) => word.toLowerCase().replace(/[^\p{L}]/gu, '');

function plain(raw: string): string {
  return raw
    .replace(/[’‘`´\u0091\u0092]/g, "'")
    .replace(/&nbsp;|[\u00a0\u0080-\u009f\u200b]/g, ' ')
    .replace(/[“”"[\]]/g, ' ')
    .replace(/[–—]/g, '-')
    .replace(/\(\s*autonomous\s*\)/gi, ' ')
    .replace(/[\s,.-]*\b[1-9]\d{2}[ -]?\d{3}[\s.)]*$/, '')
    .replace(/&/g, ' and ')
    .replace(/(?<=\p{L}{3})\.(?=\p{L})/gu, '. ')
    .replace(/\s*,[\s,]*/g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.-]+|[\s,-]+$/g, '');
}

/** "M S Ramaiah", "M.S.Ramaiah": "M.S. Ramaiah". */
const initials = (name: string) =>
  name
    .replace(/(?<![\p{L}'])(\p{Lu})\.?\s?(?=\p{Lu}(?:\.|\s|$))/gu, '$1.')
    .replace(/(?<![\p{L}'])((?:\p{Lu}\.)+)(\p{Lu})(?=\s+\p{L})/gu, '$1$2.')
    .replace(/(?<![\p{L}'])((?:\p{Lu}\.)+)(?=\p{Lu}\p{L})(?!\p{L}+\.)/gu, '$1 ');

export class NameTidier {
  /** By its letters, how a word is written most often. */
  private readonly written = new Map<string, string>();
  private readonly places = new Map<string, Set<string>>();
  private readonly ends = new Set<string>();
  private readonly common = new Set<string>(Object.keys(shortForms));

  constructor(institutions: readonly Institution[]) {
    const forms = new Map<string, Map<string, number>>();
    const ends = new Map<string, number>();
    for (const { name, state, district } of institutions) {
      const [head = '', ...towns] = name.split(', ');
      for (const word of name.split(/[\s,()]+/)) {
        const of = forms.get(lettersOf(word)) ?? new Map<string, number>();
        forms.set(lettersOf(word), of.set(word, (of.get(word) ?? 0) + 1));
      }
      const end = lettersOf(head.split(' ').at(-1) ?? '');
      if (towns.length > 0) ends.set(end, (ends.get(end) ?? 0) + 1);
      const there = this.places.get(state) ?? new Set();
      this.places.set(state, there);
      for (const place of [district, ...towns]) there.add(foldText(place));
    }
    for (const [letters, of] of forms) {
      const [most] = [...of].sort(([, a], [, b]) => b - a);
      if (most && most[1] >= seen) this.written.set(letters, most[0]);
      if (most && most[1] >= common) this.common.add(letters);
    }
    for (const [end, count] of ends) if (count >= endsNames) this.ends.add(end);
  }

  tidy({ name, state, district }: { name: string; state: string; district: string }): string {
    const isShouted = name.replace(/[^\p{Lu}]/gu, '').length > 3 * name.replace(/[^\p{Ll}]/gu, '').length;
    const [head = '', ...rest] = plain(name).replace(wayInside, '').split(', ');
    const end = rest.findIndex((part) => way.test(part));
    const text = [head, ...(end < 0 ? rest : rest.slice(0, end))].join(', ');
    const words = text.split(' ').map((word, at) => this.word(word, isShouted, at === 0));
    const parts = this.withComma(initials(words.join(' ')), state).split(', ');
    if (parts.length === 1 && district !== '' && head.split(' ').every((word) => this.common.has(lettersOf(word)))) parts.push(district);
    const isLast = (place: string) => foldText(parts.at(-1) ?? '') === foldText(place);
    if (parts.length > 1 && isLast(state)) parts.pop();
    // The district has a column of its own: behind another place it is said twice.
    if (parts.length > 2 && isLast(district)) parts.pop();
    return parts.filter((part, at) => at === 0 || foldText(part) !== foldText(parts[at - 1] ?? '')).join(', ');
  }

  private word(word: string, isShouted: boolean, isFirst: boolean): string {
    const letters = lettersOf(word);
    const [, before = '', core = '', after = ''] = /^([^\p{L}]*)(.*?)([,)]*)$/u.exec(word) ?? [];
    const short = Object.hasOwn(shortForms, letters) ? shortForms[letters] : undefined;
    if (short !== undefined) return `${before}${short}${after}`;
    // "(IIT)", "M.S.": capitals in a name of small letters are meant.
    if (letters.length < 2 || (!isShouted && /^\p{Lu}[\p{Lu}.]+$/u.test(core))) return word;
    if (!isFirst && small.has(letters)) return word.toLowerCase();
    const known = this.written.get(letters);
    const form = known === undefined || lettersOf(known) !== lettersOf(core) ? titled(core, isShouted) : known.replace(/[,()]/g, '');
    return `${before}${isFirst ? form.charAt(0).toUpperCase() + form.slice(1) : form}${after}`;
  }

  /** A town at the end gets its comma: "College of Nursing Gaya". */
  private withComma(name: string, state: string): string {
    const head = name.split(', ');
    const words = (head.pop() ?? '').split(' ');
    for (let size = Math.min(longestPlace, words.length - 2); size > 0; size -= 1) {
      const place = words.slice(-size).join(' ');
      if (!this.ends.has(lettersOf(words.at(-size - 1) ?? '')) || this.places.get(state)?.has(foldText(place)) !== true) continue;
      return [...head, words.slice(0, -size).join(' '), place].join(', ');
    }
    return name;
  }
}

const titled = (word: string, isShouted: boolean) =>
  isShouted || /^\p{Ll}/u.test(word) ? word.toLowerCase().replace(/(^|[\s.(/-])\p{L}/gu, (first) => first.toUpperCase()) : word;
