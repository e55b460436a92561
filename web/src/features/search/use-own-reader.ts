import type { Split, TypedOwn } from '@disha/search/reader/own';
import { useEffect, useMemo, useState } from 'react';
import type * as ownReader from './own-reader.ts';

type OwnReader = typeof ownReader;

let loaded: OwnReader | undefined;
const load = async (): Promise<OwnReader> => (loaded ??= await import('./own-reader.ts'));

export interface LocalReading extends Split {
  join: OwnReader['joinOwn'];
}

interface ReadOrNot {
  /** The text without what is the person's own; undefined until that is known: nothing may be asked for before. */
  read: LocalReading | undefined;
  /** The code for it did not come; the next letter tries again. */
  hasFailed: boolean;
}

const nothing: TypedOwn = {};

export function useOwnReader(typed: string): ReadOrNot {
  const [reader, setReader] = useState(loaded);
  const [failedFor, setFailedFor] = useState('');
  const isWanted = typed !== '' && reader === undefined;
  useEffect(() => {
    if (isWanted) load().then(setReader, () => setFailedFor(typed));
  }, [isWanted, typed]);
  const read = useMemo((): LocalReading | undefined => {
    if (typed === '') return { rest: '', own: nothing, join: (readings) => [...readings] };
    return reader && { ...reader.splitOwn(typed), join: reader.joinOwn };
  }, [typed, reader]);
  return { read, hasFailed: isWanted && failedFor === typed };
}
