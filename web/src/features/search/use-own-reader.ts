import type { TypedOwn, Split } from '@disha/search/reader/own';
import type * as ownReader from './own-reader.ts';
import { useEffect, useMemo, useState } from 'react';

type OwnReader = typeof ownReader;

let loaded: OwnReader | undefined;
const load = async (): Promise<OwnReader> => (loaded ??= await import('./own-reader.ts'));

export interface ReadHere extends Split {
  join: OwnReader['joinOwn'];
}

const nothing: TypedOwn = {};

/** The text without what is the person's own; undefined until that is known: nothing may be asked for before. */
export function useOwnReader(typed: string): ReadHere | undefined {
  const [reader, setReader] = useState(loaded);
  const isWanted = typed !== '' && reader === undefined;
  useEffect(() => {
    // Offline nothing can be found either: the next letter tries again.
    if (isWanted) load().then(setReader, () => undefined);
  }, [isWanted, typed]);
  return useMemo(() => {
    if (typed === '') return { rest: '', own: nothing, join: (readings) => [...readings] };
    return reader && { ...reader.splitOwn(typed), join: reader.joinOwn };
  }, [typed, reader]);
}
