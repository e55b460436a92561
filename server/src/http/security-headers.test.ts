import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const answers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};
const documents = {
  ...answers,
  'content-security-policy':
    "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
    "frame-src 'none';manifest-src 'self';form-action 'self';base-uri 'none';frame-ancestors 'none';object-src 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

describe('what browsers are told', () => {
  it('without strangers: nobody but us', () => {
    const { 'content-security-policy': _, ...files } = answers;
    expect(securityHeaders({ googleScriptUrl: null, avatarServiceUrl: '/api/avatar' })).toEqual({ documents, files, answers });
  });

  it('with Google and an avatar service: those hosts, for what they are needed', () => {
    const hosts = { googleScriptUrl: 'https://accounts.google.com/gsi/client', avatarServiceUrl: 'https://avatars.example/api' };
    expect(securityHeaders(hosts).documents).toEqual({
      ...documents,
      'content-security-policy':
        "default-src 'none';script-src 'self' https://accounts.google.com;style-src 'self' https://accounts.google.com;" +
        "img-src 'self' data: https://avatars.example https://*.googleusercontent.com;font-src 'self';" +
        "connect-src 'self' https://accounts.google.com;frame-src https://accounts.google.com;manifest-src 'self';" +
        "form-action 'self';base-uri 'none';frame-ancestors 'none';object-src 'none'",
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(securityHeaders(hosts).answers).toEqual(answers);
  });
});
