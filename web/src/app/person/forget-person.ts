/** One person leaves this browser and another comes: the next one finds nothing of the last, with or offline to fetch code. */
import type { QueryClient } from '@tanstack/react-query';
import { mine } from '../../api/query-client.ts';
import { forgetLeaving, forgetOthers, forgetTab } from '../../session/leaving.ts';
import { onSignOut } from '../../session/on-sign-out.ts';
import { onOtherPerson, ownerNow, type Owner } from '../../session/owner.ts';

export function watchPeople(queryClient: QueryClient): () => void {
  const arrived = (now: Owner) => {
    if (now !== null) forgetOthers(now);
    forgetTab();
    queryClient.removeQueries({ queryKey: [mine] });
  };
  const here = ownerNow();
  if (here !== null) forgetOthers(here);
  const stops = [onSignOut(forgetLeaving), onOtherPerson(arrived)];
  return () => {
    for (const stop of stops) stop();
  };
}
