import { clientError } from '@disha/contract/client-errors';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../api/api-error.ts';
import { browserOf, clientErrorOf } from './tell-error.ts';

const at = { route: '/courses/:courseId', origin: 'https://disha.example', userAgent: 'Mozilla/5.0 Chrome/120.0.0.0 Safari/537.36' };

function broken(message: string, ...lines: string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...lines].join('\n');
  return error;
}

describe('what is told of an error', () => {
  it('is what broke and where in our code, as the contract takes it', () => {
    const error = broken(
      "Cannot read properties of undefined (reading 'name')",
      '    at CourseCard (https://disha.example/assets/courses-screen.js?x=1:1:2345)',
      '    at inject (chrome-extension://abcdef/content.js:1:1)',
      '    at https://disha.example/assets/index.js:3:4567',
    );
    const told = clientErrorOf('screen', error, at);
    expect(told).toEqual({
      kind: 'screen',
      message: 'TypeError: Cannot read properties of undefined (reading name)',
      stack: ['at CourseCard (/assets/courses-screen.js:1:2345)', 'at /assets/index.js:3:4567'],
      route: '/courses/:courseId',
      browser: 'Chrome 120',
    });
    expect(clientError.safeParse(told).success).toBe(true);
  });

  it('stays within what the contract takes, however long the error is', () => {
    const lines = Array.from({ length: 50 }, (_, index) => `    at ${'f'.repeat(400)} (https://disha.example/assets/index.js:1:${index})`);
    expect(clientError.safeParse(clientErrorOf('error', broken('x y '.repeat(500), ...lines), at)).success).toBe(true);
  });

  it.each([
    ['a call that failed', new ApiError({ code: 'network', status: 0 })],
    ['an extension’s error', broken('x', '    at inject (chrome-extension://abcdef/content.js:1:1)')],
    ['a text that was thrown', 'asha@example.in'],
    ['nothing', undefined],
  ])('is nothing for %s', (_what, error) => {
    expect(clientErrorOf('rejection', error, at)).toBeNull();
  });
});

it.each([
  ['Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36', 'Chrome 131'],
  ['Mozilla/5.0 (Linux; Android 9; SM-J530) AppleWebKit/537.36 SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36', 'Samsung 23'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36 Edg/120.0.2210.91', 'Edge 120'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 15_4 like Mac OS X) AppleWebKit/605.1.15 Version/15.4 Mobile/15E148 Safari/604.1', 'Safari 15'],
  ['UCWEB/2.0 (Java; U; MIDP-2.0)', 'other'],
])('%s is %s', (userAgent, expected) => {
  expect(browserOf(userAgent)).toBe(expected);
});
