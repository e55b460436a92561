import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { leastHeaders } from './least-headers.ts';

export interface OutsideHosts {
  /** The Google sign-in script, when it is configured. */
  googleScriptUrl: string | null;
  avatarServiceUrl: string;
}

const originOf = (url: string) => (url.startsWith('http') ? [new URL(url).origin] : []);

/** The token lives in localStorage, so no script but ours may ever run: no inline code, no eval, no stranger's host. */
export function addSecurityHeaders(app: FastifyInstance, hosts: OutsideHosts): void {
  const ofDocuments = { ...headersFor(hosts), 'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' };
  const ofAnswers = {
    ...Object.fromEntries(Object.entries(ofDocuments).filter(([name]) => !forDocuments.includes(name))),
    ...leastHeaders,
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.url.startsWith('/api/') && !request.url.startsWith('/api/docs') ? ofAnswers : ofDocuments);
    done();
  });
}

/** What only a document heeds: on every answer of the API and on a dozen scripts it would be a tenth of the bytes. */
export const forDocuments: readonly string[] = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** They are the same for every answer, so helmet is asked once; as a hook it would write its policy anew for each. */
function headersFor(hosts: OutsideHosts): Record<string, string> {
  const google = hosts.googleScriptUrl === null ? [] : originOf(hosts.googleScriptUrl);
  const googlePhotos = hosts.googleScriptUrl === null ? [] : ['https://*.googleusercontent.com'];
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...google],
        'style-src': ["'self'", ...google],
        'img-src': ["'self'", 'data:', ...originOf(hosts.avatarServiceUrl), ...googlePhotos],
        'font-src': ["'self'"],
        'connect-src': ["'self'", ...google],
        'frame-src': google.length > 0 ? google : ["'none'"],
        'manifest-src': ["'self'"],
        'form-action': ["'self'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
      },
    },
    // Google's popup hands its credential back through the opener.
    crossOriginOpenerPolicy: { policy: google.length > 0 ? 'same-origin-allow-popups' : 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: { maxAge: 31_536_000, includeSubDomains: true },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  write(request, response, (error?: unknown) => {
    if (error !== undefined) throw error;
  });
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));
}
