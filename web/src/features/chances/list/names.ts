import type { ChanceLine } from '@disha/contract/chances';

/** As published, in one breath. */
export const nameOf = ({ institute, programme }: Pick<ChanceLine, 'institute' | 'programme'>): string =>
  `${programme.name}, ${institute.name}`;
