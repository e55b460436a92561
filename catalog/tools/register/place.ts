/** The district of today for a line of the register: by its PIN, by where others of its district and town stand, else the register's. */
import { districtsCalled } from '../../../contract/src/colleges/districts.ts';
import type { State } from '../../../contract/src/taxonomy.ts';
import { foldText } from '../../../search/src/text.ts';
import type { Institution } from './tables.ts';

interface RegisterPlace {
  /** Empty where the register's word is no district of the state that we know. */
  district: string;
  /** `register`: its district was divided, and nothing says which part is meant. */
  districtBasis: '' | 'register';
}

type DistrictOfPin = (pincode: string) => { state: State; name: string } | undefined;

/** At the end of a name or of an address: "Mandya - 571 401". */
export const pinIn = (text: string): string => /(?<![\d/])([1-9]\d{2})[ -]?(\d{3})[\s.)]*$/.exec(text)?.slice(1).join('') ?? '';

const townsIn = (name: string) => name.split(', ').slice(1).reverse().map(foldText);

/** However the register writes it. */
const keyOf = (state: State, district: string) => `${state}|${foldText(districtsCalled(district, state)[0]?.name ?? district)}`;

export class RegisterPlaces {
  /** By state and the register's district: the districts of today that its colleges stand in, with their towns. */
  private readonly parts = new Map<string, Map<string, Set<string>>>();
  /** Those of which somebody has read that they were divided. */
  private readonly divided = new Set<string>();
  private readonly districtOf: DistrictOfPin;

  constructor(institutions: readonly Institution[], districtOf: DistrictOfPin) {
    this.districtOf = districtOf;
    for (const { state, name, district, registerDistrict, districtBasis } of institutions) {
      if (districtBasis !== '') this.divided.add(keyOf(state, registerDistrict || district));
      if (districtBasis !== '' || district === '') continue;
      const parts = this.partsOf(state, registerDistrict || district);
      const towns = parts.get(district) ?? new Set();
      parts.set(district, towns);
      for (const town of townsIn(name)) towns.add(town);
    }
  }

  find({ name, state, district, pincode }: { name: string; state: State; district: string; pincode: string }): RegisterPlace {
    const present = districtsCalled(district, state)[0]?.name ?? '';
    const parts = this.partsOf(state, district);
    if (!this.divided.has(keyOf(state, district))) return { district: present, districtBasis: '' };
    const byPin = this.districtOf(pincode);
    if (byPin?.state === state && parts.has(byPin.name)) return { district: byPin.name, districtBasis: '' };
    for (const town of townsIn(name)) {
      const there = [...parts].filter(([, towns]) => towns.has(town));
      if (there.length === 1 && there[0]) return { district: there[0][0], districtBasis: '' };
    }
    return { district: present, districtBasis: 'register' };
  }

  private partsOf(state: State, district: string): Map<string, Set<string>> {
    const key = keyOf(state, district);
    const parts = this.parts.get(key) ?? new Map<string, Set<string>>();
    this.parts.set(key, parts);
    return parts;
  }
}
