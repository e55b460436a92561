/** Every endpoint, asked in the tests' own language: a sentence that comes back in plain letters stands in the code instead of a table. */
import { api } from '@disha/contract/api';
import type { Endpoint, EndpointKey } from '@disha/contract/endpoint';
import { texts } from '@disha/contract/words/en/texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mailbox } from './testing/mailbox.ts';
import { registeredStudent } from './testing/registered-student.ts';
import { sampleCollege, sampleCourse, sampleExam } from './testing/sample-catalog.ts';
import { adminToken, testApp, type InjectOptions, type TestApp } from './testing/test-app.ts';

interface Told {
  path?: string;
  message: string;
  messageId?: string;
}

const table = Object.entries(api) as [EndpointKey, Endpoint][];
const shapeOf = (schema: z.ZodType | undefined): string[] => {
  const { properties = {} } = schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as { properties?: object }) : {};
  return Object.keys(properties);
};
const wrong: readonly unknown[] = [null, '', ' ', 'x', '-1', 'abc def', 'x'.repeat(10_001), 7, true, [], [7], ['x'.repeat(300)], { a: 1 }];

describe('in the language of the tests', () => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await testApp({
      catalog: { courses: [sampleCourse()], colleges: [sampleCollege()], exams: [sampleExam()] },
      env: { PSEUDO_LANGUAGE: 'on', ...mailbox().env },
    });
    ({ token } = await registeredStudent(server));
  });

  const seen = new Set<string>();
  const ask = async (name: EndpointKey, path: string, options: InjectOptions = {}): Promise<void> => {
    const [method = ''] = name.split(' ');
    const lang = `${path.includes('?') ? '&' : '?'}lang=en-XA`;
    const { body, headers } = await server.call(method as 'GET', `${path}${lang}`, options);
    // A file of facts says nothing of its own.
    if (String(headers['content-type']).startsWith('text/csv')) return;
    const messages: Told[] = [body, ...(body.errors ?? [])];
    for (const { message, messageId } of messages) {
      expect(message, `${name} ${JSON.stringify(options.body)?.slice(0, 200)}`).toMatch(/^[^A-Za-z]*\P{ASCII}[^A-Za-z]*$/u);
      expect(texts).toHaveProperty([messageId ?? 'none']);
      seen.add(messageId ?? '');
    }
  };

  const tokenFor = ({ access }: Endpoint) =>
    access === 'editor' || access === 'operator' ? adminToken : access === 'anyone' ? undefined : token;
  const pathOf = (name: EndpointKey, id = 'jee-main') => (name.split(' ')[1] ?? '').replace(/:\w+/g, id);
  // What would end the session of those who come after it.
  const harmless = table.filter(([name]) => name !== 'POST /auth/logout');

  it.each(harmless)('%s says nothing in plain English', async (name, endpoint) => {
    const options = { token: tokenFor(endpoint) };
    for (const id of ['jee-main', 'iit-bombay', 'btech-civil-engineering', 'arts', '12', 'nowhere']) {
      if (endpoint.params || id === 'nowhere') await ask(name, pathOf(name, id), { ...options, ...(endpoint.body ? { body: {} } : {}) });
    }
    for (const key of shapeOf(endpoint.body)) {
      for (const value of wrong) await ask(name, pathOf(name), { ...options, body: { [key]: value } });
    }
    for (const key of shapeOf(endpoint.query)) {
      for (const value of wrong.filter((each) => typeof each === 'string')) {
        await ask(name, `${pathOf(name)}?${key}=${encodeURIComponent(value)}`, options);
      }
    }
    if (endpoint.access !== 'anyone' && endpoint.access !== 'optional') {
      for (const bad of [undefined, 'stolen']) await ask(name, pathOf(name), { token: bad, ...(endpoint.body ? { body: {} } : {}) });
    }
  });

  it('nor do those who cannot even ask', async () => {
    await ask('GET /no/such' as EndpointKey, '/no/such');
    await ask('DELETE /settings' as EndpointKey, '/settings');
    await ask('POST /auth/login', '/auth/login', { headers: { 'content-type': 'application/json' }, body: '{' });
    await ask('POST /auth/login', '/auth/login', { headers: { 'content-type': 'text/plain' }, body: 'x' });
    await ask('POST /auth/login', '/auth/login', { body: { email: 'x'.repeat(70_000) } });
    await ask('GET /avatar' as EndpointKey, '/avatar?size=1&background=no&bold=no');
    for (const chosen of ['', 'nothing']) await ask('GET /calendar.ics' as EndpointKey, `/calendar.ics?exams=${chosen}`);
    const lines = [[{ certainty: 'A' }], [{ certainty: 'A', after: '7' }], [{}], [{ certainty: 'A' }, { certainty: 'A' }]];
    for (const rules of lines) {
      const body = { catalog: 'courses', id: sampleCourse().id, rules };
      await ask('POST /desk/rules/meaning', '/desk/rules/meaning', { token: adminToken, body });
    }
    await ask('POST /auth/logout', '/auth/logout', { token });
  });

  it('and most of what there is to say has been said', () => {
    // Those within an answer, a file or a result, are never its message.
    const inside = /^(calendar\.(?!choose|unknown)|careers\.(interest|why)|imports\.|mcp\.)/;
    expect(seen.size).toBeGreaterThan(Object.keys(texts).filter((id) => !inside.test(id)).length / 2);
  });
});
