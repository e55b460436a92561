/** The quiz with a language model behind it, spoken to over a real wire. */
import type { ServerResponse } from 'node:http';
import { quizzes } from '@disha/guidance/quizzes';
import type { Bank } from '@disha/guidance/types';
import { describe, expect, it, vi } from 'vitest';
import { fakeModel, modelEnv, type FakeModel, type Protocol } from '../../testing/fake-model.ts';
import { newStudent } from '../../testing/new-student.ts';
import { sheetFor } from '../../testing/sheets.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

const class10 = quizzes[0] as Bank;
const answers = sheetFor(class10, 'science_pcm');
const prose = {
  explanation:
    'Science (PCM) fits what you told us. You lean towards working things out, and your ' +
    'answers about code and space said so again and again.',
  keyStrengths: ['You like to work things out', 'You enjoy building what did not exist', 'You stay with a hard puzzle'],
  studyTips: ['Give maths a short hour each day', 'Look at the papers of an entrance exam', 'Write one small program this month'],
};
const good = JSON.stringify(prose);

const submit = (server: TestApp, token?: string) =>
  server.call('POST', '/quiz/class10/submit', { body: { quizId: class10.id, answers }, token });
const withoutWords = (data: { recommendations: object[] }) => ({
  ...data,
  submittedAt: '',
  recommendations: data.recommendations.map((each) => ({ ...each, explanation: '', keyStrengths: [], studyTips: [], aiGenerated: false })),
});

let made: ReturnType<typeof submit> | undefined;
/** What our own templates say to the same answers. */
async function templates() {
  made ??= testApp().then((server) => submit(server));
  const { data } = (await made).body;
  expect(data.recommendations[0].aiGenerated).toBe(false);
  return data;
}

describe.each<Protocol>(['gemini', 'openai'])('%s', (protocol) => {
  const start = async (says: FakeModel['says']) => {
    const fake = await fakeModel(protocol);
    fake.says = says;
    return { fake, server: await testApp({ env: modelEnv(protocol, fake.url) }) };
  };

  it('may change the words of the first, and nothing else', async () => {
    const { server } = await start(good);
    const { data } = (await submit(server)).body;
    expect(data.recommendations[0]).toMatchObject({ ...prose, aiGenerated: true });
    expect(data.recommendations.slice(1).every(({ aiGenerated }: { aiGenerated: boolean }) => !aiGenerated)).toBe(true);
    expect(withoutWords(data)).toEqual(withoutWords(await templates()));
  });

  it('is asked once for the same answers, and its words are kept with the attempt', async () => {
    const { fake, server } = await start(good);
    const { token } = await newStudent(server);
    await Promise.all([submit(server), submit(server), submit(server)]);
    const { attemptId } = (await submit(server, token)).body.data;
    expect(fake.asked).toHaveLength(1);
    fake.says = (response) => response.writeHead(500).end();
    const { result } = (await server.call('GET', `/quiz/attempts/${attemptId}`, { token })).body.data;
    expect(result.recommendations[0]).toMatchObject({ ...prose, aiGenerated: true });
  });

  it('learns nothing about the person', async () => {
    const { fake, server } = await start(good);
    const student = await newStudent(server, { name: 'Meenakshi Sundaram', state: 'Kerala', email: 'meenakshi@example.org' });
    await submit(server, student.token);
    const [asked] = fake.asked;
    const sent = `${asked?.url} ${JSON.stringify(asked?.headers)} ${asked?.body}`.toLowerCase();
    for (const secret of ['meenakshi', 'sundaram', 'example.org', 'kerala', student.id, student.token])
      expect(sent).not.toContain(secret.toLowerCase());
    expect(sent).toContain('science (pcm)');
  });

  it('is not believed when it fails: the template stands, and nothing says otherwise', async () => {
    const { fake, server } = await start((response) =>
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"message":"INJECTED"}}'),
    );
    const answer = await submit(server);
    expect(fake.asked).toHaveLength(1);
    expect({ ...answer.body.data, submittedAt: '' }).toEqual({ ...(await templates()), submittedAt: '' });
  });

  it('gets eight seconds and no more', async () => {
    // Headers at once, a body never.
    let says: (response: ServerResponse) => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      says = (response) => {
        response.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
        resolve();
      };
    });
    const { server } = await start((response) => says(response));
    const without = await testApp();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let answered = false;
      const answer = submit(server).finally(() => (answered = true));
      await asked;
      await vi.advanceTimersByTimeAsync(7_999);
      // The later request is answered first.
      await submit(without);
      expect(answered).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect((await answer).body.data.recommendations[0].aiGenerated).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('can be looked at without a token being spent, at most once a minute', async () => {
    const { fake, server } = await start(good);
    const look = async () => (await server.call('GET', '/quiz/test-gemini')).body.data;
    const provider =
      protocol === 'gemini' ? { provider: 'gemini', model: 'gemini-test' } : { provider: 'openai-compatible', model: 'local-test' };
    expect(await look()).toEqual({ configured: true, reachable: true, ...provider });
    await Promise.all([look(), look()]);
    expect(fake.asked.map(({ method }) => method)).toEqual(['GET']);
    expect(JSON.stringify(await look())).not.toContain('secret-key');
  });

  it('that does not answer is not reachable, and no reason to fail', async () => {
    const server = await testApp({ env: modelEnv(protocol, 'http://127.0.0.1:9/v1') });
    expect((await server.call('GET', '/quiz/test-gemini')).body.data).toMatchObject({ configured: true, reachable: false });
    expect((await submit(server)).body.data.recommendations[0].aiGenerated).toBe(false);
  });
});

it('without a model there is nothing to reach', async () => {
  const { body } = await (await testApp()).call('GET', '/quiz/test-gemini');
  expect(body.data).toEqual({ configured: false, provider: null, model: null, reachable: null });
});
