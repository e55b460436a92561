import type { StoredPack, WantedPack } from '../../api/packs.ts';
import { intlTag } from '@disha/contract/languages';
import { useLocale, useText } from '../../messages/locale.ts';
import { offlineTexts } from '../../messages/offline.ts';
import { Button } from '../../ui/button.tsx';
import { useKeeping } from './use-keeping.ts';
import { useSize } from './use-size.ts';

export function PackLine({ pack, kept }: { pack: WantedPack; kept: StoredPack | undefined }) {
  const { screen } = useText(offlineTexts);
  const locale = useLocale();
  const sizeOf = useSize();
  const { keep, drop } = useKeeping();
  const day = (at: string) => new Intl.DateTimeFormat(intlTag(locale), { day: 'numeric', month: 'long' }).format(new Date(at));
  const size = sizeOf(pack.bytes);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0 flex-1 basis-52">
        <p>{pack.label}</p>
        {kept && <p className="text-sm text-leaf">{screen.kept(day(kept.at))}</p>}
      </div>
      {kept ? (
        <Button look="quiet" aria-label={screen.removeThis(pack.label)} busy={drop.isPending} onClick={() => drop.mutate(pack.name)}>
          {screen.remove}
        </Button>
      ) : (
        <Button look="quiet" aria-label={screen.keepThis(pack.label, size)} busy={keep.isPending} onClick={() => keep.mutate(pack)}>
          {keep.isPending ? screen.keeping : screen.keep(size)}
        </Button>
      )}
    </li>
  );
}
