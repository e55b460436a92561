/** How districts and PINs are written down. */
import { byText, grouped, type Row } from '../csv.ts';
import type { Centre } from './districts.ts';

const rounded = (degrees: number) => Math.round(degrees * 100) / 100;

/** A line a district: name, latitude, longitude, and what else it is called. */
export function districtsJson(centres: readonly Centre[]): string {
  const states = [...grouped(centres, ({ state }) => state)].map(([state, inState]) => {
    const lines = inState.map(({ district, latitude, longitude, alsoCalled }) =>
      JSON.stringify([district, rounded(latitude), rounded(longitude), ...(alsoCalled.length > 0 ? [alsoCalled] : [])]),
    );
    return `${JSON.stringify(state)}: [\n  ${lines.join(',\n  ')}\n]`;
  });
  return `{\n${states.join(',\n')}\n}\n`;
}

/** A row a district: its PINs, those that follow one another as "823001-823005". */
export function pinRows(pins: readonly { pincode: string; state: string; district: string }[]): Row<'state' | 'district' | 'pincodes'>[] {
  return [...grouped(pins, ({ state, district }) => `${state}|${district}`).values()]
    .map((inDistrict) => {
      const runs: [first: number, last: number][] = [];
      for (const pin of inDistrict.map(({ pincode }) => Number(pincode)).sort((a, b) => a - b)) {
        const run = runs.at(-1);
        if (run?.[1] === pin - 1) run[1] = pin;
        else runs.push([pin, pin]);
      }
      const { state = '', district = '' } = inDistrict[0] ?? {};
      return { state, district, pincodes: runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)).join('|') };
    })
    .sort((a, b) => byText(a.state, b.state) || byText(a.district, b.district));
}
