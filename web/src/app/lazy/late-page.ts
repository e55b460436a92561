/**
 * A page comes whole from the server and can be read; its code may not come, or not yet. Then nothing is taken away: a line of the
 * document itself, in its own language, says that some of it does not answer, and we go on trying.
 */
import { keepTrying } from '../../messages/keep-trying.ts';

/** So long a screen may take before the frame is shown around its place. */
const frameAfterMs = 300;

/**
 * When to draw: with the whole screen where the server sent a page to look at; where it sent none, after a moment with the frame alone,
 * in which the screen says that it is on its way.
 */
export async function timeToDraw(root: Element, whole: Promise<void>, frame: () => Promise<unknown>): Promise<void> {
  if (root.childElementCount > 0) return whole;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(
      () =>
        void frame().then(
          () => resolve(),
          () => whole.then(resolve),
        ),
      frameAfterMs,
    );
  });
  await Promise.race([whole, late]);
  clearTimeout(timer);
}

/** Retry: `load` until it works. The first failure goes to `tell`, which keeps account of them. */
export async function comeLate(load: () => Promise<unknown>, tell: (error: unknown) => void): Promise<void> {
  const place = document.getElementById('late');
  const words = place?.querySelector('template');
  await keepTrying(load, (error, tries) => {
    if (tries > 1) return;
    tell(error);
    // Put in rather than shown: what is put into a status is read out.
    if (place && words) place.append(words.content.cloneNode(true));
  });
  place?.remove();
}
