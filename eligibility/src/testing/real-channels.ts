/** By what the colleges of the catalog that ships give out their seats. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { channelGroup, channelList, channelListMember, channelRow } from '@disha/contract/channels.files';
import type { CollegeKind } from '@disha/contract/colleges.words';
import { channelsOf, type AskedCollege, type ChannelAsk } from '../admissions/channels-of.ts';
import { channelTables } from '../admissions/channel-tables.ts';
import { catalog, listed, rowsOf } from './rows.ts';

export const channelFiles = {
  channels: rowsOf('admissions/channels.csv').map((row) => channelRow.parse(row)),
  groups: rowsOf('admissions/groups.csv').map((row) => channelGroup.parse(row)),
  lists: rowsOf('admissions/lists.csv').map((row) => channelList.parse(row)),
  members: rowsOf('admissions/list-members.csv').map((row) => channelListMember.parse(row)),
};
export const realChannels = channelTables(channelFiles);

export const realColleges: ReadonlyMap<string, AskedCollege & { courses: readonly string[] }> = new Map(
  readdirSync(join(catalog, 'register'))
    .filter((name) => name.endsWith('.csv'))
    .flatMap((name) =>
      rowsOf(`register/${name}`).map(({ id = '', type = '', kinds, courses }) => {
        const taught = listed(courses).map((each) => each.split(':')[0] ?? '');
        return [id, { id, state: name.replace('.csv', ''), type, kinds: listed(kinds) as CollegeKind[], courses: taught }] as const;
      }),
    ),
);

export function realChannelsOf(college: string, course: string, ask?: ChannelAsk) {
  const known = realColleges.get(college);
  if (known === undefined) throw new Error(`there is no college ${college}`);
  return channelsOf(realChannels, known, course, ask);
}
