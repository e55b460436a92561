import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { makeQueryClient } from '../api/query-client.ts';
import { paths } from '../paths.ts';
import { App } from './app.tsx';
import { Providers } from './providers.tsx';
import { preloadScreen } from './routes.tsx';

async function html(url: string): Promise<string> {
  await preloadScreen(url);
  return renderToString(
    <Providers queryClient={makeQueryClient()}>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </Providers>,
  );
}

/** Public screens will be sent as HTML: they must render where there is no window and no localStorage. */
describe('without a browser', () => {
  it.each([paths.home, paths.exams, paths.exam('jee-main'), paths.quizStart, paths.privacy, paths.login, paths.signup, '/nowhere'])(
    '%s renders, with no inline style',
    async (url) => {
      expect(typeof window).toBe('undefined');
      const page = await html(url);
      expect(page).toContain('<main');
      expect(page).not.toContain(' style="');
    },
  );

  it('sends forms that wait for their code: no password may end up in an address', async () => {
    for (const url of [paths.login, paths.signup]) {
      const [form] = (await html(url)).match(/<form[^>]*>/) ?? [];
      expect(form).toContain('method="post"');
      expect(form).toContain('inert');
    }
  });

  it('sends the headline and the ways in', async () => {
    const page = await html(paths.home);
    expect(page).toContain('Discover your perfect stream');
    expect(page).toContain('href="/auth/login"');
    expect(page).toContain('Start Your Journey');
  });
});
