import { Counter, type Registry } from 'prom-client';
import type { ClientError } from '@disha/contract/client-errors';

/** Counts every report, also those the log leaves out. */
export function clientErrorsCounter(registry: Registry): (kind: ClientError['kind']) => void {
  const reported = new Counter({
    name: 'disha_client_errors_total',
    help: 'Errors that browsers told of.',
    labelNames: ['kind'],
    registers: [registry],
  });
  return (kind) => {
    reported.inc({ kind });
  };
}
