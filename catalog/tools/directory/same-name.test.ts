import { describe, expect, it } from 'vitest';
import { Sure } from './same-name.ts';

const far = new Set(['Latur', 'Kolkata']);
const places = new Set(['Ranipet|Vellore', 'Vellore|Ranipet']);
const registered = (code: string, name: string, district = 'Pune', isTaken = false) => ({
  code,
  names: [name],
  state: 'Maharashtra',
  districts: [district],
  isTaken,
});

/** What a row of the list is, beside these of the register. */
function found(list: string, rows: readonly ReturnType<typeof registered>[], district = 'Pune') {
  const sure = new Sure(
    (_, one, other) => places.has(`${one}|${other}`),
    (_, one, other) => !far.has(one) && !far.has(other),
  );
  for (const row of rows) sure.add(row);
  return sure.find({ names: [list], state: 'Maharashtra', districts: [district] });
}

describe('a row of the list that the register writes otherwise, in its district', () => {
  it.each([
    ["SCTR's Godavari Institute of Computer Technology", 'Godavari Institute of Computer Technology, Dhankawadi'],
    ['Godavari Polytechnic', "GODAVARI SHIKSHAN PRASARAK MANDAL'S GODAVARI POLYTECHNIC KOSARA"],
    ["JSPM's Godavari College of Engineering", "Jayawant Shikshan Prasarak Mandal's Godavari College of Engineering"],
    ['K.K. Godavari College (Autonomous)', 'K K GODAVARI COLLEGE'],
    ['Godavari Knowledgecity Technical Campus', 'GODAVARI KNOWLEDGE CITY TECHNICAL CAMPUS, MANJERI'],
    ['Godavari Engineering College', 'Godavari College of Enginering'],
  ])('is it: %s', (list, register) => {
    expect(found(list, [registered('C-1', register)])).toEqual({ code: 'C-1', rule: 'district' });
  });

  it.each([
    ['a polytechnic of the same society', 'Godavari College of Engineering', 'Godavari Polytechnic'],
    ['a college for women', 'Godavari Arts College', 'Godavari Arts College for Women'],
    ['a second campus', 'Godavari College of Engineering', 'Godavari College of Engineering (II)'],
    ['another shift', 'Godavari Polytechnic', 'Godavari Polytechnic (Shift II)'],
    ['its university', 'Godavari College of Engineering', 'Godavari University College of Engineering'],
    ['one of another place', 'Godavari Polytechnic, Nigdi', 'Godavari Polytechnic, Baramati'],
    ['one of another society', "Krishna Education Society's Godavari Polytechnic", "Tapi Education Society's Godavari Polytechnic"],
    ['one with no name of its own', "Krishna Society's College of Commerce and Economics", 'College of Commerce and Economics'],
  ])('is not %s', (_, list, register) => {
    expect(found(list, [registered('C-1', register)])).toBeUndefined();
  });

  it('is left alone where two may be meant, or where the one has a row of the list already', () => {
    const one = registered('C-1', 'Godavari Polytechnic, Nigdi');
    expect(found('Godavari Polytechnic', [one, registered('C-2', 'Godavari Polytechnic, Baramati')])).toBeUndefined();
    expect(found('Godavari Polytechnic', [registered('C-1', 'Godavari Polytechnic', 'Pune', true)])).toBeUndefined();
    expect(found('Godavari Polytechnic', [one, registered('C-2', 'Godavari Polytechnic', 'Latur')])).toMatchObject({ code: 'C-1' });
  });
});

describe('a row of the list in another district than the register has', () => {
  it('is it in a part of the district of before, where the state has no other', () => {
    const part = registered('C-1', 'Godavari Polytechnic', 'Ranipet');
    expect(found('Godavari Polytechnic', [part], 'Vellore')).toEqual({ code: 'C-1', rule: 'district' });
    expect(found('Godavari Polytechnic', [part, registered('C-2', 'Godavari Polytechnic', 'Latur')], 'Vellore')).toBeUndefined();
  });

  it('is it in the next one by a long name only', () => {
    const long = 'Godavari Devi Memorial Institute of Management';
    expect(found(long, [registered('C-1', long, 'Thane')])).toEqual({ code: 'C-1', rule: 'next' });
    expect(found(long, [registered('C-1', long, 'Latur')])).toBeUndefined();
    expect(found('Godavari Institute of Management', [registered('C-1', 'Godavari Institute of Management', 'Thane')])).toBeUndefined();
  });
});
