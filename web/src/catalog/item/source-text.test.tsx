import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { SourceText } from './source-text.tsx';

const drawn = (source: string) =>
  renderHtml(<SourceText say={(told) => `Source: ${told}.`} source={source} />, { queryClient: makeQueryClient() });

it('leads to the address of a source, without the full stop of the sentence', async () => {
  const said = await drawn('UPSC, calendar for 2027 https://www.upsc.gov.in/files/a-2027.pdf');
  expect(said).toContain('href="https://www.upsc.gov.in/files/a-2027.pdf"');
  expect(said).toMatch(/>upsc\.gov\.in<\/a>.*\./);
});

it('leads to each of several, and to nothing that is no address of the web', async () => {
  const said = await drawn('Shiksha https://www.shiksha.com/a; News9 (https://news9.example/b); javascript:alert(1)');
  expect([...said.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['https://www.shiksha.com/a', 'https://news9.example/b']);
});
