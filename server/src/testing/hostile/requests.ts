/** Requests to an endpoint of the contract, from proper to wild, in every part that a sender controls. */
import { cutoffColumns } from '@disha/contract/chances.words';
import type { Endpoint } from '@disha/contract/endpoint';
import { fc } from '../property.ts';
import { schemaKeys, naughty, nearlyValid, valid, wild, type Hints, type Json } from './from-schema.ts';
import { naughtyStrings } from './naughty-strings.ts';

export interface HostileRequest {
  method: string;
  /** Percent-encoded, so that it can be sent at all; raw shapes have a test of their own. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  /** Who asks: replaced by a good token when sent. */
  as: 'nobody' | 'student' | 'operator' | 'other';
}

/** encodeURIComponent refuses half a character; a hostile sender does not. */
export function encoded(text: string): string {
  let out = '';
  for (const byte of Buffer.from(text)) out += `%${byte.toString(16).padStart(2, '0')}`;
  return out;
}

const asText = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));

function queryOf(value: Json): string {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return encoded(asText(value).slice(0, 3000));
  return Object.entries(value)
    .flatMap(([key, each]) =>
      Array.isArray(each)
        ? each.slice(0, 40).map((one) => `${encoded(key)}=${encoded(asText(one).slice(0, 500))}`)
        : [`${encoded(key)}=${encoded(asText(each).slice(0, 3000))}`],
    )
    .join('&')
    .slice(0, 8000);
}

/** A query that says things twice, or in forms that some parsers turn into objects, lists or prototypes. */
const pollution = (keys: readonly string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.constantFrom(...keys, '__proto__', 'constructor', 'toString', 'hasOwnProperty'),
        fc.constantFrom('', '[]', '[0]', '[__proto__]', '[constructor][prototype]', '.__proto__', '[$gt]', '%00', '%5B%5D'),
        fc.constantFrom('=', '', '=='),
        fc.oneof(naughty, fc.constantFrom('1', 'asc', 'name')),
      ),
      { minLength: 1, maxLength: 12 },
    )
    .map((parts) => parts.map(([key, form, sign, value]) => `${encoded(key)}${form}${sign}${encoded(value.slice(0, 300))}`).join('&'));

const headerText = naughty.map((text) => text.replace(/[^\t\x20-\x7e]/g, '').slice(0, 2000));
const someHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'authorization',
          'accept',
          'accept-encoding',
          'if-none-match',
          'x-forwarded-for',
          'x-request-id',
          'origin',
          'cookie',
          'range',
          'user-agent',
          'accept-language',
          'x-http-method-override',
          'if-modified-since',
        ),
        headerText,
      )
      .map(([name, value]) => ({ [name]: value })),
  },
);
const contentTypes = fc.oneof(
  { weight: 12, arbitrary: fc.constant('application/json') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      'application/json; charset=utf-16',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'application/json;',
      'APPLICATION/JSON',
      'application/jsonp',
      '',
      ';',
      'a/b/c',
    ),
  },
);

/** Files that are imported: proper lines, naughty cells, and what is no table at all. */
const fileTypes = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('text/csv', 'text/csv; charset=utf-8') },
  { weight: 1, arbitrary: contentTypes },
);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
/** Closing ranks: most cells as they should be, so that naughty names come through to the tables. */
const mostly = (good: string, ...bad: string[]) =>
  fc.oneof({ weight: 12, arbitrary: fc.constant(good) }, { weight: 1, arbitrary: bad.length > 0 ? fc.constantFrom(...bad) : naughty });
const cutoffRow: Record<(typeof cutoffColumns)[number], fc.Arbitrary<string>> = {
  year: mostly('2026', '20e1', '2099', ''),
  round: mostly('6 (final)'),
  authority: mostly('JoSAA', 'MCC', 'KCET (KEA)', 'constructor'),
  institute_name_as_published: naughty,
  programme_as_published: naughty,
  degree: mostly(''),
  years: mostly('4'),
  quota: mostly('AI', 'HS', '', '\0', 'constructor'),
  category: mostly('OPEN'),
  pwd: mostly('0', '1', '2'),
  gender: mostly('neutral', 'female', '__proto__'),
  opening: mostly('', '1', '1e400', '-0'),
  closing: mostly('100', '1.5', '0', 'NaN', '9'.repeat(400)),
  unit: mostly('rank', 'percentile', ''),
  source: mostly('a notice'),
  note: mostly('', 'P-both', 'state=Goa', 'code=1;code=2', '='),
};
const files = fc.oneof(
  { weight: 1, arbitrary: naughty },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.tuple(naughty, fc.constantFrom('Goa', 'Bihar', 'Mordor', '"'), fc.constantFrom('private', '', '\0')), { maxLength: 8 })
      .map((rows) => ['id,name,state,type', ...rows.map((cells) => `,${cells.join(',')}`)].join('\n')),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(fc.tuple(...cutoffColumns.map((column) => cutoffRow[column])), { maxLength: 8 })
      .map((rows) => [cutoffColumns.join(','), ...rows.map((cells) => cells.map(quoted).join(','))].join('\n')),
  },
);

/** JSON that is spoilt as text: cut, doubled, with a mark in front, or not JSON at all. */
const spoil = (json: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(json) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        json.slice(0, Math.floor(json.length / 2)),
        json + json,
        `\ufeff${json}`,
        json.replace('{', '{"__proto__":{"x":1},'),
        json.replace('}', ',"a":1,"a":2}'),
        '',
        'null',
        '[',
        '{"a":',
        `${'['.repeat(5000)}`,
        'x'.repeat(70_000),
      ),
    },
  );

const isForStaff = (access: Endpoint['access']) => access === 'editor' || access === 'operator';

const personFor = (access: Endpoint['access']): fc.Arbitrary<HostileRequest['as']> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.constant<HostileRequest['as']>(isForStaff(access) ? 'operator' : 'student') },
    { weight: 2, arbitrary: fc.constant<HostileRequest['as']>(isForStaff(access) ? 'student' : 'operator') },
    { weight: 1, arbitrary: fc.constantFrom<HostileRequest['as']>('nobody', 'other') },
  );

/** A query that is written out already. */
class Ready {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const asIs = (text: string) => new Ready(text);

export function requestsTo(name: string, endpoint: Endpoint, hints: Hints): fc.Arbitrary<HostileRequest> {
  const [method = '', pattern = ''] = name.split(' ');
  const param = (key: string) =>
    fc
      .oneof({ weight: 3, arbitrary: hints[key] ?? naughty }, { weight: 2, arbitrary: naughty }, { weight: 1, arbitrary: wild })
      .map((value) => encoded(asText(value).slice(0, 1500)) || '%20');
  const path = fc
    .tuple(...pattern.split('/').map((part) => (part.startsWith(':') ? param(part.slice(1)) : fc.constant(part))))
    .map((parts) => parts.join('/'));
  const query = endpoint.query
    ? fc
        .oneof(
          { weight: 3, arbitrary: valid(endpoint.query, hints) },
          { weight: 3, arbitrary: nearlyValid(endpoint.query, hints) },
          { weight: 1, arbitrary: wild },
          { weight: 2, arbitrary: pollution(schemaKeys(endpoint.query)).map(asIs) },
        )
        .map((value) => (value instanceof Ready ? `?${value.text}` : `?${queryOf(value)}`))
    : fc.oneof({ weight: 5, arbitrary: fc.constant('') }, { weight: 1, arbitrary: wild.map((value) => `?${queryOf(value)}`) });
  const body: fc.Arbitrary<string | undefined> = endpoint.csv
    ? files
    : endpoint.body
      ? fc
          .oneof(
            { weight: 2, arbitrary: valid(endpoint.body, hints) },
            { weight: 4, arbitrary: nearlyValid(endpoint.body, hints) },
            { weight: 2, arbitrary: wild },
          )
          .map((value) => JSON.stringify(value))
          .chain(spoil)
      : fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: wild.map((value) => JSON.stringify(value)) });
  return fc
    .tuple(path, query, body, someHeaders, endpoint.csv ? fileTypes : contentTypes, personFor(endpoint.access))
    .map(([where, asked, sent, headers, type, as]) => ({
      method,
      path: `/api${where}${asked}`,
      headers: { ...headers, ...(sent === undefined ? {} : { 'content-type': type }) },
      body: sent,
      as,
    }));
}

/** What is beside the contract, and what is nowhere, with any method. */
export const besideTheContract: fc.Arbitrary<HostileRequest> = fc
  .tuple(
    fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'PURGE', 'SEARCH'),
    fc.oneof(
      {
        weight: 6,
        arbitrary: fc.constantFrom(
          '/api/avatar',
          '/api/openapi.json',
          '/api/docs',
          '/api/docs.css',
          '/api/health',
          '/api/ready',
          '/metrics',
          '/api',
          '/api/',
          '/api//',
          '/api/../api/exams',
          '/api/quiz',
          '/api/exams/jee-main/x',
          '/API/exams',
        ),
      },
      { weight: 1, arbitrary: naughty.map((text) => `/api/${encoded(text.slice(0, 500))}`) },
    ),
    fc.oneof(
      { weight: 1, arbitrary: fc.constant('') },
      { weight: 3, arbitrary: pollution(['name', 'size', 'background', 'color', 'bold']).map((text) => `?${text}`) },
    ),
    someHeaders,
    personFor('anyone'),
  )
  .map(([method, path, query, headers, as]) => ({ method, path: path + query, headers, body: undefined, as }));

/** Every naughty text in every place of an endpoint that takes one: a path's part, a query's value, a body's value. */
export function* naughtyRequestsTo(
  name: string,
  endpoint: Endpoint,
  keys: { query: string[]; body: string[] },
  proper: Record<string, Json>,
): Generator<HostileRequest> {
  const [method = '', pattern = ''] = name.split(' ');
  const plain = `/api${pattern.replace(/:\w+/g, 'jee-main')}`;
  const json = { 'content-type': 'application/json' };
  const body = endpoint.body ? proper : undefined;
  const base = { method, headers: body ? json : {}, as: isForStaff(endpoint.access) ? ('operator' as const) : ('student' as const) };
  for (const text of naughtyStrings) {
    if (endpoint.params)
      yield { ...base, path: `/api${pattern.replace(/:\w+/g, encoded(text.slice(0, 1500)) || '%20')}`, body: body && JSON.stringify(body) };
    for (const key of keys.query) yield { ...base, path: `${plain}?${key}=${encoded(text.slice(0, 3000))}`, body: undefined };
    for (const key of keys.body) yield { ...base, path: plain, body: JSON.stringify({ ...proper, [key]: text }) };
  }
}
