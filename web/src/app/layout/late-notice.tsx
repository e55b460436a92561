import { createElement, Suspense, useEffect, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { commonTexts } from '../../messages/common.ts';
import { pageNow, useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { useTries } from '../lazy/late-screens.ts';
import { useLoading, type Loading } from './use-loading.ts';

/** After a release the files of the version before are gone, however often they are asked for: then the page itself is. */
const triesBeforeLoading = 2;

function LateLine({ busy, load }: Loading) {
  const { late } = useText(commonTexts);
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-marigold-tint px-4 py-2 text-marigold-ink print:hidden">
      <p>{late.page}</p>
      <Button look="quiet" busy={busy} onClick={() => void load()}>
        {late.open}
      </Button>
    </div>
  );
}

/**
 * A link was followed and its screen does not come: the page that was left stays, this says so, and it goes on by itself. The address
 * names the new page already, so loading it opens that one.
 */
export function LateNotice() {
  const { pathname } = useLocation();
  const tries = useTries();
  const loading = useLoading();
  const isLate = tries > 0 && pageNow() !== pathname;
  const wantsPage = isLate && tries >= triesBeforeLoading;
  const { load } = loading;
  useEffect(() => {
    // Asked anew after every try that failed.
    if (wantsPage) void load();
  }, [wantsPage, tries, load]);
  return (
    <div role="status" className="sticky top-0 z-50">
      {isLate && <LateLine {...loading} />}
    </div>
  );
}

/** In the place of a screen that is on its way, where there is no page before it to be kept. */
export function LateScreen({ children }: { children: ReactNode }) {
  const isLate = useTries() > 0;
  const loading = useLoading();
  return (
    <>
      <div role="status">{isLate && <LateLine {...loading} />}</div>
      {children}
    </>
  );
}

interface PartProps {
  children: ReactNode;
  /** In its place while it is on its way. */
  meanwhile?: ReactNode;
  /** In its place when it is late, rather than a line that says so. */
  instead?: ReactNode;
}

/** A part of a page whose code comes by itself: the page does without for as long as it takes. */
export function PartOfPage({ children, ...places }: PartProps) {
  return <Suspense fallback={<LatePart {...places} />}>{children}</Suspense>;
}

/** The same for a part that always stands so. */
export const partOfPage = <Props extends object>(Part: ComponentType<Props>): ComponentType<Props> =>
  function InPage(props) {
    return <PartOfPage>{createElement(Part, props)}</PartOfPage>;
  };

function LatePart({ meanwhile = null, instead }: Omit<PartProps, 'children'>) {
  const { late } = useText(commonTexts);
  if (useTries() === 0) return meanwhile;
  if (instead !== undefined) return instead;
  return (
    <p role="status" className="my-4 text-ink-soft">
      {late.part}
    </p>
  );
}
