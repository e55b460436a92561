import type { ReactNode } from 'react';

/** A part's states by their names. */
export type KitPart = Record<string, () => ReactNode>;
