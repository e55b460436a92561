/** For women, for men: as the name says, as a source says, or as everybody says and nobody has read. */
import { readTable } from '../csv.ts';
import { anyOf } from '../words.ts';

export interface OpenToColumns {
  openTo: '' | 'women' | 'men';
  openToBasis: '' | 'source' | 'said';
  openToSource: string;
}

const toAll: OpenToColumns = { openTo: '', openToBasis: '', openToSource: '' };

/** A society of women keeps colleges for everybody: "Mahila Vikas Mandal's Institute of Technology". */
const societies =
  'Mandali?|Samiti|Sanstha|Society|Sangha?|Trust|Foundation|Pratishthan|Sabha|Association|Samaja?|Parishad|Ashram|Sevabhavi';
const society = new RegExp(`^.*\\b(?:${societies})(?:['\u2019]s)?(?:[ ,]+(?:Sanchalit|Administered))?(?:[ ,]+|$)`, 'i');

/** "Girls College, Mandal": a town, or who keeps it, behind what it is. */
const institution = /\b(?:Colleges?|Institut\w*|School|Polytech\w*|Campus)\b|vidyala|\bI\.?T\.?[IC]\b/i;

/** Read in the lists of two states, where each such name is marked as one for girls; not what only speaks of women. */
const women = /\b(?:Women['\u2019]?s?|Girls?['\u2019]?s?|Mahila|Kanya|Stree)\b/i;
const notWomen = anyOf(
  /\bWomen(?:['\u2019]s)? (?:and (?:Child|Men)|in\b|Development|Empowerment|Hospital|Study|Studies|Hostel)/i,
  /\b(?:Boys? and Girls?|Girls? and Boys?|Girls?['\u2019]? Hostel|Kanya ?Kub[jz]|Co-?Ed\b|[Ff]ormerly)/i,
);
const men = /\b(?:for (?:Men|Boys)|Boys (?:College|Degree)|Purush)\b|\((?:For )?(?:Boys|Men)\)/i;
/** Words that mean girls and women in other languages, which nobody has tried on a list. */
const saidWomen = /\b(?:Balika|Vanith?a|Mahileyara?|Ma[gh]alir|Zenana|Banat|Niswan)\b/i;

const readRows = () => readTable(new URL('open-to.csv', import.meta.url).pathname, 'key', 'name', 'openTo', 'basis', 'source');
let byKey: Map<string, OpenToColumns> | undefined;

/** `key`: the register's code, or what stands for it. An institute of research has no students to be for. */
export function openToOf(name: string, key: string): OpenToColumns {
  if (key.startsWith('R-')) return toAll;
  byKey ??= new Map(
    readRows().map(({ key: code, openTo, basis, source }) => [
      code,
      { openTo: openTo as 'women', openToBasis: basis as 'said', openToSource: source },
    ]),
  );
  const keptBy = society.exec(name)?.[0] ?? '';
  const own = institution.test(keptBy) ? name : name.slice(keptBy.length);
  if (!notWomen.test(own)) {
    const [forWomen, forMen] = [women.test(own), men.test(own)];
    if (forWomen !== forMen) return { ...toAll, openTo: forWomen ? 'women' : 'men' };
  }
  // Behind a comma stands a place: Banat is a town too.
  const head = own.split(',')[0] ?? '';
  return byKey.get(key) ?? (saidWomen.test(head) && !notWomen.test(own) ? { ...toAll, openTo: 'women', openToBasis: 'said' } : toAll);
}
