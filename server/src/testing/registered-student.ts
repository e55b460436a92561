import type { User } from '@disha/contract/user';
import type { TestApp } from './test-app.ts';

let lastNumber = 0;

/** A body that registers somebody new each time: class 10 unless said. */
export function studentBody(given: Record<string, unknown> = {}): Record<string, unknown> {
  lastNumber += 1;
  return {
    name: 'Asha Kumari',
    email: `asha.${lastNumber}@example.in`,
    password: 'Secret1',
    class: '10',
    state: 'Bihar',
    stream: 'arts',
    ...given,
  };
}

export interface RegisteredStudent {
  user: User;
  token: string;
  email: string;
  password: string;
}

export async function registeredStudent(server: TestApp, given: Record<string, unknown> = {}): Promise<RegisteredStudent> {
  const body = studentBody(given);
  const answer = await server.call('POST', '/auth/register', { body });
  if (answer.status !== 201) throw new Error(`register answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return { ...answer.body.data, email: body['email'], password: body['password'] };
}
