import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

/** Where this server is to be found, for links that leave it: by its settings, whatever a request's Host says. */
export function originOf(app: Pick<FastifyInstance, 'server'>, { PUBLIC_URL: address, HOST: host, PORT: port }: Env): string {
  if (address !== undefined) return address;
  const listening = app.server.address();
  const actual = typeof listening === 'object' && listening !== null ? listening.port : port;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${actual}`;
}
