import { Share2 } from 'lucide-react';
import { useHref } from 'react-router';
import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

interface ShareButtonProps {
  /** What is shared, in a few words. */
  title: string;
  /** More than the title, where there is more to say. */
  text?: string;
  /** The page it leads to; this one unless said. Filters and whatever else stands in an address are not handed on. */
  path?: string;
  look?: 'quiet' | 'plain';
}

/** The phone's own way of sharing where it has one; else the address goes to the clipboard. */
export function ShareButton({ title, text, path, look = 'quiet' }: ShareButtonProps) {
  const href = useHref(path ?? '');
  const words = useText(catalogTexts).share;
  const share = async () => {
    const url = window.location.origin + (path === undefined ? window.location.pathname : href);
    const shared = { title, ...(text === undefined ? {} : { text }), url };
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share(shared);
        return;
      } catch (error) {
        // Changed their mind: nothing to say.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(text === undefined ? url : `${text} ${url}`);
      toast.success(words.copied);
    } catch {
      // A browser that forbids it, or an address without https: the person can copy it by hand.
      toast.info(words.byHand(url));
    }
  };
  return (
    <Button look={look} className="print:hidden" onClick={() => void share()}>
      <Share2 aria-hidden="true" className="size-5" />
      {words.label}
    </Button>
  );
}
