import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { usePagePlace } from '../../session/use-place.ts';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { iconButtonLook } from '../../ui/button-look.ts';
import { toast } from '../../ui/toast.ts';
import { useAppDefinition } from '../app-definition.ts';
import { barItemLook } from './bar-item-look.ts';

interface SearchButtonProps {
  /** At the foot of a phone, where its word stands below it; else a round one of a wide screen. */
  isInBar?: boolean;
}

export function SearchButton({ isInBar = false }: SearchButtonProps) {
  const text = useText(navTexts);
  const { api } = useText(commonTexts);
  const { search: SearchDialog } = useAppDefinition();
  const fetchSoon = () => {
    SearchDialog.preload().catch(() => undefined);
  };
  const place = usePagePlace();
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <button
        type="button"
        aria-label={isInBar ? undefined : text.search}
        aria-haspopup="dialog"
        onPointerEnter={fetchSoon}
        onFocus={fetchSoon}
        onClick={() => {
          SearchDialog.preload().then(
            () => {
              setOpenAt(place);
            },
            () => {
              toast.error(api.network);
            },
          );
        }}
        className={isInBar ? barItemLook : iconButtonLook('flex-none border border-line hover:bg-blue-tint max-md:hidden!')}
      >
        <Search aria-hidden="true" className="size-5" />
        {isInBar && <span className="max-[17rem]:sr-only">{text.search}</span>}
      </button>
      {/* Open belongs to the place where it was opened: going anywhere closes it, an address completed below it does not. */}
      {openAt === place && (
        <Suspense>
          <SearchDialog
            onClose={() => {
              setOpenAt(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
