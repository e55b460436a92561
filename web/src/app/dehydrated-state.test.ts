import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { writeDehydrated } from './dehydrated-state.ts';

it('no text of a catalog or an address can end the element it is sent in, and it comes back as it was', () => {
  const evil = '</script><script>alert(1)</script><!-- \u2028 "\\';
  const client = new QueryClient();
  client.setQueryData(['exams', evil], { [evil]: evil });
  const sent = writeDehydrated(client);
  expect(sent).not.toMatch(/[<\n]/);
  const { queries } = JSON.parse(sent) as { queries: { queryKey: unknown; state: { data: unknown } }[] };
  expect(queries[0]).toMatchObject({ queryKey: ['exams', evil], state: { data: { [evil]: evil } } });
});
