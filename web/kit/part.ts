import type { ReactNode } from 'react';

/** A part's states by their names. */
export type Part = Record<string, () => ReactNode>;
