import { intlTag } from '@disha/contract/languages';
import { useLocale, useText } from '../../messages/locale.ts';
import { offlineTexts } from '../../messages/offline.ts';

/** In megabytes with one digit behind the point, and never none. */
export function useSize(): (bytes: number) => string {
  const locale = useLocale();
  const { screen } = useText(offlineTexts);
  const format = new Intl.NumberFormat(intlTag(locale), { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (bytes) => screen.megabytes(format.format(Math.max(0.1, bytes / 1_000_000)));
}
