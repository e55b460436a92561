/** Readable ids: from the tidy name, with the place only where two colleges share it. */
import { isGeneric } from './tidy-name.ts';
import { genericWords } from './words.ts';

/** What an id is made from; `id` is empty until there is one. */
export interface NamedRow {
  key: string;
  id: string;
  name: string;
  notable: boolean;
  address: string;
  city: string;
  district: string;
  state: string;
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/['.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

const isPlace = (part: string) =>
  /^\p{Lu}[\p{L}.' -]+$/u.test(part) &&
  part.split(' ').length <= 3 &&
  !part
    .toLowerCase()
    .split(' ')
    .some((word) => genericWords.has(word));

/** The name without its places and without the society that runs the college, as long as something telling is left. */
function essence(name: string): string {
  const all = name.split(', ');
  let end = all.length;
  while (end > 1 && isPlace(all[end - 1] ?? '')) end -= 1;
  let head = all.slice(0, end).join(', ');
  if (isGeneric(head) || head.split(' ').length < 2) head = name;
  const own = /(?:Society|Mandal|Trust|Sanstha|Samaj|Foundation|Sangha|Pratishthan|Samiti|Parishad)'s (.+)$/.exec(head)?.[1];
  return own && !isGeneric(own) && own.split(' ').length > 2 ? own : head;
}

/**
 * Engineering colleges outside the notable ones have the longest names and up to thirty lines each in college-courses.csv, so
 * their ids are kept brief: "X College of Engineering and Technology" -> x-college-engineering, if no other is called so.
 */
const isTechnical = (name: string) => /Engineering|Technolog|Technical/.test(name) && !/University|Vidyapeeth/.test(name);
const tails = [
  'Technology|Management|Research|Sciences?|Management Studies',
  'Technology and Management|Technology and Sciences?|Management and Research',
];
const tail = new RegExp(`(?<!Information|Computer)(?:,| and) (?:${tails.join('|')})$`);
function brief(name: string, natural: boolean): string {
  const id = slug(name);
  return !natural && isTechnical(name) && id.length > 24 ? id.replace(/-(of|and|for|the|in)(?=-)/g, '') : id;
}

/** Cut between two words. */
function short(id: string, max: number): string {
  if (id.length <= max) return id;
  const cut = id.slice(0, max + 1);
  return cut.slice(0, cut.lastIndexOf('-')).replace(/-(of|and|for|the)$/, '');
}

const plainId = (name: string, natural: boolean) => short(brief(name, natural), !natural && isTechnical(name) ? 44 : 72);
const withPlace = (name: string, natural: boolean, ...places: string[]) =>
  places
    .map(slug)
    .reduce(
      (id, place) => (place === '' || id === place || id.endsWith(`-${place}`) ? id : `${short(id, 79 - place.length)}-${place}`),
      plainId(name, natural),
    );

/** The last part of the address that is a place of its own, to tell two colleges of one town apart. */
const locality = (c: NamedRow) =>
  c.address
    .split(/,\s*/)
    .filter(
      (part) => isPlace(part) && !/\b(?:Road|Near|Opp|Dist|Post|Village|Main)\b/i.test(part) && slug(part) !== slug(c.city || c.district),
    )
    .pop() ?? '';

/**
 * Gives every college without a fixed id one of its own. All colleges of one name get the place, not only the second one,
 * so that the id of a college does not depend on the order of the rows.
 */
export function giveIds(colleges: readonly NamedRow[]): void {
  const trimmed = (name: string) => (isTechnical(name) && !isGeneric(name.replace(tail, '')) ? name.replace(tail, '') : name);
  const tries: ((c: NamedRow) => string)[] = [
    (c) => plainId(c.notable ? essence(c.name) : trimmed(essence(c.name)), c.notable),
    (c) => plainId(essence(c.name), c.notable),
    (c) => withPlace(essence(c.name), c.notable, c.city || c.district),
    (c) => withPlace(c.name, c.notable, c.city || c.district),
    (c) => withPlace(c.name, c.notable, c.city || c.district, c.state),
    (c) => withPlace(c.name, c.notable, c.city || c.district, locality(c)),
    (c) => withPlace(c.name, c.notable, c.key),
  ];
  const taken = new Set(colleges.filter((c) => c.id).map((c) => c.id));
  let open = colleges.filter((c) => !c.id);
  for (const attempt of tries) {
    const wanted = new Map<string, NamedRow[]>();
    for (const college of open) {
      const id = attempt(college);
      wanted.set(id, [...(wanted.get(id) ?? []), college]);
    }
    open = [];
    for (const [id, group] of wanted) {
      const [only] = group;
      if (only && group.length === 1 && !taken.has(id)) {
        only.id = id;
        taken.add(id);
      } else open.push(...group);
    }
    if (open.length === 0) return;
  }
  throw new Error(`no id for ${open.map((c) => c.key).join(', ')}`);
}
