/** What an editor has typed, kept until it is saved: Back brings it as it was left, and never again what the server has taken. */
import { useEntryMemory, useEntryState } from '../../session/entry-state.ts';

type DraftPart<T> = Partial<T> | ((before: T) => Partial<T>);

export function useDeskDraft<T extends object>(name: string, initial: T) {
  const [draft, setDraft] = useEntryState(name, initial);
  const memory = useEntryMemory<T>(name);
  return {
    draft,
    change: (part: DraftPart<T>) => setDraft((before) => ({ ...before, ...(typeof part === 'function' ? part(before) : part) })),
    forget: () => {
      setDraft(initial);
      // An editor who has left before the answer came has nothing on the screen to empty.
      memory.forget();
    },
  };
}
