import { useCallback, useState } from 'react';
import { isServerThere } from '../../api/is-server-there.ts';

export interface Loading {
  busy: boolean;
  /** The server did not answer when it was last tried. */
  isAway: boolean;
  load: () => Promise<void>;
}

/** Loads the page at the address anew, unless the server is out of reach: then the browser's own error page would be all that is left. */
export function useLoading(): Loading {
  const [busy, setBusy] = useState(false);
  const [isAway, setAway] = useState(false);
  const load = useCallback(async () => {
    setBusy(true);
    const isThere = await isServerThere();
    if (isThere) window.location.reload();
    setAway(!isThere);
    setBusy(false);
  }, []);
  return { busy, isAway, load };
}
