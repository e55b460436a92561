/** What somebody says of themselves to narrow the list: kept while the page is open, never sent, never in an address, gone at sign-out. */
import { create } from 'zustand';
import { onSignOut } from '../../session/on-sign-out.ts';

export interface OwnWishes {
  category: string;
  income: string;
  forGirls: string;
  /** Only what fits the passport, or may. */
  fits: string;
}

const nothing: OwnWishes = { category: '', income: '', forGirls: '', fits: '' };

export const useOwnWishes = create<OwnWishes>(() => nothing);

export const wish = (some: Partial<OwnWishes>): void => {
  useOwnWishes.setState(some);
};
export const forgetWishes = (): void => {
  useOwnWishes.setState(nothing);
};
onSignOut(forgetWishes);
