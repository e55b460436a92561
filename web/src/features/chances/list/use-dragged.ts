import { useLayoutEffect, useRef, type PointerEvent as PointerDown, type RefObject } from 'react';

/** So near to the top or the foot of the window the page goes on under the finger, by so much: a list is longer than a screen. */
const [edge, pixelsPerMs, longestFrameMs] = [110, 0.6, 100];

/** Only towards the edge: a line that is taken up there is not off by itself. */
const awayFrom = (y: number, begun: number) => (y < Math.min(edge, begun) ? -1 : y > Math.max(window.innerHeight - edge, begun) ? 1 : 0);

interface Dragging {
  /** It is held over another place. */
  onHold: (to: number) => void;
  /** It was let go of, where it is. */
  onDrop: () => void;
}

/** A grip by which a place of the list is dragged: it changes places with the one the finger has gone past. */
export function useDragged(row: RefObject<HTMLElement | null>, at: number, { onHold, onDrop }: Dragging) {
  const now = useRef({ at, onHold, onDrop });
  useLayoutEffect(() => {
    now.current = { at, onHold, onDrop };
  });
  return {
    onPointerDown: ({ button, pointerId, clientX, clientY }: PointerDown<HTMLElement>) => {
      if (button !== 0) return;
      row.current?.setAttribute('data-dragged', '');
      let [x, y, frame, lastTime] = [clientX, clientY, 0, 0];
      const change = () => {
        // Through what lies on the page: at the foot of a phone the bar lies on a place.
        const over = document
          .elementsFromPoint(x, y)
          .map((element) => element.closest<HTMLElement>('[data-place]'))
          .find((place) => place !== null && place.parentElement === row.current?.parentElement);
        if (!over || over === row.current) return;
        const to = Number(over.dataset['place']);
        // Only past its middle: else two of unequal height would change places for ever.
        const { top, height } = over.getBoundingClientRect();
        if (to > now.current.at ? y > top + height / 2 : y < top + height / 2) now.current.onHold(to);
      };
      // By the time that went by: a slow phone draws few frames, and goes as fast.
      const goOn = (time: number) => {
        const by = awayFrom(y, clientY);
        window.scrollBy(0, by * pixelsPerMs * Math.min(longestFrameMs, Math.max(0, time - lastTime)));
        lastTime = time;
        change();
        frame = by === 0 ? 0 : requestAnimationFrame(goOn);
      };
      const begin = () => {
        lastTime = performance.now();
        frame = requestAnimationFrame(goOn);
      };
      const follow = ({ clientX: toX, clientY: toY, pointerId: other }: PointerEvent) => {
        if (other !== pointerId) return;
        [x, y] = [toX, toY];
        change();
        if (frame === 0 && awayFrom(y, clientY) !== 0) begin();
      };
      // At the window: a row that changes its place in the document would lose a pointer that it holds.
      const end = () => {
        cancelAnimationFrame(frame);
        row.current?.removeAttribute('data-dragged');
        now.current.onDrop();
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
