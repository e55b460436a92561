/** The tables of catalog/admissions that ship. */
import { channelGroup, channelList, channelListMember, channelRow } from '@disha/contract/channels.files';
import { channelTables } from '../admissions/channel-tables.ts';
import { rowsOf } from './rows.ts';

export const channelFiles = {
  channels: rowsOf('admissions/channels.csv').map((row) => channelRow.parse(row)),
  groups: rowsOf('admissions/groups.csv').map((row) => channelGroup.parse(row)),
  lists: rowsOf('admissions/lists.csv').map((row) => channelList.parse(row)),
  members: rowsOf('admissions/list-members.csv').map((row) => channelListMember.parse(row)),
};
export const realChannels = channelTables(channelFiles);
