import { addressIn, defaultLanguage } from '@disha/contract/languages';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useLocale } from '../../messages/locale.ts';

/** The head's links to this page and its twins, as the server sent them, are those of the first page: they go along to the next. */
export function useOwnLinks(): void {
  const { pathname } = useLocation();
  const locale = useLocale();
  useEffect(() => {
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[hreflang], link[rel=canonical]')) {
      const language = link.hreflang === '' ? locale : link.hreflang === 'x-default' ? defaultLanguage : link.hreflang;
      const isWhole = !link.getAttribute('href')?.startsWith('/');
      link.setAttribute('href', (isWhole ? new URL(link.href).origin : '') + addressIn(language, pathname));
    }
  }, [pathname, locale]);
}
