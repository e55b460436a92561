/** Of what stands in the bar at the foot of a phone. */
export const barItemLook =
  'flex min-h-14 min-w-0 flex-auto flex-col items-center justify-center gap-0.5 px-0.5 text-[length:min(.8125rem,4.1vw)] leading-tight ' +
  'font-semibold text-ink-soft';
