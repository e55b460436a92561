import type { ChanceLine } from '@disha/contract/chances';
import { startTransition, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { LineActions } from './listed-line.tsx';
import { changeList, moved, withoutLine, type MyList } from './my-lists.ts';

interface OrderWords {
  moved: (line: ChanceLine, to: number, count: number) => void;
  removed: (line: ChanceLine) => void;
}

/**
 * The list as it is shown: a line that is held stands where the finger is, and is kept there when it is let go. Writing the list down
 * at each place that it passes would hold up a slow phone.
 */
export function useOrdered(counselling: string, kept: MyList, tell: OrderWords): { list: MyList; actions: LineActions } {
  const [held, setHeld] = useState<{ id: string; to: number }>();
  const list = useMemo(() => (held ? withMoved(kept, held.id, held.to) : kept), [kept, held]);
  const now = useRef({ list, tell });
  useLayoutEffect(() => {
    now.current = { list, tell };
  });
  /** Where it is to stand, as soon as it is drawn. */
  const wanted = useRef<{ id: string; to: number }>(undefined);
  const actions = useMemo((): LineActions => {
    const placed = (id: string, to: number) => {
      const { lines } = now.current.list;
      const line = lines.find((one) => one.id === id);
      if (!line || to < 0 || to >= lines.length) return;
      changeList(counselling, (list) => withMoved(list, id, to));
      now.current.tell.moved(line, to, lines.length);
    };
    return {
      move: (id, to) => {
        if (now.current.list.lines[to]?.id !== id) placed(id, to);
      },
      hold: (id, to) => {
        if (wanted.current?.id === id && wanted.current.to === to) return;
        wanted.current = { id, to };
        // Drawn in slices: the finger goes on meanwhile.
        startTransition(() => setHeld({ id, to }));
      },
      drop: () => {
        const last = wanted.current;
        wanted.current = undefined;
        setHeld(undefined);
        if (last) placed(last.id, last.to);
      },
      remove: (id) => {
        const line = now.current.list.lines.find((one) => one.id === id);
        if (!line) return;
        changeList(counselling, (list) => withoutLine(list, id));
        now.current.tell.removed(line);
      },
    };
  }, [counselling]);
  return { list, actions };
}

function withMoved(list: MyList, id: string, to: number): MyList {
  const from = list.lines.findIndex((line) => line.id === id);
  return from < 0 ? list : moved(list, from, to);
}
