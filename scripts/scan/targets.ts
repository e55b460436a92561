/** Every endpoint that takes something, out of the server's own description of its API, filled in properly. */
import type { Target, Tokens } from './programs.ts';

interface Schema {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  type?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  format?: string;
}

interface Operation {
  parameters: { in: string; name: string; schema: Schema }[];
  requestBody?: { content: Partial<Record<'application/json' | 'text/csv', { schema: Schema }>> };
  security: Record<string, unknown>[];
}

export interface QuizTarget {
  id: string;
  questions: { options: string[] }[];
}

/** Proper values, so that a request gets as far as it can before something in it is spoilt. */
const proper: Record<string, string> = {
  id: 'jee-main',
  search: 'engineering',
  q: 'engineering',
  stream: 'science_pcm',
  field: 'medicine',
  class: '10',
  state: 'Bihar',
  city: 'Patna',
  course: 'mbbs',
  page: '1',
  limit: '20',
  sortOrder: 'asc',
  name: 'Asha Kumari',
  email: 'scan.target@example.in',
  password: 'Wrong1x',
  credential: 'a.b.c',
  itemId: 'mbbs',
  asOf: '2026-11',
  officialLink: 'https://example.in/',
};

function sample(schema: Schema, key = ''): unknown {
  if (key in proper) return proper[key];
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return sample(choice, key);
  if (schema.type === 'array') return schema.items ? [sample(schema.items)] : [];
  if (schema.type === 'object')
    return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, sample(each, name)]));
  if (schema.type === 'number' || schema.type === 'integer') return 1;
  return schema.format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : 'a text';
}

function tokenFor({ security }: Operation, tokens: Tokens): string | undefined {
  if (security.some((each) => 'adminToken' in each)) return tokens.admin;
  return security.length > 0 ? tokens.student : undefined;
}

export async function targetsOf(base: string, tokens: Tokens): Promise<Target[]> {
  const ask = async (path: string) => (await fetch(`${base}/api${path}`)).json();
  const idOf: Record<string, string> = {
    '/quiz/attempts/{id}': tokens.attemptId,
    '/courses/{id}': 'mbbs',
    '/colleges/{id}': 'iit-bombay',
  };

  async function bodyOf(path: string, schema: Schema | undefined): Promise<string | undefined> {
    if (!schema) return undefined;
    const body = sample(schema) as Record<string, unknown>;
    if (!path.startsWith('/quiz/')) return JSON.stringify(body);
    const { quiz } = ((await ask(path.replace('/submit', ''))) as { data: { quiz: QuizTarget } }).data;
    // Of thirty answers the first stands for all: the star marks the places to try.
    return JSON.stringify({
      ...body,
      quizId: `${quiz.id}*`,
      answers: quiz.questions.map(({ options }, index) => (index === 0 ? `${options[0]}*` : options[0])),
      userId: `${tokens.userId}*`,
      attemptId: `${String(body['attemptId'])}*`,
    });
  }

  const { paths } = (await ask('/openapi.json')) as { paths: Record<string, Record<string, Operation>> };
  const targets: Target[] = [];
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const values = (where: string) =>
        operation.parameters
          .filter((each) => each.in === where)
          .map(({ name, schema }): [string, string] => [name, String(sample(schema, name))]);
      const mark = values('path').length > 0 ? '*' : '';
      const url = `${base}/api${path.replace(/\{(\w+)\}/g, (_, name: string) => `${idOf[path] ?? proper[name] ?? 'x'}${mark}`)}`;
      const query = new URLSearchParams(values('query')).toString();
      const body = await bodyOf(path, operation.requestBody?.content['application/json']?.schema);
      if (mark === '' && query === '' && body === undefined) continue;
      targets.push({
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        url: query === '' ? url : `${url}?${query}`,
        body,
        token: tokenFor(operation, tokens),
      });
    }
  }
  const avatar = new URLSearchParams({ name: 'Asha', size: '128', background: 'fff', color: '000', bold: 'true' });
  return [
    ...targets,
    { name: 'GET /avatar', method: 'GET', url: `${base}/api/avatar?${avatar}` },
    { name: 'GET /colleges (page)', method: 'GET', url: `${base}/colleges?search=iit&state=Bihar` },
  ];
}
