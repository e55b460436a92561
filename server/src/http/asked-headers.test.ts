import { expect, it } from 'vitest';
import { askedHeaders } from './asked-headers.ts';

it('finds them however they are written, among all others', () => {
  const raw = ['Host', 'a.example', 'Accept-Encoding', 'br', 'ACCEPT-LANGUAGE', 'hi', 'X-Accept-Longer', 'x', 'if-none-match', '"a"'];
  expect(askedHeaders(raw)).toEqual({ 'accept-encoding': 'br', 'accept-language': 'hi', 'if-none-match': '"a"' });
  expect(askedHeaders(['Host', 'a.example', 'Accept-Charsets', 'utf-8'])).toEqual({});
});

it('leaves alone what stands twice', () => {
  expect(askedHeaders(['Accept-Encoding', '', 'accept-encoding', 'br'])).toBeUndefined();
  expect(askedHeaders(['If-None-Match', '"a"', 'If-None-Match', '"b"'])).toBeUndefined();
});
