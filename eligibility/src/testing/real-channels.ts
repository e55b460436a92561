/** The tables of catalog/admissions that ship. */
import { channelGroup, channelList, channelListMember, channelRow } from '@disha/contract/channels.files';
import { channelTables } from '../admissions/channel-tables.ts';
import { readCsvRows } from './rows.ts';

export const channelFiles = {
  channels: readCsvRows('admissions/channels.csv').map((row) => channelRow.parse(row)),
  groups: readCsvRows('admissions/groups.csv').map((row) => channelGroup.parse(row)),
  lists: readCsvRows('admissions/lists.csv').map((row) => channelList.parse(row)),
  members: readCsvRows('admissions/list-members.csv').map((row) => channelListMember.parse(row)),
};
export const realChannels = channelTables(channelFiles);
