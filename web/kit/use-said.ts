import { useLocale } from '../src/messages/locale.ts';

/** The long words of another language, beside English ones. */
export const useSaid = () => {
  const isHindi = useLocale() === 'hi';
  return (english: string, hindi: string) => (isHindi ? hindi : english);
};
