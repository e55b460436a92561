import { beforeAll, expect, it } from 'vitest';
import { registeredStudent, studentBody } from '../../testing/registered-student.ts';
import { testApp, type TestApp } from '../../testing/test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});

const past = { class: undefined, stream: undefined, field: undefined };
it.each([
  ['graduate', 'graduate'],
  ['parent', null],
  ['teacher', null],
])('takes a %s, who is asked for nothing of a class', async (who, chosenClass) => {
  const { user, token } = await registeredStudent(server, { ...past, who });
  expect(user).toMatchObject({ who, class: chosenClass, state: 'Bihar', stream: null, field: null });
  expect((await server.call('GET', '/auth/profile', { token })).body.data.user).toEqual(user);
  for (const beside of [{ class: '12' }, { stream: 'arts' }, { field: 'medicine' }]) {
    const refused = await server.call('POST', '/auth/register', { body: studentBody({ ...past, who, ...beside }) });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toMatchObject([{ path: Object.keys(beside)[0] }]);
  }
  expect((await server.call('POST', '/auth/register', { body: studentBody({ ...past, who: `${who}s` }) })).status).toBe(400);
});
