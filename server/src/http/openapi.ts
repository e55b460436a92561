/** The contract as OpenAPI 3.1 (its schemas are JSON Schema already) and as a page a person can read. */
import { accepted, isDeskAct, type Endpoint, type EndpointKey, type EndpointTable } from '@disha/contract/endpoint';
import { defaultLanguage, languages } from '@disha/contract/languages';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { SharedBody } from './answer.ts';

type Json = Record<string, unknown>;

const describe = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
};

const parameters = (schema: z.ZodType | undefined, where: 'path' | 'query') => {
  if (!schema) return [];
  const { properties = {}, required = [] } = describe(schema, 'input') as { properties?: Record<string, Json>; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
};

const security: Record<Endpoint['access'], Json[]> = {
  anyone: [],
  optional: [{}, { token: [] }],
  student: [{ token: [] }],
  editor: [{ token: [] }, { adminToken: [] }],
  operator: [{ token: [] }, { adminToken: [] }],
};

/** A message in the asked language, and what it means for those who have words of their own. */
const messageParts = { message: { type: 'string' }, messageId: { type: 'string' }, params: { type: 'object' } };

function operation(method: string, endpoint: Endpoint): Json {
  const envelope = {
    type: 'object',
    required: ['success', 'message', 'data'],
    properties: { success: { const: true }, ...messageParts, data: describe(endpoint.data, 'output') },
  };
  return {
    summary: endpoint.summary,
    security: security[endpoint.access],
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...(endpoint.header === undefined ? [] : [{ name: endpoint.header, in: 'header', required: true, schema: { type: 'string' } }]),
      { $ref: '#/components/parameters/lang' },
      { $ref: '#/components/parameters/acceptLanguage' },
    ],
    ...(endpoint.body
      ? { requestBody: { required: true, content: { 'application/json': { schema: describe(endpoint.body, 'input') } } } }
      : {}),
    ...(endpoint.csv ? { requestBody: { required: true, content: { 'text/csv': { schema: { type: 'string' } } } } } : {}),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: 'Success',
        content:
          endpoint.file === undefined ? { 'application/json': { schema: envelope } } : { [endpoint.file]: { schema: { type: 'string' } } },
      },
      ...(isDeskAct(method, endpoint)
        ? { [String(accepted)]: { description: 'Stored; it shows in a moment', content: { 'application/json': { schema: envelope } } } }
        : {}),
      default: { description: 'Failure', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    },
  };
}

function openApi(table: EndpointTable): Json {
  const paths: Record<string, Json> = {};
  for (const [name, endpoint] of Object.entries(table) as [EndpointKey, Endpoint][]) {
    const [method = '', path = ''] = name.split(' ');
    const url = path.replace(/:(\w+)/g, '{$1}');
    (paths[url] ??= {})[method.toLowerCase()] = operation(method, endpoint);
  }
  const failure = {
    type: 'object',
    required: ['success', 'message', 'code'],
    properties: {
      success: { const: false },
      ...messageParts,
      code: { type: 'string' },
      errors: { type: 'array', items: { type: 'object', properties: { path: { type: 'string' }, ...messageParts } } },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Disha', version: '1', description: 'What students in India can study, where, and how they get in.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Failure: failure },
      parameters: {
        lang: {
          name: 'lang',
          in: 'query',
          required: false,
          description: 'The language of the answer; it goes before Accept-Language. Another one is refused with 400.',
          schema: { type: 'string', enum: languages },
        },
        acceptLanguage: {
          name: 'Accept-Language',
          in: 'header',
          required: false,
          description: `The most wanted language that is spoken here is answered in, else ${defaultLanguage}.`,
          schema: { type: 'string' },
        },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, adminToken: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
const whoMayCall: Record<Endpoint['access'], string> = {
  anyone: 'anyone',
  optional: 'anyone; a token is noticed',
  student: 'signed in',
  editor: 'editor or operator',
  operator: 'operator',
};

function docsPage(table: EndpointTable): string {
  const block = (label: string, schema: z.ZodType | undefined, io: 'input' | 'output') =>
    schema ? `<details><summary>${label}</summary><pre>${escape(JSON.stringify(describe(schema, io), null, 2))}</pre></details>` : '';
  const sections = (Object.entries(table) as [EndpointKey, Endpoint][]).map(
    ([name, { summary, access, params, query, body, data }]) => `
<section>
<h2><code>${escape(name.replace(' /', ' /api/'))}</code></h2>
<p>${escape(summary)} <small>(${whoMayCall[access]})</small></p>
${block('Path', params, 'input')}${block('Query', query, 'input')}${block('Body', body, 'input')}${block('Answer: data', data, 'output')}
</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Disha API</title>
<link rel="stylesheet" href="/api/docs.css">
<main>
<h1>Disha API</h1>
<p>Every answer is <code>{ success, message, data }</code>; a failure is <code>{ success: false, message, code, errors? }</code>.
Every call takes <code>lang</code> (${languages.join(', ')}), else <code>Accept-Language</code> is heeded.
Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>${sections.join('')}
</main>
</html>
`;
}

const docsCss = `
body { font: 1rem/1.55 system-ui, sans-serif; margin: 0; background: #fbfaf7; color: #172033; }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem; }
section { background: #fff; border: 1px solid #e5e1d8; border-radius: 14px; padding: .5rem 1rem; margin: 1rem 0; }
h2 { font-size: 1rem; overflow-wrap: anywhere; }
pre { overflow: auto; background: #f3f1ec; padding: .75rem; border-radius: 9px; font-size: .85rem; }
summary { cursor: pointer; min-height: 2.75rem; display: flex; align-items: center; }
a { color: #2346c7; }
nav a { display: inline-flex; min-height: 2.75rem; align-items: center; margin-inline-end: 1rem; }
code { overflow-wrap: anywhere; }
`;

/** Written out once, when somebody first asks: describing every schema takes a tenth of a second, and anybody may ask. */
export function addDocs(app: FastifyInstance, table: EndpointTable): void {
  const serve = (url: string, contentType: string, write: () => string) => {
    let made: SharedBody | undefined;
    app.get(url, async (request, reply) => {
      made ??= new SharedBody(Buffer.from(write()), contentType);
      await made.send(request, reply);
      return reply;
    });
  };
  serve('/api/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(openApi(table)));
  serve('/api/docs', 'text/html; charset=utf-8', () => docsPage(table));
  serve('/api/docs.css', 'text/css; charset=utf-8', () => docsCss);
}
