/** A local server that speaks like a language model's provider, and misbehaves when told to. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atTheEnd } from './at-the-end.ts';

export type Protocol = 'gemini' | 'openai';

export interface ModelRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface FakeModel {
  url: string;
  asked: ModelRequest[];
  /** What the model says next: a text, or an answer of the test's own. */
  says: string | ((response: ServerResponse) => void);
}

const key: Record<Protocol, (headers: IncomingMessage['headers']) => unknown> = {
  gemini: (headers) => headers['x-goog-api-key'],
  openai: (headers) => headers.authorization?.replace('Bearer ', ''),
};

const wrapped: Record<Protocol, (text: string) => unknown> = {
  gemini: (text) => ({
    candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
    usageMetadata: { promptTokenCount: 1, candidatesTokenCount: 1, totalTokenCount: 2 },
  }),
  openai: (text) => ({
    id: 'x',
    object: 'chat.completion',
    created: 1,
    model: 'fake',
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  }),
};

const isQuestion = { gemini: /:generateContent$/, openai: /\/chat\/completions$/ };

export async function fakeModel(protocol: Protocol): Promise<FakeModel> {
  const fake: FakeModel = { url: '', asked: [], says: '' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const url = request.url ?? '';
      fake.asked.push({ method: request.method ?? '', url, headers: request.headers, body });
      const send = (status: number, value: unknown) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
      if (key[protocol](request.headers) !== 'secret-key') send(401, { error: { message: 'no key' } });
      else if (!isQuestion[protocol].test(url)) send(200, { data: [] });
      else if (typeof fake.says === 'string') send(200, wrapped[protocol](fake.says));
      else fake.says(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  fake.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  atTheEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return fake;
}

export const modelEnv = (protocol: Protocol, url: string): Record<string, string> =>
  protocol === 'gemini'
    ? { GEMINI_API_KEY: 'secret-key', GEMINI_BASE_URL: url, GEMINI_MODEL: 'gemini-test' }
    : { AI_BASE_URL: url, AI_MODEL: 'local-test', AI_API_KEY: 'secret-key' };
