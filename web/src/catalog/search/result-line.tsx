import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';

interface ResultLineProps {
  /** "12 exams"; empty while it is not known. */
  count: string;
  isFiltered: boolean;
  isFromProfile: boolean;
  /** What the profile does not say, the details on this device do. */
  isFromDetails?: boolean;
  onClear: () => void;
}

/** How many there are, why, and the way to all of them. Keeps its height, so that the list below never jumps. */
export function ResultLine({ count, isFiltered, isFromProfile, isFromDetails = false, onClear }: ResultLineProps) {
  const text = useText(catalogTexts);
  return (
    <div className="my-1 flex min-h-11 items-center justify-between gap-x-4">
      <p role="status" className="min-w-0">
        <strong>{count}</strong>
        {isFromProfile && <span className="text-ink-soft">{` · ${isFromDetails ? text.fromDetails : text.fromProfile}`}</span>}
      </p>
      {isFiltered && (
        <Button look="plain" className="-mx-2 flex-none" onClick={onClear}>
          {text.clearFilter}
        </Button>
      )}
    </div>
  );
}
