/** The least a server can do: the same status, headers and bytes that ours answered once, from node:http. */
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BenchCall } from './load.ts';

const [url = '', options = '{}'] = process.argv.slice(2);
const { method = 'GET', headers = {}, body } = JSON.parse(options) as BenchCall;

const ask = request(url, { method, headers }, (response) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(chunk));
  response.on('end', () => {
    const bytes = Buffer.concat(chunks);
    // These Node writes by itself, here as there.
    const { 'transfer-encoding': _chunked, connection: _connection, 'keep-alive': _keepAlive, date: _date, ...kept } = response.headers;
    const server = createServer((incoming, reply) => {
      incoming.resume();
      reply.writeHead(response.statusCode ?? 200, kept);
      reply.end(bytes);
    });
    server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
  });
});
if (body !== undefined) ask.write(body);
ask.end();
