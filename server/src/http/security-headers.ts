/** What browsers are told to forbid. The same for every answer of a kind, so it is written down once, when the server starts. */
import { leastHeaders } from './least-headers.ts';

interface OutsideHosts {
  /** The Google sign-in script, when it is configured. */
  googleScriptUrl: string | null;
  avatarServiceUrl: string;
}

export type HeaderSet = Readonly<Record<string, string>>;

export interface SecurityHeaders {
  /** Pages, and whatever a browser may open as one. */
  documents: HeaderSet;
  /** Scripts and styles: what only a document heeds would be a tenth of their bytes. */
  files: HeaderSet;
  /** The API, which no browser may open as a page. */
  answers: HeaderSet;
}

const forEverything: HeaderSet = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const forDocuments: HeaderSet = {
  'origin-agent-cluster': '?1',
  // The position only for the button that looks for colleges near by; it stays on the device.
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  // The old filter did more harm than good; browsers that still have it are told to leave it.
  'x-xss-protection': '0',
};

const originOf = (url: string) => (url.startsWith('http') ? [new URL(url).origin] : []);

export function securityHeaders(hosts: OutsideHosts): SecurityHeaders {
  const google = hosts.googleScriptUrl === null ? [] : originOf(hosts.googleScriptUrl);
  return {
    documents: {
      'content-security-policy': policy(hosts, google),
      // Google's popup hands its credential back through the opener.
      'cross-origin-opener-policy': google.length > 0 ? 'same-origin-allow-popups' : 'same-origin',
      ...forEverything,
      ...forDocuments,
    },
    files: forEverything,
    answers: { ...forEverything, ...leastHeaders },
  };
}

/** The token lives in localStorage, so no script but ours may ever run: no inline code, no eval, no stranger's host. */
function policy(hosts: OutsideHosts, google: readonly string[]): string {
  const photos = google.length > 0 ? ['https://*.googleusercontent.com'] : [];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...google],
    'style-src': ["'self'", ...google],
    'img-src': ["'self'", 'data:', ...originOf(hosts.avatarServiceUrl), ...photos],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...google],
    'frame-src': google.length > 0 ? google : ["'none'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join(';');
}
