/** Which college of ours a row of a file is: by the register's code, else by its name and where it lies. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { districtsCalled } from '@disha/contract/districts';
import type { State } from '@disha/contract/taxonomy';
import { foldText } from '@disha/search/text';

interface RowOfCollege {
  name: string;
  state: State;
  district: string;
  city: string;
  code: string;
}

/** A district by its present name. */
function districtNow(district: string, state: State): string {
  const [only, ...others] = district === '' ? [] : districtsCalled(district, state);
  return foldText(only && others.length === 0 ? only.name : district);
}

/** Where a row says it lies: its district, or its town where it has none. */
const placeOf = ({ district, city, state }: Pick<RowOfCollege, 'district' | 'city' | 'state'>) =>
  district === '' ? foldText(city) : districtNow(district, state);

/** The same for the same college, however it is spelled. */
export const nameAndPlaceKey = (row: RowOfCollege): string => [foldText(row.name), row.state, placeOf(row)].join('|');

/** Of tens of thousands, so many are looked at between two pauses. */
const stride = 256;

export class KnownColleges {
  private readonly byCode = new Map<string, CollegeDocument>();
  private readonly byName = new Map<string, CollegeDocument[]>();

  /** Pauses; `names` are those of the file. */
  *note(known: readonly CollegeDocument[], names: ReadonlySet<string>): Generator<undefined> {
    for (const [index, doc] of known.entries()) {
      if (index % stride === 0) yield;
      for (const code of [...(doc.otherCodes ?? []), doc.aisheCode ?? '']) if (code !== '') this.byCode.set(code, doc);
      const name = foldText(doc.name);
      if (names.has(name)) this.byName.set(name, [...(this.byName.get(name) ?? []), doc]);
    }
  }

  withCode(code: string): CollegeDocument | undefined {
    return this.byCode.get(code);
  }

  /** Two that have a code each, and another one, are two colleges. */
  called(row: RowOfCollege): CollegeDocument[] {
    const place = placeOf(row);
    return (this.byName.get(foldText(row.name)) ?? []).filter(({ state, district = '', city = '', aisheCode = '' }) => {
      if (state !== row.state || (row.code !== '' && aisheCode !== '')) return false;
      const places = [districtNow(district, state), ...(row.district === '' ? [foldText(city)] : [])];
      return place === '' ? district === '' && city === '' : places.includes(place);
    });
  }
}
