import { Printer } from 'lucide-react';
import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';

/** The browser's own printing, which also saves as PDF. */
export function PrintButton() {
  const { print } = useText(catalogTexts);
  return (
    <Button look="quiet" className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden="true" className="size-5" />
      {print}
    </Button>
  );
}
