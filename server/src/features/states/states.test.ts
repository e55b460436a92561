import { states as everyState, stateSlug } from '@disha/contract/taxonomy';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleExam } from '../../testing/sample-catalog.ts';
import { shippedStates } from '../../testing/shipped-states.ts';
import { adminToken, testApp, type TestApp } from '../../testing/test-app.ts';

const states = shippedStates();

interface Route {
  group: string;
  examId?: string | undefined;
  examName?: string | undefined;
}

describe('how each state admits', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await testApp({ catalog: { exams: [sampleExam({ id: 'keam', shortName: 'KEAM' })] }, parts: { states } });
  });
  const routesOf = async (slug: string): Promise<Route[]> => (await server.call('GET', `/states/${slug}`)).body.data.state.routes;

  it('lists every state and union territory by name, with the exams that are in the catalog', async () => {
    const { status, body } = await server.call('GET', '/states');
    expect(status).toBe(200);
    const { states: listed } = body.data;
    expect(listed.map(({ name }: { name: string }) => name)).toEqual([...everyState].sort());
    expect(listed).toContainEqual({ name: 'Kerala', title: 'Kerala', slug: 'kerala', tests: ['KEAM'] });
    expect(listed).toContainEqual({ name: 'Goa', title: 'Goa', slug: 'goa', tests: [] });
  });

  it('tells of one state what its file says, under its name in kebab-case', async () => {
    for (const file of states) {
      const { status, body } = await server.call('GET', `/states/${stateSlug(file.name)}`);
      expect(status).toBe(200);
      const { name, slug, help, sources, asOf, routes } = body.data.state;
      expect({ name, slug, help, sources, asOf }).toEqual({
        ...{ name: file.name, slug: file.slug, help: file.help },
        ...{ sources: file.sources, asOf: file.asOf },
      });
      const plain = ({ examId: _id, examName: _name, ...rest }: Route) => rest;
      expect(routes.map(plain)).toEqual(file.routes.map(plain));
    }
  });

  it('names an exam by its short name, and leaves out one that nobody could open', async () => {
    const [engineering, cochin] = await routesOf('kerala');
    expect(engineering).toMatchObject({ group: 'engineering', examId: 'keam', examName: 'KEAM' });
    expect(cochin).toMatchObject({ group: 'engineering' });
    expect(cochin).not.toHaveProperty('examId');
    expect(cochin).not.toHaveProperty('examName');
  });

  it.each(['atlantis', 'Kerala', '__proto__', '%00', 'tamil%20nadu', 'x'.repeat(5000)])('answers 404 for %s', async (slug) => {
    const { status, body } = await server.call('GET', `/states/${slug}`);
    expect(status).toBe(404);
    expect(body).toEqual({ success: false, code: 'not_found', message: 'State not found', messageId: 'states.notFound' });
  });

  it('is the same for everybody, and asked for again costs a 304', async () => {
    const first = await server.call('GET', '/states/goa');
    expect(first.headers['cache-control']).toBe('public, no-cache');
    expect((await server.call('GET', '/states/goa', { headers: { 'if-none-match': String(first.headers['etag']) } })).status).toBe(304);
  });

  it('follows an exam that is renamed', async () => {
    await server.call('PUT', '/exams/keam', { body: { shortName: 'KEAM Kerala' }, token: adminToken });
    expect((await routesOf('kerala'))[0]?.examName).toBe('KEAM Kerala');
    expect((await server.call('GET', '/states')).body.data.states).toContainEqual({
      name: 'Kerala',
      title: 'Kerala',
      slug: 'kerala',
      tests: ['KEAM Kerala'],
    });
  });
});
