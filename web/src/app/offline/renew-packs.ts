/** Renews only the packs that are stored. A pack whose facts have changed has another hash. */
import { call } from '../../api/call.ts';
import { packs } from '../../api/packs.ts';
import { currentLocale } from '../../messages/locale.ts';
import { tellWorker } from '../../api/tell-worker.ts';

/** Only some browsers tell the kind of network, and only on phones. Where it is unknown, nothing is fetched unasked. */
interface Connection {
  type?: string;
  saveData?: boolean;
}
const isFree = (): boolean => {
  const { connection } = navigator as { connection?: Connection };
  return connection?.type === 'wifi' && connection.saveData !== true;
};

export async function renewPacks(): Promise<void> {
  const kept = await packs.kept();
  if (!('caches' in window) || (kept.length === 0 && !isFree())) return;
  const { packs: offered, at } = await call('GET /packs');
  const lean = kept.length === 0 ? `catalogs-${currentLocale().locale}` : undefined;
  for (const pack of offered) {
    const before = kept.find(({ name }) => name === pack.name);
    if (before?.hash === pack.hash) await packs.confirm(pack.name, at);
    else if (before || pack.name === lean) await packs.keep({ ...pack, at });
  }
  tellWorker('keep-all');
}
