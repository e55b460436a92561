/** What several screens of the quiz look like, said once. */
import { classNames } from '../../ui/classes.ts';

const offer = 'flex flex-wrap items-center gap-x-4 rounded-card border border-blue-pale bg-blue-tint p-4';

/** Something the student may do with a result, or go back to. */
export const offerLook = (className: string): string => classNames(offer, className);

/** The buttons that stay in reach at the bottom of a small screen; a very low one keeps its height for the question. */
export const footLook = (className: string): string =>
  classNames(
    'sticky bottom-0 -mx-4 [@media(max-height:30rem)]:static grid border-t border-line bg-paper px-4 py-3 sm:mx-0 sm:px-0',
    className,
  );

/** The way on from a card, at its foot. */
export const onwardLook =
  'mt-auto inline-flex min-h-tap items-center self-start font-semibold text-blue-deep underline-offset-4 hover:underline print:hidden';

/** A link below a part of a screen to the rest of it. */
export const moreLook = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4 print:hidden';
