import { useLayoutEffect, useRef, type PointerEvent as PointerDown, type RefObject } from 'react';

/** A grip by which a place of the list is dragged: it changes places with the one the finger has gone past. */
export function useDragged(row: RefObject<HTMLElement | null>, at: number, onMove: (to: number) => void) {
  const now = useRef({ at, onMove });
  useLayoutEffect(() => {
    now.current = { at, onMove };
  });
  return {
    onPointerDown: ({ button, pointerId }: PointerDown<HTMLElement>) => {
      if (button !== 0) return;
      row.current?.setAttribute('data-dragged', '');
      const follow = ({ clientX, clientY, pointerId: other }: PointerEvent) => {
        if (other !== pointerId) return;
        const over = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
        if (!over || over === row.current || over.parentElement !== row.current?.parentElement) return;
        const to = Number(over.dataset['place']);
        // Only past its middle: else two of unequal height would change places for ever.
        const { top, height } = over.getBoundingClientRect();
        if (to > now.current.at ? clientY > top + height / 2 : clientY < top + height / 2) now.current.onMove(to);
      };
      // At the window: a row that changes its place in the document would lose a pointer that it holds.
      const end = () => {
        row.current?.removeAttribute('data-dragged');
        window.removeEventListener('pointermove', follow);
        window.removeEventListener('pointerup', end);
        window.removeEventListener('pointercancel', end);
      };
      window.addEventListener('pointermove', follow);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    },
  };
}
