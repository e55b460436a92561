/** An assistant as the library's own client is one, in a version of the protocol, without a port. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';
import { atTheEnd } from './at-the-end.ts';

type Version = '2026-07-28' | '2025-11-25';

export interface ToolAnswer {
  isError: boolean;
  text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape are read here
  data: any;
}

export interface Assistant {
  client: Client;
  call: (tool: string, given?: Record<string, unknown>) => Promise<ToolAnswer>;
}

export async function assistant({ app }: { app: FastifyInstance }, version: Version = '2026-07-28'): Promise<Assistant> {
  const inside = async (url: string | URL, { method = 'GET', headers, body }: RequestInit = {}) => {
    const sent = Object.fromEntries(new Headers(headers));
    const answered = await app.inject({
      method: method as 'POST',
      url: new URL(url).pathname,
      headers: sent,
      ...(body === undefined || body === null ? {} : { payload: body as string }),
    });
    const isEmpty = [202, 204, 304].includes(answered.statusCode) && answered.body === '';
    return new Response(isEmpty ? null : answered.body, {
      status: answered.statusCode,
      headers: answered.headers as Record<string, string>,
    });
  };
  const mode = version === '2026-07-28' ? { pin: version } : 'legacy';
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(new URL('http://disha.test/mcp'), { fetch: inside }));
  atTheEnd(() => client.close());
  return {
    client,
    call: async (name, given = {}) => {
      const { content, structuredContent, isError = false } = await client.callTool({ name, arguments: given });
      const [first] = content as { type: string; text: string }[];
      return { isError, text: first?.text ?? '', data: structuredContent };
    },
  };
}
