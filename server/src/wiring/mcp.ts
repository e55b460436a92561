import { indianDay } from '@disha/contract/indian-day';
import { catalogVersion, newestMonth } from '../catalog/catalog-version.ts';
import { toolCounter } from '../features/mcp/mcp.metrics.ts';
import { serveMcp } from '../features/mcp/mcp.routes.ts';
import { clientAddress, clientNetwork, proxyTrust } from '../http/client-address.ts';
import type { BuiltApp } from './app.ts';

export function wireMcp({ app, parts, shared, now, origin, nameOf, book, fees }: BuiltApp): void {
  const { env, catalogFolder } = parts;
  const { snapshot, catalog, catalogs, metrics } = shared;
  if (env.MCP === 'off') return;
  const trust = proxyTrust(env.TRUST_PROXY);
  const small = catalogs.filter(({ isLarge = false }) => !isLarge);
  const newest = () => newestMonth(small.flatMap(({ contract }) => snapshot.items(contract.name)));
  let known: { state: unknown; version: Promise<string> } | undefined;
  const version = () => {
    const { state } = snapshot;
    if (known?.state !== state || !known)
      known = { state, version: catalogVersion({ catalog, catalogFolder, newest, fees: () => fees.sheet.items() }) };
    const { version: current } = known;
    // While the database is away the next call asks again.
    current.catch(() => (known = undefined));
    return current;
  };
  const count = toolCounter(metrics.registry);
  serveMcp(app, {
    ...{ app, origin, nameOf, newest, version, publicUrl: env.PUBLIC_URL, programVersion: parts.version ?? '0' },
    book,
    today: () => indianDay(now()),
    callerOf: env.RATE_LIMIT === 'on' ? ({ raw }) => clientNetwork(clientAddress(raw, trust)) : undefined,
    onCall: (tool) => {
      count(tool);
      app.log.info({ tool }, 'an assistant called a tool');
    },
    onError: (error) => app.log.error({ err: error }, 'a tool failed'),
  });
}
