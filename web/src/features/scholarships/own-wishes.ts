/** What somebody says of themselves to narrow the list: kept while page and person stay, never sent, never in an address. */
import { create } from 'zustand';
import { onOtherPerson } from '../../session/owner.ts';

export interface OwnWishes {
  category: string;
  income: string;
  forGirls: string;
  /** Only what fits the details on this device, or may: `yes`, `no`, or nothing said. */
  fits: '' | 'yes' | 'no';
}

const nothing: OwnWishes = { category: '', income: '', forGirls: '', fits: '' };

export const useOwnWishes = create<OwnWishes>(() => nothing);

export const wish = (some: Partial<OwnWishes>): void => {
  useOwnWishes.setState(some);
};
export const forgetWishes = (): void => {
  useOwnWishes.setState(nothing);
};
onOtherPerson(forgetWishes);
