import type { ReactNode } from 'react';

/** The slot for a button of an item's own, the bookmark button: handed over in the route table. */
export type ItemAction = (item: { id: string; name: string }) => ReactNode;
