import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LocaleProvider, type Locale } from '../messages/locale.ts';
import { HouseContext, type House } from './house.ts';

interface ProvidersProps {
  house: House;
  locale: Locale;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything around the router. */
export function Providers({ house, locale, queryClient, children }: ProvidersProps) {
  return (
    <HouseContext value={house}>
      <LocaleProvider locale={locale}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </LocaleProvider>
    </HouseContext>
  );
}
