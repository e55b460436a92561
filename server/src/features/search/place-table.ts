/** What a typed name of a place may mean: states, districts, towns, what they were called before, in every language. */
import { districts } from '@disha/contract/districts';
import { defaultLanguage, languages } from '@disha/contract/languages';
import { namedPlaces } from '@disha/contract/place-names';
import { isState, states, type State } from '@disha/contract/taxonomy';
import { districtNames } from '@disha/contract/words/every-districts';
import { everyTaxonomy } from '@disha/contract/words/every-taxonomy';
import type { NamedPlace } from '@disha/search/reader/names';
import { foldForSearch } from '@disha/search/text';

/** As people shorten the names of states. */
const shortened: Readonly<Record<string, State>> = {
  up: 'Uttar Pradesh',
  mp: 'Madhya Pradesh',
  hp: 'Himachal Pradesh',
  himachal: 'Himachal Pradesh',
  uk: 'Uttarakhand',
  uttaranchal: 'Uttarakhand',
  wb: 'West Bengal',
  bengal: 'West Bengal',
  tn: 'Tamil Nadu',
  tamilnadu: 'Tamil Nadu',
  ap: 'Andhra Pradesh',
  andhra: 'Andhra Pradesh',
  arunachal: 'Arunachal Pradesh',
  jk: 'Jammu and Kashmir',
  'j k': 'Jammu and Kashmir',
  kashmir: 'Jammu and Kashmir',
  jammu: 'Jammu and Kashmir',
  'jammu kashmir': 'Jammu and Kashmir',
  cg: 'Chhattisgarh',
  chattisgarh: 'Chhattisgarh',
  orissa: 'Odisha',
  pondicherry: 'Puducherry',
  andaman: 'Andaman and Nicobar Islands',
  यूपी: 'Uttar Pradesh',
  एमपी: 'Madhya Pradesh',
};

/** Districts of Delhi are called by directions: those words are no places by themselves. */
const directions = new Set(['central', 'east', 'west', 'north', 'south', 'north west', 'south west', 'north east', 'south east']);

const table = new Map<string, NamedPlace[]>();
const note = (name: string, place: NamedPlace) => {
  const folded = foldForSearch(name);
  if (folded === '' || directions.has(folded)) return;
  const known = table.get(folded) ?? [];
  if (!known.some(({ state, district }) => state === place.state && district === place.district)) table.set(folded, [...known, place]);
};
const others = languages.filter((language) => language !== defaultLanguage);

for (const state of states) {
  note(state, { state });
  for (const language of others) note(everyTaxonomy[language].states[state], { state });
}
for (const [name, state] of Object.entries(shortened)) note(name, { state });
for (const { state, name, alsoCalled } of districts)
  for (const called of [name, ...alsoCalled, ...others.flatMap((language) => districtNames[language][name] ?? [])])
    note(called, { state, district: name });
for (const { state, names, inHindi, districts: lyingIn } of namedPlaces)
  for (const called of [...names, ...inHindi]) if (!table.has(foldForSearch(called))) note(called, { state, district: lyingIn[0] });

const nowhere: readonly NamedPlace[] = [];
export const placesCalled = (folded: string): readonly NamedPlace[] => table.get(folded) ?? nowhere;

/** As a page of that language says it. */
export function placeNameIn(language: (typeof languages)[number], { state, district }: NamedPlace): string {
  const ofState = isState(state) ? everyTaxonomy[language].states[state] : state;
  if (district === undefined) return ofState;
  const ofDistrict = language === defaultLanguage ? district : (districtNames[language][district] ?? district);
  return ofDistrict === ofState ? ofState : `${ofDistrict}, ${ofState}`;
}
