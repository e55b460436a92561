import { Copy } from 'lucide-react';
import { calendarTexts } from '../../messages/calendar.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';

/** `path` with the place it is at: a calendar elsewhere needs the whole address. */
export function CopyButton({ path }: { path: string }) {
  const { subscribe: text } = useText(calendarTexts);
  const copy = async () => {
    const url = window.location.origin + path;
    try {
      await navigator.clipboard.writeText(url);
      toast.success(text.copied);
    } catch {
      // A browser that forbids it, or an address without https: the person can copy it by hand.
      toast.info(text.byHand(url));
    }
  };
  return (
    <Button look="quiet" onClick={() => void copy()}>
      <Copy aria-hidden="true" className="size-5" />
      {text.copy}
    </Button>
  );
}
