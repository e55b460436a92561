/** What a newer list of the register says otherwise than the tables: new, closed, renamed, moved, as a sheet to be read. */
import type { State } from '../../../contract/src/taxonomy.ts';
import { foldText } from '../../../search/src/text.ts';
import { byText } from '../csv.ts';
import { grouped } from '../cutoffs/grouped.ts';
import type { Registered } from './export.ts';
import { Likenesses } from './like.ts';
import { pinIn, RegisterPlaces } from './place.ts';
import { changes, emptyLine, type RegisterChange, type SheetLine } from './sheet.ts';
import { readingIn, readingOf, readingText, type Institution, type Register } from './tables.ts';
import { NameTidier } from './tidy.ts';

interface DiffContext {
  /** "2027-11" */
  asOf: string;
  /** "AISHE 2027" */
  source: string;
  districtOf: (pincode: string) => { state: State; name: string } | undefined;
}

const letterOf = (code: string) => code.charAt(0);
const codesOf = ({ aisheCode, otherCodes }: Institution) => [aisheCode, ...otherCodes.split('|')].filter((code) => code !== '');
const place = (row: { name: string; state: string; district: string }) => `${row.state}|${row.district}|${foldText(row.name)}`;

/** Of those of a state and letter: no year closes so many, and a list without more of them is a part of a list. */
const mostLost = 0.2;

function closing(row: Institution, when: Pick<DiffContext, 'asOf' | 'source'>): SheetLine {
  const { id, name, state, district, aisheCode: code } = row;
  const others = row.sources.split('|').filter((each) => each !== '' && !each.startsWith('AISHE'));
  const note = others.length > 0 ? `another list has it: ${others.join(', ')}` : '';
  return { ...emptyLine, change: 'closed', code, id, name, state, district, was: name, note, ...when };
}

export function diffRegister(register: Register, listed: readonly Registered[], { asOf, source, districtOf }: DiffContext): SheetLine[] {
  const { institutions, leftOut, closed } = register;
  const tidier = new NameTidier(institutions);
  const likenesses = new Likenesses(institutions);
  const places = new RegisterPlaces(institutions, districtOf);
  const byCode = new Map(institutions.flatMap((row) => codesOf(row).map((code) => [code, row] as const)));
  const left = new Set(leftOut.map(({ code }) => code));
  const gone = new Map(closed.map((row) => [row.aisheCode, row]));
  const standing = grouped(institutions, place);
  const sheet: SheetLine[] = [];

  const lineOf = (change: RegisterChange, row: Registered, more: Partial<SheetLine>): SheetLine => ({
    ...emptyLine,
    change,
    code: row.code,
    state: row.state,
    registerName: row.name,
    registerDistrict: row.district,
    asOf,
    source,
    read: readingText(readingOf(row)),
    ...more,
  });
  const placeOf = (row: Registered, name: string) => places.find({ ...row, name, pincode: pinIn(row.name) });

  for (const row of listed) {
    const here = byCode.get(row.code);
    if (!here) {
      if (left.has(row.code)) continue;
      const before = gone.get(row.code);
      const district = placeOf(row, row.name).district || row.district;
      const name = before?.name ?? tidier.tidy({ ...row, district });
      const found = placeOf(row, name);
      const [twin, ...others] = standing.get(place({ name, state: row.state, district: found.district })) ?? [];
      const known = before ?? { ...likenesses.of({ aisheCode: row.code, name }) };
      const { kinds, usual, courses, openTo, type, typeBasis, management } = known;
      const notes = [
        before ? 'it closed and is back' : '',
        twin ? `the same name stands in its district: ${[twin, ...others].map(({ id }) => id).join(', ')}` : '',
        found.district === '' ? 'no district of the state is called so' : '',
      ];
      sheet.push(
        lineOf('new', row, {
          ...{ kinds, usual, courses, openTo, type, typeBasis, management, name, ...found },
          id: before?.id ?? (others.length === 0 && twin?.aisheCode === '' ? twin.id : ''),
          note: notes.filter((note) => note !== '').join('; '),
        }),
      );
      continue;
    }
    // A further code of an institution is told by its first.
    if (here.aisheCode !== row.code) continue;
    const reading = readingIn(here.read);
    const now = readingOf(row);
    const stands = { id: here.id, note: '' };
    if (now.name !== reading?.name) {
      const name = tidier.tidy({ ...row, district: here.district });
      if (foldText(name) !== foldText(here.name)) sheet.push(lineOf('renamed', row, { ...stands, name, was: here.name }));
    }
    if (now.place !== reading?.place) {
      const found = placeOf(row, here.name);
      if (row.state !== here.state || found.district !== here.district)
        sheet.push(lineOf('moved', row, { ...stands, name: here.name, ...found, was: `${here.district}, ${here.state}` }));
    }
  }

  const codes = new Set(listed.map(({ code }) => code));
  const isListed = (row: Institution) => codesOf(row).some((code) => codes.has(code));
  // Without a reading the list never had it: it cannot have lost it.
  const read = institutions.filter(({ aisheCode, read: sums }) => aisheCode !== '' && sums !== '');
  for (const group of grouped(read, ({ aisheCode, state }) => `${letterOf(aisheCode)} ${state}`).values()) {
    const lost = group.filter((row) => !isListed(row));
    // A list may have the colleges of one state alone, or the new ones: who is missing there has not closed.
    if (lost.length <= mostLost * group.length) sheet.push(...lost.map((row) => closing(row, { asOf, source })));
  }
  const order = (line: SheetLine) => changes.indexOf(line.change as RegisterChange);
  return sheet.sort((a, b) => order(a) - order(b) || byText(a.state, b.state) || byText(a.name, b.name) || byText(a.code, b.code));
}
