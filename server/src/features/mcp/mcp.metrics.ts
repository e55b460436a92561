import type { ToolName } from '@disha/contract/mcp.asks';
import { Counter, type Registry } from 'prom-client';

/** Counts calls by tool, and nothing of what was asked. */
export function toolCounter(registry: Registry): (tool: ToolName) => void {
  const calls = new Counter({
    name: 'disha_mcp_calls_total',
    help: 'Calls of tools by assistants.',
    labelNames: ['tool'],
    registers: [registry],
  });
  return (tool) => {
    calls.inc({ tool });
  };
}
