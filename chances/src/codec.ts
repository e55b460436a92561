/**
 * The table of a counselling as text: a line for each group of seats, a column for each year. A cell is
 * `[opening-]closing[p|q][@round]`: `p` where both are preparatory ranks, `q` where the closing alone is; the round by its
 * place in the dictionary, left out for the last. In a file, a column of the seats that says the same as in the line above says `=`.
 */
import type { Cutoff, Dictionary, SeatGender, Line, Table } from './types.ts';

const seats = ['institute', 'programme', 'list', 'quota', 'category', 'pwd', 'gender'] as const;
const marks = { both: 'p', close: 'q' } as const;
const cell = /^(?:([\d.]+)-)?([\d.]+)([pq]?)(?:@(\d+))?$/;

export const headerOf = ({ years }: Pick<Dictionary, 'years'>): string => [...seats, ...years.map(({ year }) => year)].join(',');

function writeCell({ opening, closing, preparatory, round }: Cutoff, rounds: readonly string[]): string {
  const at = rounds.indexOf(round);
  const mark = preparatory === undefined ? '' : marks[preparatory];
  return `${opening === null ? '' : `${opening}-`}${closing}${mark}${at === rounds.length - 1 ? '' : `@${at}`}`;
}

export function writeLine(line: Line, { years }: Pick<Dictionary, 'years'>): string {
  const cells = years.map(({ year, rounds }) => {
    const found = line.history.find((cutoff) => cutoff.year === year);
    return found ? writeCell(found, rounds) : '';
  });
  const { institute, programme, list, quota, category, pwd, gender } = line;
  const texts = [institute, programme, list, quota, category, pwd ? 1 : 0, gender[0], ...cells].map(String);
  const odd = texts.find((text) => /[",\n]/.test(text));
  if (odd !== undefined) throw new Error(`cannot be written: ${odd}`);
  return texts.join(',');
}

const genders: Readonly<Record<string, SeatGender>> = { n: 'neutral', f: 'female', m: 'male' };

function readCell(text: string, { year, rounds }: Dictionary['years'][number]): Cutoff {
  const [, opening, closing, mark, at] = cell.exec(text) ?? [];
  const round = rounds[at === undefined ? rounds.length - 1 : Number(at)];
  if (closing === undefined || round === undefined) throw new Error(`no closing rank: ${text}`);
  const read = { year, round, opening: opening === undefined ? null : Number(opening), closing: Number(closing) };
  return mark === '' ? read : { ...read, preparatory: mark === 'p' ? 'both' : 'close' };
}

export const readLine = (text: string, dictionary: Dictionary): Line => readCells(text.split(','), dictionary);

function readCells(texts: readonly string[], dictionary: Dictionary): Line {
  const [institute, programme, list = '', quota = '', category = '', pwd, gender = '', ...cells] = texts;
  const known = genders[gender];
  if (!known || !dictionary.institutes[Number(institute)] || !dictionary.programmes[Number(programme)])
    throw new Error(`no line: ${texts.join(',')}`);
  return {
    institute: Number(institute),
    programme: Number(programme),
    list,
    quota,
    category,
    pwd: pwd === '1',
    gender: known,
    history: dictionary.years.flatMap((year, index) => (cells[index] ? [readCell(cells[index], year)] : [])),
  };
}

const same = '=';

/** Without what the line above has said. */
function* shortened(lines: readonly Line[], dictionary: Pick<Dictionary, 'years'>): Generator<string[]> {
  let above: string[] = [];
  for (const line of lines) {
    const cells = writeLine(line, dictionary).split(',');
    yield cells.map((one, at) => (at < seats.length && one !== '' && one === above[at] ? same : one));
    above = cells;
  }
}

/** The text of a file: header and lines. */
export function writeLines(lines: readonly Line[], dictionary: Pick<Dictionary, 'years'>): string {
  const texts = Array.from(shortened(lines, dictionary), (cells) => cells.join(','));
  return `${[headerOf(dictionary), ...texts].join('\n')}\n`;
}

/** One line after the other, so that a reader may pause between them. */
export function* readLines(text: string, dictionary: Dictionary): Generator<Line> {
  const [header, ...lines] = text.split('\n');
  if (header !== headerOf(dictionary)) throw new Error(`${dictionary.id}: the columns are not those of its years`);
  let above: string[] = [];
  for (const line of lines) {
    if (line === '') continue;
    above = line.split(',').map((one, at) => (one === same ? (above[at] ?? '') : one));
    yield readCells(above, dictionary);
  }
}

/** The same with a year's cells side by side: they resemble each other, and a compressed text of them is a fifth smaller. */
export interface LinesByYear {
  /** A line of text for each group of seats. */
  seats: string;
  /** For each year its cells, parted by commas. */
  years: readonly string[];
}

export function writeByYear(lines: readonly Line[], dictionary: Pick<Dictionary, 'years'>): LinesByYear {
  const cells = [...shortened(lines, dictionary)];
  return {
    seats: cells.map((one) => one.slice(0, seats.length).join(',')).join('\n'),
    years: dictionary.years.map((_, year) => cells.map((one) => one[seats.length + year] ?? '').join(',')),
  };
}

export function* readByYear(text: LinesByYear, dictionary: Dictionary): Generator<Line> {
  if (text.seats === '') return;
  const years = text.years.map((year) => year.split(','));
  let above: string[] = [];
  for (const [place, line] of text.seats.split('\n').entries()) {
    above = line.split(',').map((one, at) => (one === same ? (above[at] ?? '') : one));
    yield readCells([...above, ...years.map((year) => year[place] ?? '')], dictionary);
  }
}

export const decodeTable = (dictionary: Dictionary, text: string): Table => ({ ...dictionary, lines: [...readLines(text, dictionary)] });
