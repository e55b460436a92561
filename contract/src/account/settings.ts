import { z } from 'zod';
import { endpoints } from '../http/endpoint.ts';

/** What the browser must know at run time, without a rebuild. */
const browserSettings = z.object({
  googleClientId: z.string().nullable(),
  googleScriptUrl: z.string().nullable(),
  avatarServiceUrl: z.string(),
  /** Whether mails can be sent from here. */
  mail: z.boolean(),
});
export type BrowserSettings = z.infer<typeof browserSettings>;

export const settingsEndpoints = endpoints({
  'GET /settings': {
    summary: 'Run-time settings of the browser application',
    access: 'anyone',
    data: z.object({ settings: browserSettings }),
  },
});
