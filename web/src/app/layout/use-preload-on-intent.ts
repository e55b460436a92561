import { useEffect, useState } from 'react';
import { localeOf } from '../../messages/locale.ts';
import { listen } from '../../ui/listen.ts';
import { useAppDefinition } from '../app-definition.ts';
import { preloadScreen } from '../routes/route-table.tsx';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;
const noticedMs = 200;

/**
 * Prefetch: a link that is pointed at will probably be followed; its screen's code is fetched meanwhile. One listener for all links.
 * True while a followed link's screen is still on its way, if that takes long enough to be noticed.
 */
export function usePreloadOnIntent(): boolean {
  const { routes } = useAppDefinition();
  const [isOnItsWay, setOnItsWay] = useState(false);
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin || link.target === '_blank') return undefined;
      return preloadScreen(routes, localeOf(link.pathname)).catch(() => undefined);
    };
    const onSign = (event: Event) => {
      // Something is dragged over it: that is no pointing.
      if (event instanceof PointerEvent && event.buttons !== 0) return;
      void preload(event);
    };
    const onFollow = (event: Event) => {
      const timer = setTimeout(() => {
        setOnItsWay(true);
      }, noticedMs);
      void Promise.resolve(preload(event)).then(() => {
        clearTimeout(timer);
        setOnItsWay(false);
      });
    };
    const stops = [listen(document, signs, onSign, { passive: true }), listen(document, ['click'], onFollow)];
    return () => stops.forEach((stop) => stop());
  }, [routes]);
  return isOnItsWay;
}
