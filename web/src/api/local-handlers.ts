/** What this device answers where the network does not. A feature says which of its endpoints; the code for it comes when it is wanted. */
import type { Locale } from '../messages/locale.ts';
import type { DataOf, EndpointName } from './call.ts';

export interface LocalRequest {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  body: unknown;
  locale: Locale;
}

/** By endpoint. `undefined` says that this cannot be answered here. */
export type LocalHandlers = { readonly [Name in EndpointName]?: (asked: LocalRequest) => Promise<DataOf<Name> | undefined> };

/** Keeps the types while checking the form. */
export const localHandlers = (answers: LocalHandlers): LocalHandlers => answers;

/** Said by a caller that wants the network's answer or none. */
export const networkOnly = { 'x-network-only': '1' } as const;

type LooseAnswer = (asked: LocalRequest) => Promise<unknown>;

/** The one whose pattern fits, with what stands in the place of its parameters. */
export function handlerFor(
  answers: LocalHandlers,
  method: string,
  path: string,
): { answer: LooseAnswer; params: Record<string, string> } | undefined {
  const parts = path.split('/');
  for (const [name, answer] of Object.entries(answers) as [string, LooseAnswer][]) {
    const [of = '', pattern = ''] = name.split(' ');
    const wanted = pattern.split('/');
    if (of !== method || wanted.length !== parts.length) continue;
    const params: Record<string, string> = {};
    const fits = wanted.every((part, at) => {
      const here = parts[at] ?? '';
      if (!part.startsWith(':')) return part === here;
      params[part.slice(1)] = decodeURIComponent(here);
      return here !== '';
    });
    if (fits) return { answer, params };
  }
  return undefined;
}
