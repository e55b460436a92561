/**
 * npm run bench:mcp -- ADDRESS: what a call of a tool costs a running server, beside the endpoint it asks. A refused call runs no
 * handler, but it also writes no result: the difference of tool and endpoint is the stricter figure, and the one that is held.
 */
import { argv } from 'node:process';

const [address = 'http://127.0.0.1:3000'] = argv.slice(2);
const calls = 300;
const limitMs = 3;

async function processorSeconds(): Promise<number> {
  const text = await (await fetch(`${address}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

async function millisecondsEach(ask: () => Promise<Response>): Promise<number> {
  for (let at = 0; at < 30; at += 1) await (await ask()).text();
  const before = await processorSeconds();
  for (let at = 0; at < calls; at += 1) await (await ask()).text();
  return ((await processorSeconds()) - before) * (1000 / calls);
}

const meta = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': {},
};
const tool = (given: object) => () =>
  fetch(`${address}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'get',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get', arguments: given, _meta: meta } }),
  });

const first = await tool({ kind: 'exams', id: 'jee-main' })();
if (!(await first.text()).includes('structuredContent')) throw new Error(`The tool answers with ${first.status}.`);
const endpoint = await millisecondsEach(() => fetch(`${address}/api/exams/jee-main?lang=en`));
const refused = await millisecondsEach(tool({}));
const called = await millisecondsEach(tool({ kind: 'exams', id: 'jee-main' }));
console.log(`endpoint ${endpoint.toFixed(2)} ms, tool ${called.toFixed(2)} ms of processor a call`);
const beyond = called - endpoint;
console.log(`refused ${refused.toFixed(2)} ms, beyond the endpoint ${beyond.toFixed(2)} ms (at most ${limitMs})`);
if (!(beyond <= limitMs)) process.exitCode = 1;
