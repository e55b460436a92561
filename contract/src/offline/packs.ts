/** Whole files of facts that a browser keeps, to be read where there is no network. */
import { z } from 'zod';
import { endpoints } from '../http/endpoint.ts';
import { packHashLength, packKinds } from './packs.words.ts';

export const pack = z.object({
  /** Stays when its content changes: 'catalogs-hi', 'colleges-bihar'. */
  name: z.string(),
  kind: z.enum(packKinds),
  /** In the language asked for. */
  label: z.string(),
  /** What it is written in; none where it holds official names alone. */
  language: z.string().optional(),
  /** Of colleges: whose they are. */
  state: z.string().optional(),
  /** Of closing ranks: whose they are. */
  counselling: z.string().optional(),
  /** As it is sent, compressed. */
  bytes: z.number().int(),
  /** The beginning of the SHA-256 of its text. */
  hash: z.string().length(packHashLength),
});
export type Pack = z.infer<typeof pack>;

export const packsEndpoints = endpoints({
  'GET /packs': {
    summary: 'What can be kept for reading without a network, each with its size',
    access: 'anyone',
    data: z.object({
      packs: z.array(pack),
      /** False while some are still being made: to be asked for again. */
      isWhole: z.boolean(),
      /** When this was said: a device's own clock may be wrong. */
      at: z.iso.datetime(),
    }),
  },
  'GET /packs/:file': {
    summary: 'One of them, whole; its name holds its hash, so it never changes',
    access: 'anyone',
    params: z.object({ file: z.string() }),
    file: 'application/json',
    data: z.string(),
  },
});
