/**
 * A page comes whole from the server and can be read; its code may not come, or not yet. Then nothing is taken away: a line of the
 * document itself, in its own language, says that some of it does not answer, and we go on trying.
 */
import { keepTrying } from '../messages/keep-trying.ts';

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
