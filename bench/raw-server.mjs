/** The least a server can do: the same status, headers and bytes that ours answered once, from node:http. */
import { createServer, request } from 'node:http';

const [url, options] = process.argv.slice(2);
const { method = 'GET', headers = {}, body } = JSON.parse(options ?? '{}');

const ask = request(url, { method, headers }, (response) => {
  const chunks = [];
  response.on('data', (chunk) => chunks.push(chunk));
  response.on('end', () => {
    const bytes = Buffer.concat(chunks);
    const { 'transfer-encoding': _chunked, connection: _connection, 'keep-alive': _keepAlive, date: _date, ...kept } = response.headers;
    const server = createServer((incoming, reply) => {
      incoming.resume();
      reply.writeHead(response.statusCode ?? 200, kept);
      reply.end(bytes);
    });
    server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`));
  });
});
if (body) ask.write(body);
ask.end();
