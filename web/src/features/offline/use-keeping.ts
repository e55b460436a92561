import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { packs, type WantedPack } from '../../api/packs.ts';
import { askWorker } from '../../api/tell-worker.ts';
import { offlineTexts } from '../../messages/offline.ts';
import { useText } from '../../messages/locale.ts';
import { toast } from '../../ui/toast.ts';
import { offlineQueries } from './offline.queries.ts';

/** A browser that is short of room clears away what no page has asked it to keep. */
const askToStay = () => navigator.storage?.persist?.().catch(() => false);

/** Where facts have changed since the list was read, a pack has another address: it is looked up once more. */
async function keepAsOffered(pack: WantedPack): Promise<void> {
  try {
    await packs.keep(pack);
  } catch (error) {
    if (!isApiError(error)) throw error;
    const offered = await call('GET /packs');
    const now = offered.packs.find(({ name }) => name === pack.name);
    if (!now) throw error;
    await packs.keep({ ...now, at: offered.at });
  }
}

export function useKeeping() {
  const client = useQueryClient();
  const { screen } = useText(offlineTexts);
  const refresh = () => client.invalidateQueries({ queryKey: offlineQueries.kept().queryKey });
  const keep = useMutation({
    mutationFn: async (pack: WantedPack) => {
      await askToStay();
      await keepAsOffered(pack);
      // Its screens too: the worker fetches what of the code it has not.
      await askWorker('keep-all');
    },
    onSuccess: refresh,
    onError: (error) => {
      toast.error(isApiError(error) ? screen.notKept : screen.full);
    },
  });
  const drop = useMutation({ mutationFn: (name: string) => packs.drop(name), onSuccess: refresh });
  return { keep, drop };
}
