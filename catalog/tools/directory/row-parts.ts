/** Pieces of a row of the register's files. */
import type { Enriched } from './sources.ts';

/** Seats of a thousand and more include distance places; they are left out. */
export const seats = (value: number): string => (value > 0 && value < 1000 ? String(value) : '');

export function cut(id: string): string {
  const short = id.length <= 60 ? id : id.slice(0, id.lastIndexOf('-', 60));
  return short.replace(/-(of|and|for|the|at)$/, '');
}

/** No list says its type: its name does. */
export const isTypeNamed = (row: Enriched | undefined): boolean => !row?.type_basis || row.type_basis.startsWith('name says');

/** "Vinayaka Missions University Deemed Salem", as a list of medical colleges writes them, and what they call themselves. */
const deemed: readonly [RegExp, string][] = [
  [/^Vinayaka Missions/, "Vinayaka Mission's Research Foundation (Deemed to be University), Salem"],
  [/^NIELIT\b/, 'NIELIT (Deemed to be University)'],
  [/^GITAM\b/, 'GITAM (Deemed to be University), Visakhapatnam'],
  [/^Yenepoya/, 'Yenepoya (Deemed to be University)'],
  [/^Nitte University/, 'Nitte (Deemed to be University), Mangaluru'],
  [/^Symbiosis International/, 'Symbiosis International (Deemed University), Pune'],
  [/^Dr\. D Y Patil University/, 'Dr. D.Y. Patil Vidyapeeth (Deemed to be University), Pimpri, Pune'],
  [/^Sri Balaji Vidyapeeth/, 'Sri Balaji Vidyapeeth (Deemed to be University), Puducherry'],
];
const saysDeemed = /^(?<name>[^()]*?),? Deemed(?: to be)?(?: University)?(?<place>[^()]*)$/;

/** As a recent source has it; a board examines diplomas, and is no university. */
export function universityOf(row: Enriched | undefined): string {
  if (!row || row.affiliation_basis === 'AISHE c.2016') return '';
  const name = row.affiliating_university.replace(/\u00c2|\s+/g, ' ').trim();
  if (/\b(board|council|directorate|department)\b/i.test(name)) return '';
  const said = saysDeemed.exec(name)?.groups;
  if (!said) return name;
  const known = deemed.find(([written]) => written.test(name))?.[1];
  const place = (said['place'] ?? '').trim();
  return known ?? `${(said['name'] ?? '').replaceAll('&', 'and')} (Deemed to be University)${place === '' ? '' : `, ${place}`}`;
}
