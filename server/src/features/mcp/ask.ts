/** How a tool asks: the same endpoints as a page, from inside. So there is one code path, and one answer. */
import type { Api } from '@disha/contract/api';
import type { Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import { saidOf, type Said } from '@disha/contract/words';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { toolAddress } from '../../http/rate-limit.ts';
import { RefusedCall } from './refusals.ts';

type Texts = Readonly<Record<string, string | number | undefined>>;
interface Asked {
  params?: Readonly<Record<string, string>>;
  query?: Texts;
  body?: unknown;
}
export type Ask = <Key extends keyof Api>(key: Key, asked?: Asked) => Promise<z.output<Api[Key]['data']>>;

interface Answered {
  success: boolean;
  code?: string;
  message: string;
  messageId?: string;
  params?: Readonly<Record<string, string | number>>;
  data?: unknown;
  errors?: { path: string; message: string }[];
}

/** Where the answer names the values that would do. */
function allowedIn({ values }: Readonly<Record<string, string | number>> = {}): string[] {
  return typeof values === 'string' ? values.split(', ') : [];
}

export function asking(app: Pick<FastifyInstance, 'inject'>, language: Language): Ask {
  return async (key, { params = {}, query = {}, body } = {}) => {
    const [method = 'GET', pattern = ''] = String(key).split(' ');
    const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const asked = new URLSearchParams({ lang: language });
    for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, String(value));
    const response = await app.inject({
      method: method as 'GET' | 'POST',
      url: `/api${path}?${asked.toString()}`,
      headers: { accept: 'application/json' },
      remoteAddress: toolAddress,
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const answered = JSON.parse(response.body) as Answered;
    if (answered.success) return answered.data as never;
    const [wrong] = answered.errors ?? [];
    const said = wrong ? (wrong.message as Said) : saidOf(answered.messageId ?? answered.message, answered.params);
    if (response.statusCode >= 500 && answered.code !== 'unavailable') throw new RefusedCall('internal', say('http.internal'));
    throw new RefusedCall(answered.code ?? 'invalid', said, allowedIn(answered.params));
  };
}
