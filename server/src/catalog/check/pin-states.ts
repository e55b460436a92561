/**
 * How the PIN codes of each state and union territory begin (India Post). Border
 * towns are served from across the border, hence the overlaps.
 */
import type { State } from '@disha/contract/taxonomy';

const beginnings: Record<State, string> = {
  'Andaman and Nicobar Islands': '744',
  'Andhra Pradesh': '504 51 52 53',
  'Arunachal Pradesh': '790 791 792',
  Assam: '78',
  Bihar: '80 811 812 813 814 821 823 824 84 85',
  Chandigarh: '160',
  Chhattisgarh: '49',
  'Dadra and Nagar Haveli and Daman and Diu': '362 396',
  Delhi: '11',
  Goa: '403',
  Gujarat: '36 37 38 390 391 392 393 394 395 396',
  Haryana: '12 13',
  'Himachal Pradesh': '17',
  'Jammu and Kashmir': '18 190 191 192 193',
  Jharkhand: '813 814 815 816 818 822 825 826 827 828 829 83',
  Karnataka: '56 57 58 59',
  Kerala: '67 68 69',
  Ladakh: '194',
  Lakshadweep: '682',
  'Madhya Pradesh': '45 46 47 48',
  Maharashtra: '400 401 402 41 42 43 44',
  Manipur: '795',
  Meghalaya: '781 793 794',
  Mizoram: '796',
  Nagaland: '797 798',
  Odisha: '75 76 77',
  Puducherry: '533 605 607 609 673',
  Punjab: '14 15 160',
  Rajasthan: '30 31 32 33 34 384',
  Sikkim: '737',
  'Tamil Nadu': '60 61 62 63 64',
  Telangana: '50',
  Tripura: '799',
  'Uttar Pradesh': '20 21 22 23 24 25 261 262 27 28',
  Uttarakhand: '244 246 247 248 249 262 263',
  'West Bengal': '70 71 72 73 741 742 743',
};

const byState = new Map(Object.entries(beginnings).map(([state, list]) => [state, list.split(' ')]));

/** An empty PIN clashes with nothing. */
export function pinFitsState(pincode: string, state: State): boolean {
  return pincode === '' || (byState.get(state) ?? []).some((beginning) => pincode.startsWith(beginning));
}
