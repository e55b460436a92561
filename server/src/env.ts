/** Every setting, parsed once at start. The only reader of process.env. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';

const blankAsUnset = (value: unknown) => (value === '' ? undefined : value);
const setting = <T extends z.ZodType>(schema: T) => z.preprocess(blankAsUnset, schema);
const url = (protocols: RegExp, what: string) => z.url({ protocol: protocols, error: what });
const http = (what: string) => url(/^https?$/, what);

/** What the framework understands: yes, no, a number of hops, addresses and networks, or its names for the private ones. */
function isProxyTrust(value: string): boolean {
  if (/^(true|false|\d{1,2})$/.test(value)) return true;
  return value.split(',').every((part) => {
    const [address = '', bits, ...rest] = part.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true;
    return (
      isIP(address) !== 0 &&
      rest.length === 0 &&
      (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) > 0 && Number(bits) <= (isIP(address) === 4 ? 32 : 128)))
    );
  });
}

const mailbox = /^(?:([^<>"\r\n]*?)\s*<([^<>\s]+)>|([^<>\s]+))$/;

/** `Disha <mail@disha.example>` or the address alone, taken apart. */
export function mailboxOf(text: string): { name: string; address: string } {
  const [, name = '', within, alone = ''] = mailbox.exec(text.trim()) ?? [];
  return { name, address: within ?? alone };
}

const isMailbox = (text: string) => z.email().safeParse(mailboxOf(text).address).success;

const schema = z
  .object({
    PORT: setting(
      z.coerce
        .number('must be a port number')
        .int('must be a port number')
        .min(0, 'must be a port number')
        .max(65535, 'must be a port number')
        .default(3000),
    ),
    HOST: setting(z.string().default('127.0.0.1')),
    PUBLIC_URL: setting(
      http('must be an http(s) address')
        .refine((value) => URL.canParse(value) && new URL(value).origin === value.replace(/\/$/, ''), 'must be an address without a path')
        .transform((value) => new URL(value).origin)
        .optional(),
    ),
    DATA_DIR: setting(z.string().default('.data')),
    CATALOG_DIR: setting(z.string().optional()),
    DATABASE_URL: setting(url(/^postgres(ql)?$/, 'must be a postgres:// address').optional()),
    DATABASE_POOL_URL: setting(url(/^postgres(ql)?$/, 'must be a postgres:// address').optional()),
    ADMIN_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
    METRICS_TOKEN: setting(z.string().min(16, 'must have at least 16 characters').optional()),
    GOOGLE_CLIENT_ID: setting(z.string().optional()),
    GOOGLE_JWKS_URL: setting(http('must be an http(s) address').default('https://www.googleapis.com/oauth2/v3/certs')),
    GOOGLE_SCRIPT_URL: setting(http('must be an http(s) address').default('https://accounts.google.com/gsi/client')),
    GEMINI_API_KEY: setting(z.string().optional()),
    GEMINI_MODEL: setting(z.string().default('gemini-2.5-flash')),
    GEMINI_BASE_URL: setting(http('must be an http(s) address').default('https://generativelanguage.googleapis.com/v1beta')),
    AI_BASE_URL: setting(http('must be an http(s) address').optional()),
    AI_MODEL: setting(z.string().optional()),
    AI_API_KEY: setting(z.string().optional()),
    SMTP_URL: setting(url(/^smtps?$/, 'must be an smtp:// or smtps:// address').optional()),
    MAIL_FROM: setting(
      z.string().refine(isMailbox, 'must be an e-mail address, or a name and an address: Disha <mail@disha.example>').optional(),
    ),
    MAIL_DIR: setting(z.string().optional()),
    AVATAR_SERVICE_URL: setting(
      z.union([z.literal('/api/avatar'), http('must be an http(s) address')], 'must be an http(s) address').default('/api/avatar'),
    ),
    PSEUDO_LANGUAGE: setting(z.enum(['on', 'off'], 'must be on or off').default('off')),
    OFFLINE_WORKER: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
    MCP: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
    SERVE_WEB: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
    RATE_LIMIT: setting(z.enum(['on', 'off'], 'must be on or off').default('on')),
    TRUST_PROXY: setting(
      z.string().refine(isProxyTrust, 'must be true, false, a number of hops, or addresses of proxies').default('false'),
    ),
    LOG_LEVEL: setting(
      z
        .enum(
          ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
          'must be one of fatal, error, warn, info, debug, trace, silent',
        )
        .default('info'),
    ),
  })
  .refine(({ AI_BASE_URL: url, AI_MODEL: model }) => url === undefined || model !== undefined, {
    path: ['AI_MODEL'],
    error: 'must be set when AI_BASE_URL is',
  })
  .refine(({ SMTP_URL: smtp, PUBLIC_URL: address }) => smtp === undefined || address !== undefined, {
    path: ['SMTP_URL'],
    error: 'needs PUBLIC_URL: links in mails lead there, never where a request says',
  });

export type Env = z.output<typeof schema>;

export class BadSettings extends Error {}

export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
  throw new BadSettings(`Bad settings: ${lines.join('; ')}. See .env.example.`);
}

/** As the server and its commands read them: the environment, and what the project's own .env adds to it. */
export function readSettings(root: string): Env {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readEnv();
}
