/** The last touches to a name of the register, so that it reads as a careful editor would have left it. */
import { isAcronym, withAcronyms } from './acronyms.ts';

const sacred = /^(shri|shree|radhe|hare|sree|jai)$/i;
const shouted = /\b[A-Z]*[AEIOUY][A-Z]*\b/g;
const titled = (word: string) => word.charAt(0) + word.slice(1).toLowerCase();

/** A single long word that can be spoken is none either: "Engineering SCHOOL". */
const spoken = (word: string) => (!isAcronym(word) && 3 * word.replace(/[^AEIOU]/g, '').length >= word.length ? titled(word) : word);

/** Two or more long words in capitals are no initials. */
const isShouting = (name: string) => /\b(?=[A-Z]*[AEIOUY])[A-Z]{5,}(\s+(?=[A-Z]*[AEIOUY])[A-Z]{4,})+\b/.test(name);

/** Degrees of teacher training, whose full stops the capitals have swallowed. */
const degrees: [RegExp, string][] = [
  [/\bB\.? ?Ed\b\.?|\bBed(?= (?:College|Training|Institute|Mahavid))/g, 'B.Ed.'],
  [/\bD\.? ?Ed\b\.?|\bDed(?= (?:College|Training|Institute|Mahavid))/g, 'D.Ed.'],
  [/\bM\.? ?Ed\b\.?/g, 'M.Ed.'],
  [/\bB\.? ?P\.? ?Ed\b\.?|\bBped\b/g, 'B.P.Ed.'],
  [/\bD\.? ?P\.? ?Ed\b\.?|\bDped\b/g, 'D.P.Ed.'],
  [/\bB\.? ?El\.? ?Ed\b\.?/g, 'B.El.Ed.'],
  [/\bD\.? ?El\.? ?Ed\b\.?/g, 'D.El.Ed.'],
  [/\.(?=[BDM]\.Ed\.)/g, '. '],
  [/\bD\.? ?T\.? ?Ed\b\.?/g, 'D.T.Ed.'],
  [/\bM\.? ?[Ss]c\b\.?(?= College)/g, 'M.Sc'],
  [/\bB\.? ?[Ss]c\b\.?(?= College)/g, 'B.Sc'],
  [/\bP(?:VT|vt)\.? L(?:TD|td)\b\.?/g, 'Private Limited'],
  [/\bMr (?=College|Institute|School)/g, 'MR '],
  [/\bEducations (?=Trust|Society)/g, 'Education '],
  [/\bHome ?sci\.? ?(?=College|and\b|$)/gi, 'Home Science '],
  [/\bProf\.? (?=Studies)/g, 'Professional '],
  [/\bEng\.? (?=Medium)/g, 'English '],
];

/** Commas and dashes where the register has them for want of a better sign. */
const signs: [RegExp, string][] = [
  // "College, for Girls", "Institute, of Technology", "Education, Trust", "Arts and Commerce, College"
  [/, (?=(?:for (?:Girls|Women|Boys|Men)|of|Trust|Society)\b)/gi, ' '],
  [/\b(Arts|Science|Commerce|Education|Management|Law), (?=College\b)/g, '$1 '],
  [/ -(?=\p{Lu}\p{Ll})| - (?=\p{Lu}\p{Ll}+$)/gu, ', '],
  [/(?<=^\p{Lu}{2,6}) ?- (?=\p{Lu}\p{Ll}+$)|\s*_+\s*/gu, ', '],
  [/(?<=^\p{Lu}{4,7}), (?=First Grade College)/gu, ' '],
  [/,? Address ?:.*$/g, ''],
  // "Sir C.R. Reddy. College": a full stop behind a whole word.
  [/(?<=\p{Lu}\p{Ll}{4,})\. (?=College|Institute|School|Polytechnic)/gu, ' '],
  [/(?<=\p{L})\((?=\p{L})/gu, ' ('],
  // "Ganga Nagar.Etah"
  [/(?<=\p{Ll}{4})\.(?=\p{Lu}\p{Ll}{2})/gu, ', '],
  [/, ([\p{L} ]+) Village$/gu, ', $1'],
  // "Amritsar, Institute of Paramedical Sciences"
  [/^((?:\p{Lu}[\p{Ll}.]+ ?){1,4}), (?=(?:Institute|College|School|Academy) of \p{Lu}[^,]*$)/gu, '$1 '],
];

const changed = (name: string, rules: readonly [RegExp, string][]) => rules.reduce((text, [from, to]) => text.replace(from, to), name);

export function finishName(given: string): string {
  const name = changed(changed(withAcronyms(given), degrees), signs);
  const quiet = isShouting(name) ? name.replace(shouted, (word) => (word.length >= 4 ? titled(word) : word)) : name;
  return (
    quiet
      .replace(/\b[A-Z]{6,}\b/g, spoken)
      .replace(/\b(\d+)(St|Nd|Rd|Th)\b/g, (_, number: string, ending: string) => number + ending.toLowerCase())
      // A code of the university or of the list behind the name.
      .replace(/[\s.,([-]+[A-Z]{0,3}-?\d[\d-]*\d{2,}\s*\)?$/, '')
      .replace(/[\s([-]+\d+-\d{3,}\)?$/, '')
      .replace(/\b(\p{L}{4,})\b[\s,.]+(?=\1\b)/giu, (whole, word: string) => (sacred.test(word) ? whole : ''))
      // "Nainital (Nainital)", "Engineering (Engineering and Technology)"
      .replace(/\b(\p{L}{4,}) \((\1[^)]*)\)/giu, '$2')
      .replace(/\(\s+/g, '(')
      .replace(/ ?\.(?=,)/g, (stop, at: number, all: string) => (/\b\p{Lu}$|\.\p{L}+$/u.test(all.slice(0, at)) ? stop : ''))
      .replace(/\s{2,}/g, ' ')
      .trim()
  );
}

/** An ITI's name in the states' lists: abbreviated, and its commas without their spaces. */
export function itiName(name: string): string {
  return finishName(
    name
      .replace(/\s*,\s*/g, ', ')
      .replace(/, Tal:.*$/i, '')
      .replace(/(?:, |\()\p{Ll}/gu, (start) => start.toUpperCase())
      .replace(/(?<=\.)(?=\p{Lu}\p{Ll})/gu, ' ')
      .replace(/\bPvtt?\b\.?/gi, 'Private')
      .replace(/\bI\.T\.I\.?/g, 'ITI')
      .replace(/ (Of|For|And|The) /g, (word) => word.toLowerCase()),
  );
}
