/** Voice control finds a button by what is seen on it: the initials stand in its name in every language, as they are drawn. */
import { pseudoLanguage } from '@disha/contract/languages';
import type { User } from '@disha/contract/user';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { renderHtml } from '../../testing/render.tsx';
import { AccountMenu } from './account-menu.tsx';

const user = (name: string) => ({ _id: 'a'.repeat(24), name, email: 'asha@example.com', profile: {} }) as User;

/** What is drawn on the button without a picture, and what it is called. */
async function seenAndSaid(name: string, locale: 'en' | 'hi' | typeof pseudoLanguage) {
  const drawn = await renderHtml(<AccountMenu user={user(name)} />, { queryClient: new QueryClient(), locale });
  const [, seen, said] =
    /<button[^>]*><span aria-hidden="true"[^>]*>([^<]*)<\/span><span class="sr-only">([^<]*)<\/span>/.exec(drawn) ?? [];
  return { seen, said };
}

for (const locale of ['en', 'hi', pseudoLanguage] as const)
  it(`is called what is seen, in ${locale}`, async () => {
    const { seen, said } = await seenAndSaid('Asha Kumari', locale);
    expect(seen).toBe('AK');
    expect(said).toMatch(/\bAK\b/);
    const nameless = await seenAndSaid('', locale);
    expect(nameless.said).toContain(nameless.seen);
  });
