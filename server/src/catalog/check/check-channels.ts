/** What must hold of catalog/admissions: every id exists, no two rows contend for a place, every course has a channel in every state. */
import type { ChannelFiles, ChannelRow } from '@disha/contract/channels.files';
import { isUnconfirmed } from '@disha/contract/own-sources';
import { channelsOf } from '@disha/eligibility/admissions/channels-of';
import { channelTables, coursesOf } from '@disha/eligibility/admissions/channel-tables';
import { keysOf, mayMeet, setKeys } from '@disha/eligibility/admissions/college-sets';
import type { Figure } from './figure.ts';

interface KnownToChannels {
  colleges: readonly { id: string; state: string }[];
  courses: readonly { id: string }[];
  exams: readonly { id: string }[];
  /** Names and slugs. */
  states: readonly { name: string; slug: string }[];
  /** Names of the files of closing ranks. */
  cutoffs: readonly string[];
}

const said = ({ scope, who, state = '', courses, by }: ChannelRow) => `channels.csv: ${scope} ${who || state} ${courses.join('|')} ${by}`;

function twice(keys: readonly string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.size === seen.add(key).size);
}

function groupFaults({ groups }: ChannelFiles, courses: ReadonlySet<string>): string[] {
  const byName = new Map(groups.map((group) => [group.group, group]));
  const inParts = groups.filter(({ kind }) => kind === 'part').flatMap(({ members }) => members);
  const parted = new Set(inParts);
  return [
    ...twice(groups.map(({ group }) => group)).map((group) => `groups.csv: ${group} stands twice`),
    ...twice(inParts).map((course) => `groups.csv: ${course} is in two parts`),
    ...groups.flatMap(({ group }) =>
      coursesOf(byName, group)
        .filter((course) => !courses.has(course))
        .map((course) => `groups.csv: ${group}: there is no course ${course}`),
    ),
    ...[...courses].filter((course) => !parted.has(course)).map((course) => `groups.csv: ${course} is in no part`),
  ];
}

function listFaults({ lists, members, channels }: ChannelFiles, colleges: ReadonlyMap<string, string>): string[] {
  const known = new Set(lists.map(({ list }) => list));
  const used = new Set(channels.filter(({ scope }) => scope === 'list').map(({ who }) => who));
  return [
    ...twice(members.map(({ list, institution }) => `${list} ${institution}`)).map((key) => `list-members.csv: ${key} stands twice`),
    ...members.filter(({ list }) => !known.has(list)).map(({ list }) => `list-members.csv: there is no list ${list}`),
    ...members
      .filter(({ institution }) => !colleges.has(institution))
      .map(({ list, institution }) => `list-members.csv: ${list}: there is no college ${institution}`),
    ...lists.filter(({ list }) => !used.has(list)).map(({ list }) => `lists.csv: no channel is of ${list}`),
  ];
}

/** Two sets that one college can be of, asked for as closely, and about one course. */
function ties({ channels, groups }: ChannelFiles): string[] {
  const byName = new Map(groups.map((group) => [group.group, group]));
  const sets = channels
    .filter(({ scope, adds }) => scope === 'set' && !adds)
    .map((row) => ({ row, courses: new Set(row.courses.flatMap((name) => coursesOf(byName, name))) }));
  return sets.flatMap(({ row: one, courses }, index) =>
    sets.slice(index + 1).flatMap(({ row: other, courses: others }) => {
      const isTie = one.who !== other.who && keysOf(one.who).length === keysOf(other.who).length && mayMeet(one.who, other.who);
      const [both] = isTie ? [...courses].filter((course) => others.has(course)) : [];
      return both === undefined ? [] : [`${said(one)}: as close as ${other.who}, about ${both}`];
    }),
  );
}

interface KnownIds {
  states: ReadonlySet<string>;
  colleges: ReadonlyMap<string, string>;
  lists: ReadonlySet<string>;
}

/** What a row is about must be there. */
function aboutFaults({ scope, who, state }: ChannelRow, { states, colleges, lists }: KnownIds): string[] {
  const none = state === undefined || states.has(state) ? [] : [`there is no state ${state}`];
  switch (scope) {
    case 'institution':
      if (!colleges.has(who)) return [...none, `there is no college ${who}`];
      return colleges.get(who) === state ? none : [...none, `${who} is in ${colleges.get(who)}`];
    case 'list':
      return lists.has(who) ? none : [...none, `there is no list ${who}`];
    case 'state':
      return state !== undefined && who === '' ? none : [...none, 'a row of a state names a state, and nothing else'];
    default: {
      if (who === '') return scope === 'set' ? [...none, 'a set asks for nothing'] : none;
      const keys = keysOf(who);
      const unknown = keys.filter(([key]) => !setKeys.some((one) => one === key)).map(([key]) => `a set cannot ask for ${key}`);
      const places = keys.filter(([key]) => key === 'state').flatMap(([, values]) => values);
      return [...none, ...unknown, ...places.filter((slug) => !states.has(slug)).map((slug) => `there is no state ${slug}`)];
    }
  }
}

function yearFaults({ year, from, certainty, source }: ChannelRow, today: string): string[] {
  // A cycle is named by the year it admits to, and its forms open in the one before.
  const next = Number(today.slice(0, 4)) + 1;
  return [
    ...(year > next ? [`${year} has not come`] : []),
    ...(from !== undefined && (from < 2020 || from > next + 3) ? [`no rule begins in ${from}`] : []),
    ...(isUnconfirmed(source) && certainty !== 'C' ? [`certainty ${certainty} does not fit its source`] : []),
  ];
}

const ofCutoffs = /\bcutoffs\/([a-z-]+)\.csv/g;

function rowFaults(files: ChannelFiles, known: KnownToChannels, colleges: ReadonlyMap<string, string>, today: string): string[] {
  const [courses, exams] = [new Set(known.courses.map(({ id }) => id)), new Set(known.exams.map(({ id }) => id))];
  const groups = new Set(files.groups.map(({ group }) => group));
  const ids = { states: new Set(known.states.map(({ slug }) => slug)), lists: new Set(files.lists.map(({ list }) => list)), colleges };
  return files.channels.flatMap((row) =>
    [
      ...aboutFaults(row, ids),
      ...yearFaults(row, today),
      ...row.courses.filter((name) => !groups.has(name) && !courses.has(name)).map((name) => `there is no course or group ${name}`),
      ...row.exam.filter((exam) => !exams.has(exam)).map((exam) => `there is no exam ${exam}`),
      ...(row.by === 'exam' && row.said === 'gate' && row.exam.length === 0 && row.counselling === '' ? ['a test without a name'] : []),
      ...(row.by === 'none' && row.exam.length > 0 ? ['nobody is taken, and an exam opens it'] : []),
      ...[...row.source.matchAll(ofCutoffs)]
        .filter(([, name = '']) => !known.cutoffs.includes(name))
        .map(([file]) => `there is no ${file}`),
    ].map((fault) => `${said(row)}: ${fault}`),
  );
}

/** Of a college of which nothing is said but where it is. */
function withoutChannel(files: ChannelFiles, { courses, states }: KnownToChannels): string[] {
  const tables = channelTables(files);
  return courses.flatMap(({ id }) =>
    states
      .filter(({ slug }) => channelsOf(tables, { id: '', state: slug }, id).length === 0)
      .map(({ slug }) => `channels.csv: no channel opens ${id} in ${slug}`),
  );
}

export function checkChannels(files: ChannelFiles, known: KnownToChannels, today: string): { figures: Figure[]; problems: string[] } {
  const slugs = new Map(known.states.map(({ name, slug }) => [name, slug]));
  const colleges = new Map(known.colleges.map(({ id, state }) => [id, slugs.get(state) ?? state]));
  const keyOf = (row: ChannelRow) => [said(row), row.exam.join('|'), row.counselling, row.share].join(' ');
  const problems = [
    ...groupFaults(files, new Set(known.courses.map(({ id }) => id))),
    ...listFaults(files, colleges),
    ...rowFaults(files, known, colleges, today),
    ...twice(files.channels.map(keyOf)).map((key) => `${key} stands twice`),
    ...ties(files),
    ...withoutChannel(files, known),
  ];
  const asked = files.channels.filter(({ said: how }) => how === 'ask').length;
  return {
    figures: [
      {
        label: 'channels by which seats are given out',
        value: `${files.channels.length}, of which ${asked} say "ask the college"; faults: ${problems.length}`,
        ok: problems.length === 0,
      },
    ],
    problems,
  };
}
