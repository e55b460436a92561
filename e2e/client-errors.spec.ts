/** What breaks in a browser is told to the server, without a word about who was there. */
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test, type SignedUpStudent } from './fixtures.ts';

const wish = 'my-secret-wish';

async function counted(request: APIRequestContext, kind: string): Promise<number> {
  const text = await (await request.get('/metrics')).text();
  return Number(new RegExp(`^disha_client_errors_total\\{kind="${kind}"\\} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
}

/** The report the page sends, once the server has taken it. */
async function report(page: Page, breakIt: () => Promise<unknown>) {
  const answered = page.waitForResponse('**/api/client-errors?lang=*');
  await breakIt();
  const response = await answered;
  expect(response.status()).toBe(200);
  const request = response.request();
  return { body: request.postDataJSON() as unknown, all: JSON.stringify([await request.allHeaders(), request.url(), request.postData()]) };
}

function expectNobody(all: string, { email, token, user }: SignedUpStudent): void {
  for (const personal of [email, token, String(user['name']), String(user['_id']), wish]) expect(all).not.toContain(personal);
}

test.describe('a page that breaks', () => {
  test.use({ expectedErrors: [/TypeError|cannot be found/] });

  test('tells which script threw and where, or which screen could not be drawn, and nothing of what a person wrote', async ({
    page,
    request,
    newStudent,
    login,
  }) => {
    const student = await newStudent();
    await login(student);
    const before = await counted(request, 'error');
    const thrown = JSON.stringify(`"Asha Rao" <${student.email}> cannot be found, ${student.token}`);
    await page.route('**/assets/breaks.js*', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(function breaks() { throw new TypeError(${thrown}); })();` }),
    );
    await page.goto(`/exams?search=${wish}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Exams' })).toBeVisible();
    const { body, all } = await report(page, () =>
      page.evaluate((query) => {
        const script = document.createElement('script');
        script.src = `/assets/breaks.js?${query}`;
        document.head.append(script);
      }, wish),
    );
    expect(body).toEqual({
      kind: 'error',
      message: expect.stringMatching(/^TypeError: /),
      stack: expect.arrayContaining([expect.stringMatching(/^at breaks \(\/assets\/breaks\.js:1:\d+\)$/)]),
      route: '/exams',
      browser: expect.stringMatching(/^Chrome \d+$/),
    });
    expectNobody(all, student);
    expect(await counted(request, 'error')).toBeGreaterThan(before);

    // A screen that cannot be drawn leaves a way on.
    const screensBefore = await counted(request, 'screen');
    await page.goto('/exams');
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') })
      .first();
    await expect(card).toBeVisible();
    await page.route('**/api/exams/*', (route) => route.fulfill({ json: { success: true, message: '', data: { exam: { name: wish } } } }));
    const { body: screen, all: reported } = await report(page, () => card.getByRole('link').first().click());
    expect(screen).toMatchObject({ kind: 'screen', route: '/exams/:id' });
    expect(screen).toHaveProperty('stack.0', expect.stringMatching(/\/assets\/[\w-]+\.js:\d+:\d+\)?$/));
    expectNobody(reported, student);
    expect(await counted(request, 'screen')).toBeGreaterThan(screensBefore);
    await expect(page.getByRole('alert').getByRole('button')).toBeVisible();
  });
});
