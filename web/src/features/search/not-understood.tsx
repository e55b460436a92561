import { useText } from '../../messages/locale.ts';
import { searchTexts } from '../../messages/search.ts';

/** What the search did not understand is said, so that it can be said otherwise. */
export function NotUnderstood({ words = [] }: { words?: readonly string[] | undefined }) {
  const text = useText(searchTexts);
  return words.length === 0 ? null : <p className="py-1 text-sm text-ink-soft">{text.notUnderstood(words.join(', '))}</p>;
}
