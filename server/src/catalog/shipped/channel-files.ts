/** Reads catalog/admissions/: by what a seat of a course at a college is given out. */
import { channelGroup, channelList, channelListMember, channelRow, type ChannelFiles } from '@disha/contract/channels.files';
import { ShippedFolder } from './shipped-folder.ts';

export async function readChannelFiles(catalog: string): Promise<ChannelFiles> {
  const folder = new ShippedFolder(catalog);
  return {
    channels: await folder.csv('admissions/channels.csv', channelRow),
    groups: await folder.csv('admissions/groups.csv', channelGroup),
    lists: await folder.csv('admissions/lists.csv', channelList),
    members: await folder.csv('admissions/list-members.csv', channelListMember),
  };
}
