import { deskEndpoints, type DeskHealth } from '@disha/contract/desk';
import { say } from '@disha/contract/say';
import type { Serve } from '../../http/serve.ts';
import type { NameStaff } from '../../identity/staff.ts';
import type { AuditRepository } from '../../ops/audit.repository.ts';

interface DeskParts {
  audit: AuditRepository;
  named: NameStaff;
  health: () => Promise<DeskHealth>;
}

export function serveDesk(serve: Serve, { audit, named, health }: DeskParts): void {
  serve(deskEndpoints, {
    'GET /desk/audit': async ({ query: { cursor, limit } }) => {
      const { rows, nextCursor } = await audit.page(cursor, limit);
      const entries = (await named(rows)).map(({ reason = null, source = null, ...entry }) => {
        return { ...entry, reason, source, at: entry.at.toISOString() };
      });
      return { message: say('desk.audit'), data: { entries, nextCursor } };
    },
    'GET /desk/health': async () => ({ message: say('desk.health'), data: await health() }),
  });
}
