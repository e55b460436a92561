import { useEffect } from 'react';
import { preloadScreen } from '../routes.tsx';

const signs = ['pointerover', 'focusin', 'touchstart'] as const;

/** Whoever points at a link will probably follow it: its screen's code is fetched meanwhile. One listener for all links. */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    const onSign = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link?.origin !== window.location.origin || link.target === '_blank') return;
      preloadScreen(link.pathname)?.catch(() => undefined);
    };
    for (const sign of signs) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onSign);
    };
  }, []);
}
