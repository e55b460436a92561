/** Everything by which facts are changed: the operators' calls, the desk's, and sheets of many at once. */
import type { Serve } from '../../http/serve.ts';
import type { CorrectionsParts } from './correction-acts.ts';
import { serveCorrections } from './corrections.routes.ts';
import { serveDeskCorrections } from './desk.routes.ts';
import { serveSheets, type SheetsParts } from './sheets.routes.ts';

export function serveFacts(serve: Serve, parts: CorrectionsParts & SheetsParts): void {
  serveCorrections(serve, parts);
  serveDeskCorrections(serve, parts);
  serveSheets(serve, parts);
}
