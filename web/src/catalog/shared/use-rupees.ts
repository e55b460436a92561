import { useFormat } from '../../messages/format.ts';

/** ₹2,50,000 */
export function useRupees(): (value: number) => string {
  const format = useFormat();
  return (value) => `${value < 0 ? '−' : ''}₹${format.number(Math.abs(value))}`;
}
