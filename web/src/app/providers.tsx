import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { mine } from '../api/query-client.ts';
import { LocaleProvider, type Locale } from '../messages/locale.ts';
import { useSession } from '../session/session.ts';
import { HouseContext, type House } from './house.ts';

interface ProvidersProps {
  house: House;
  locale: Locale;
  queryClient: QueryClient;
  children: ReactNode;
}

/** Everything around the router. */
export function Providers({ house, locale, queryClient, children }: ProvidersProps) {
  useEffect(
    () =>
      useSession.subscribe((now, before) => {
        // Another person, or nobody: what belonged to the one before must not be seen.
        if (now.user?._id !== before.user?._id) queryClient.removeQueries({ queryKey: [mine] });
      }),
    [queryClient],
  );
  return (
    <HouseContext value={house}>
      <LocaleProvider locale={locale}>
        <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
      </LocaleProvider>
    </HouseContext>
  );
}
