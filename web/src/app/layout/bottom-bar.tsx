import { Compass, DoorOpen, LayoutGrid, Route } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../messages/locale.ts';
import { navTexts } from '../../messages/nav.ts';
import { paths } from '../../paths.ts';
import { usePagePlace } from '../../session/use-place.ts';
import { Link } from '../../ui/link.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { navGroups, type NavGroup } from '../routes/nav-group.ts';
import { barItemLook } from './bar-item-look.ts';
import { PartOfPage } from './late-notice.tsx';
import { SearchButton } from './search-button.tsx';

const BarSheet = lazyScreen(async () => (await import('./bar-sheet.tsx')).BarSheet);

const icons = { find: Compass, look: LayoutGrid, get: DoorOpen, mine: Route };
/** Where a group leads while there is no code that could open it. */
const firstOf: Record<NavGroup, string> = { find: paths.quiz, look: paths.careers, get: paths.chances, mine: paths.pathPlan };

/** At the foot of a phone: four groups and the search. */
export function BottomBar() {
  const text = useText(navTexts);
  const isBrowser = useIsBrowser();
  const place = usePagePlace();
  const [opened, setOpened] = useState<{ group: NavGroup; at: string } | null>(null);
  return (
    <>
      <nav aria-label={text.bar} className="leaves-for-keyboard flex border-t border-line bg-card px-1 md:hidden print:hidden">
        {navGroups.map((group) => {
          const Icon = icons[group];
          const inside = (
            <>
              <Icon aria-hidden="true" className="size-5" />
              <span className="max-[17rem]:sr-only">{text.groups[group]}</span>
            </>
          );
          return isBrowser ? (
            <button
              key={group}
              type="button"
              aria-haspopup="dialog"
              className={barItemLook}
              onPointerDown={() => void BarSheet.preload().catch(() => undefined)}
              onClick={() => setOpened({ group, at: place })}
            >
              {inside}
            </button>
          ) : (
            <Link key={group} to={firstOf[group]} className={barItemLook}>
              {inside}
            </Link>
          );
        })}
        <SearchButton isInBar />
      </nav>
      {opened?.at === place && (
        <PartOfPage instead={null}>
          <BarSheet group={opened.group} onClose={() => setOpened(null)} />
        </PartOfPage>
      )}
    </>
  );
}
