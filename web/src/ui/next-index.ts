const keys = {
  horizontal: { back: 'ArrowLeft', on: 'ArrowRight' },
  vertical: { back: 'ArrowUp', on: 'ArrowDown' },
} as const;

/** Where an arrow key, Home or End leads in a list that goes round; undefined for any other key. */
export function nextIndex(key: string, from: number, length: number, direction: keyof typeof keys): number | undefined {
  if (length === 0) return undefined;
  if (key === keys[direction].on) return (from + 1) % length;
  if (key === keys[direction].back) return from <= 0 ? length - 1 : from - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}
