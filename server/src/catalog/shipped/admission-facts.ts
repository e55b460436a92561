/** By what seats are given out and how likely one is, read once at a start. */
import { channelTables, type ChannelTables } from '@disha/eligibility/admissions/channel-tables';
import { closingsAt, priorsOf, type Priors } from '@disha/eligibility/plan/priors';
import { readChannelFiles } from './channel-files.ts';
import { readCrowdRows } from './crowd-files.ts';
import { readPriorFiles } from './prior-files.ts';

export interface AdmissionFacts {
  channels: ChannelTables;
  priors: Priors;
  /** At which mark a college's own list last closed. */
  closingAt: (college: string, course: string) => number | undefined;
}

export async function readAdmissionFacts(catalog: string): Promise<AdmissionFacts> {
  const [channels, priors, crowds] = await Promise.all([readChannelFiles(catalog), readPriorFiles(catalog), readCrowdRows(catalog)]);
  const { groups } = channels;
  return {
    channels: channelTables(channels),
    priors: priorsOf(priors, { groups, crowds }),
    closingAt: closingsAt(priors.closings, groups),
  };
}
