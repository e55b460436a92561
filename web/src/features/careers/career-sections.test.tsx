import { expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { renderHtml } from '../../testing/render.tsx';
import { Sourced, sourceName } from './career-sections.tsx';

const drawn = (source: string) =>
  renderHtml(<Sourced facts={[{ text: 'A fact.', source }]} />, { queryClient: makeQueryClient(), locale: 'hi' });
const unread = 'इस पेज के लिए हमने इसे नहीं खोला है';

it.each(['Architects Act 1972 (from knowledge of the Act; not opened)', 'Architects Act 1972; from knowledge of the Act, not opened'])(
  'says in the language of the page that nobody opened "%s"',
  async (source) => {
    const shown = await drawn(source);
    expect(shown).toContain('Architects Act 1972');
    expect(shown).toContain(unread);
    expect(shown).not.toContain('knowledge');
    expect(sourceName(source)).toBe('Architects Act 1972');
  },
);

it('says nothing of the kind of a source that was read', async () => {
  expect(await drawn('Architects Act 1972')).not.toContain(unread);
});
