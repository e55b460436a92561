import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LocaleProvider, type Locale } from '../../messages/locale.ts';
import { AppDefinitionContext, type AppDefinition } from '../app-definition.ts';

interface ProvidersProps {
  app: AppDefinition;
  locale: Locale;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything around the router. */
export function Providers({ app, locale, queryClient, children }: ProvidersProps) {
  return (
    <AppDefinitionContext value={app}>
      <LocaleProvider locale={locale}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </LocaleProvider>
    </AppDefinitionContext>
  );
}
