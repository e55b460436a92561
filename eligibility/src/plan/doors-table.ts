/**
 * Makes the tables of doors: by course and channel what each district of a state has, and what the other states have together. Colleges
 * that are alike are counted and weighed once; a state is worked out when it is asked for, or ahead of that by `prepare`.
 */
import { hasOwnAdmission } from '@disha/contract/own-admission';
import { channelScopes as scopes } from '@disha/contract/channels.words';
import type { DoorsTable } from '@disha/contract/taught-at';
import { channelsOf, type AskedCollege, type Channel } from '../admissions/channels-of.ts';
import type { ChannelTables } from '../admissions/channel-tables.ts';
import { addCell, feeBases, writeCell, type TakerCells } from './door-cells.ts';
import { doorKey } from './doors.ts';
import type { DoorFee, PlaceBasis } from './knowledge.ts';
import { takers, type Taker } from './places-table.ts';

/** A college with all that its doors hang on. */
export interface DoorPlace {
  college: AskedCollege;
  district: string;
  taker: Taker;
  isPublic: boolean;
  /** Those with one key teach the same on the same ground for the same fee, and closed at the same marks. */
  like: string;
  courses: () => Iterable<readonly [course: string, basis: PlaceBasis]>;
  feeOf: (course: string) => DoorFee | null;
  markOf: (course: string) => number | undefined;
}

interface DoorsNeeds {
  channels: ChannelTables;
  /** Of admission. */
  year: number;
  /** The state of an exam that is one state's own. */
  stateOf: (exam: string) => string | undefined;
}

interface Group {
  place: DoorPlace;
  /** Of colleges that give out their seats alike. */
  alike: Alike;
  count: number;
}
/** By course, worked out once. */
type Alike = Map<string, readonly Channel[]>;

/** Of one course by one door. */
interface Opened {
  channel: Channel;
  byDistrict: Map<string, TakerCells>;
}
interface OfState {
  /** Two states with one print have the same colleges. */
  print: string;
  byCourse: Map<string, Map<string, Opened>>;
  /** The same of all its districts together: what a student of another state finds there. */
  together: Map<string, Map<string, TakerCells>>;
}

function within<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function addAll(to: TakerCells, from: TakerCells): void {
  for (const taker of takers) {
    const cell = from[taker];
    if (cell) to[taker] = addCell(to[taker], cell);
  }
}

/** So many are weighed in a few milliseconds. */
const groupsAtOnce = 40;

export class DoorsMaker {
  private readonly needs: DoorsNeeds;
  /** Colleges of which rows of their own speak. */
  private readonly named = new Set<string>();
  private readonly groups = new Map<string, Map<string, Group>>();
  private readonly states = new Map<string, OfState>();
  private readonly alike = new Map<string, Alike>();
  private readonly before: ReadonlyMap<string, OfState>;

  /** `before`: made with the same needs; of a state in which no college has changed all is taken over. */
  constructor(needs: DoorsNeeds, before?: DoorsMaker) {
    this.needs = needs;
    this.before = before?.states ?? new Map();
    for (const rows of needs.channels.first.values()) for (const { row } of rows) if (row.scope === 'institution') this.named.add(row.who);
  }

  put(place: DoorPlace): void {
    const { college, district, taker, isPublic, like } = place;
    const signature = this.signature(college);
    const key = [signature, district, taker, isPublic, like].join('|');
    const alike = within(this.alike, signature, () => new Map());
    const group = within(
      within(this.groups, college.state, () => new Map()),
      key,
      (): Group => ({ place, alike, count: 0 }),
    );
    group.count += 1;
  }

  /** In short steps: the first question after it waits for none. */
  *prepare(): Generator<void> {
    for (const state of this.groups.keys()) if (!this.states.has(state)) yield* this.steps(state);
  }

  /** `districts`: of the state, in the order of the table of places. */
  table(state: string | undefined, districts: readonly string[]): DoorsTable {
    const doors = new Numbered();
    const doorAt = ({ by, exams, said, counselling, certainty, scope }: Channel, isFar: boolean) => {
      // The name of one of many says nothing.
      const name = exams.length > 0 || scope === 'institution' || isFar ? '' : counselling;
      return doors.at(JSON.stringify([by, exams.join('+'), said, name, certainty, scope]));
    };
    const [fees, cells, rows] = [new Numbered(), new Numbered(), new Numbered()];
    const feeAt = ({ from, to, basis }: DoorFee) => fees.at(JSON.stringify([from, to, feeBases.indexOf(basis)]));
    // The first is where nothing is.
    cells.at('');
    const cellAt = (found: TakerCells | undefined) => (found === undefined ? 0 : cells.at(writeCell(found, feeAt)));
    const own = state === undefined ? undefined : this.ofState(state);
    const others = [...this.groups.keys()].filter((one) => one !== state).map((one) => this.ofState(one));
    const courses = new Set([...(own?.byCourse.keys() ?? []), ...others.flatMap(({ together }) => [...together.keys()])]);
    const table: Record<string, [number, number, number][]> = {};
    for (const course of [...courses].sort()) {
      const far = new Map<string, { channel: Channel; there: TakerCells }>();
      for (const { byCourse, together } of others)
        for (const [key, found] of together.get(course) ?? []) {
          const channel = byCourse.get(course)?.get(key)?.channel;
          if (channel !== undefined && this.isForAll(channel)) addAll(within(far, key, () => ({ channel, there: {} })).there, found);
        }
      const near = own?.byCourse.get(course);
      table[course] = [...new Set([...(near?.keys() ?? []), ...far.keys()])].map((key) => {
        const [here, there] = [near?.get(key), far.get(key)];
        const row = here === undefined ? '' : runsOf(districts.map((district) => cellAt(here.byDistrict.get(district))));
        return [doorAt((here ?? there)?.channel as Channel, here === undefined), rows.at(row), cellAt(there?.there)];
      });
    }
    return {
      state: state ?? null,
      doors: doors.all.map((text) => JSON.parse(text) as DoorsTable['doors'][number]),
      fees: fees.all.map((text) => JSON.parse(text) as [number, number, 0 | 1 | 2]),
      cells: cells.all,
      rows: rows.all,
      courses: table,
    };
  }

  /** Another state's own test opens nothing to who lives elsewhere. */
  private isForAll({ exams, scope }: Channel): boolean {
    return scope !== 'state' || exams.every((exam) => this.needs.stateOf(exam) === undefined);
  }

  /** What decides by which rows a college gives out its seats. */
  private signature({ id, state, type = '', kinds = [] }: AskedCollege): string {
    const lists = [...(this.needs.channels.listsOf.get(id) ?? [])].join('+');
    const own = hasOwnAdmission({ id, type, kinds });
    return [state, type, kinds.join('+'), own, lists, this.named.has(id) ? id : ''].join(';');
  }

  private ofState(state: string): OfState {
    const known = this.states.get(state);
    if (known) return known;
    for (const _ of this.steps(state));
    return this.states.get(state) as OfState;
  }

  private *steps(state: string): Generator<void> {
    const byCourse: OfState['byCourse'] = new Map();
    let count = 0;
    const groups = this.groups.get(state) ?? new Map<string, Group>();
    const print = printOf(groups);
    const same = this.before.get(state);
    if (same?.print === print) {
      this.states.set(state, same);
      groups.clear();
      return;
    }
    for (const group of groups.values()) {
      this.addGroup(group, byCourse);
      if (++count % groupsAtOnce === 0) yield;
    }
    const together: OfState['together'] = new Map();
    for (const [course, opened] of byCourse)
      for (const [key, { byDistrict }] of opened) {
        const all = within(
          within(together, course, () => new Map()),
          key,
          (): TakerCells => ({}),
        );
        for (const cells of byDistrict.values()) addAll(all, cells);
      }
    this.states.set(state, { print, byCourse, together });
    groups.clear();
    yield;
  }

  private addGroup({ place, alike, count }: Group, byCourse: OfState['byCourse']): void {
    const { college, district, taker, isPublic, courses, feeOf, markOf } = place;
    const { channels, year } = this.needs;
    for (const [course, basis] of courses()) {
      const lastMark = markOf(course);
      const cell = { basis, count, isPublic, fee: feeOf(course), ...(lastMark === undefined ? {} : { lastMark }) };
      for (const channel of within(alike, course, () => channelsOf(channels, college, course, { year }))) {
        const doors = within(byCourse, course, () => new Map<string, Opened>());
        const opened = within(doors, doorKey(channel), (): Opened => ({ channel, byDistrict: new Map() }));
        // What holds of most says more than what one college says.
        if (scopes.indexOf(channel.scope) > scopes.indexOf(opened.channel.scope)) opened.channel = channel;
        const cells = within(opened.byDistrict, district, (): TakerCells => ({}));
        cells[taker] = addCell(cells[taker], cell);
      }
    }
  }
}

/** Of all groups together, in whatever order they came. */
function printOf(groups: ReadonlyMap<string, Group>): string {
  let [one, other] = [0, 0];
  for (const [key, { count }] of groups) {
    let [a, b] = [count, 7];
    for (let at = 0; at < key.length; at += 1) {
      const letter = key.charCodeAt(at);
      a = (Math.imul(a, 31) + letter) | 0;
      b = (Math.imul(b, 131) ^ letter) | 0;
    }
    one = (one + a) | 0;
    other = (other + Math.imul(b, count)) | 0;
  }
  return `${groups.size} ${one} ${other}`;
}

/** Texts, each written once. */
class Numbered {
  readonly all: string[] = [];
  private readonly numbers = new Map<string, number>();

  at(text: string): number {
    return within(this.numbers, text, () => this.all.push(text) - 1);
  }
}

/** "0*12 3 0*4". */
function runsOf(numbers: readonly number[]): string {
  const runs: string[] = [];
  for (let from = 0, to = 0; from < numbers.length; from = to) {
    while (to < numbers.length && numbers[to] === numbers[from]) to += 1;
    runs.push(to - from === 1 ? String(numbers[from]) : `${numbers[from]}*${to - from}`);
  }
  // Behind the last of a row nothing is.
  return runs.filter((run, index) => index < runs.length - 1 || !run.startsWith('0')).join(' ');
}
