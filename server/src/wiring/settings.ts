import { clientErrorsCounter } from '../features/client-errors/client-errors.metrics.ts';
import { serveClientErrors } from '../features/client-errors/client-errors.routes.ts';
import { serveSettings } from '../features/settings/settings.routes.ts';
import { serveTaxonomy } from '../features/taxonomy/taxonomy.routes.ts';
import type { BuiltApp } from './app.ts';

export function wireSettings({ app, serve, parts, shared, now }: BuiltApp): void {
  const { env } = parts;
  serveTaxonomy(serve);
  serveSettings(serve, {
    googleClientId: env.GOOGLE_CLIENT_ID ?? null,
    googleScriptUrl: env.GOOGLE_CLIENT_ID === undefined ? null : env.GOOGLE_SCRIPT_URL,
    avatarServiceUrl: env.AVATAR_SERVICE_URL,
    mail: shared.outbox.isOn,
  });
  serveClientErrors(serve, {
    note: (error, text) => app.log.warn({ browser: error }, text),
    count: clientErrorsCounter(shared.metrics.registry),
    now,
  });
}
