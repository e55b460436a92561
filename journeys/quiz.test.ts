import { expect, expectAccessible, test, type NewStudent } from './fixtures.ts';
import { keep } from './details.ts';
import { always, comeBackAnswered, heading, onwards, options, questionCounter, start, submit, submitSheet } from './quiz-steps.ts';

/** Those of Class 12; that of Class 10 is taken to its end in a browser. */
const four: [NewStudent & { stream: string }, string, number, RegExp][] = [
  [
    { stream: 'science_pcm', field: 'computer_it' },
    'Which field suits you in Science (PCM)?',
    20,
    /Engineering|Architecture|Pure Sciences|Computer|Defence/,
  ],
  [
    { stream: 'science_pcb', field: 'medicine' },
    'Which field suits you in Science (PCB)?',
    20,
    /Medicine|Allied|Biotechnology|Veterinary|Agriculture/,
  ],
  [
    { stream: 'commerce', field: 'law_commerce' },
    'Which field suits you in Commerce?',
    20,
    /Business|Finance|Economics|Law|Entrepreneurship/,
  ],
  [{ stream: 'arts', field: 'psychology' }, 'Which field suits you in Arts?', 22, /Social|Psychology|Journalism|Fine Arts|Law|Civil/],
];

for (const [student, title, total, expected] of four) {
  test(`"${title}" from the intro to the result`, async ({ page, request, newStudent, login }) => {
    login(await newStudent({ ...student, class: '12' }));
    await page.goto('/quiz');
    await expect(page).toHaveURL('/quiz/start');
    await expect(heading(page)).toHaveText(title);
    await expect(page.getByText(String(total), { exact: true })).toBeVisible();
    await start(page).click();
    await expect(page).toHaveURL('/quiz/question');
    await expect(onwards(page)).toBeDisabled();
    const choose = (index: number, count: number) => (index * 7 + total) % count;
    await options(page)
      .nth(choose(0, options(page).count()))
      .check();
    await onwards(page).click();
    await expect(page.getByRole('status').filter({ hasText: `Question 2 of ${total}` })).toBeVisible();
    await comeBackAnswered(page, request, `class12/${student.stream.replace('science_', '')}`, choose);
    await expect(page.getByRole('list', { name: 'Your answers' }).getByRole('listitem')).toHaveCount(total);
    await submitSheet(page);
    await expect(heading(page)).toHaveText(expected);
    for (const name of ['Answers that counted most', 'Key strengths', 'Study tips', 'Courses, with their years', "What's Next"])
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.getByRole('list', { name: /^All (streams|fields)$/ }).getByRole('listitem')).toHaveCount(
      student.stream === 'arts' ? 6 : 5,
    );
    await expect(page.getByRole('heading', { name: /could change it$/ })).toBeVisible();
    await expect(page.getByText('Read the full explanation')).toBeVisible();
    await expect(page.getByText('AI-generated text')).toHaveCount(0);
    await expectAccessible();
    // Stored: it is among the earlier results, and opens again from there.
    const first = await heading(page).textContent();
    await page.goto('/profile');
    await page.getByRole('listitem').filter({ hasText: '·' }).getByRole('link', { name: first }).click();
    await expect(page).toHaveURL(/\/quiz\/results\?attempt=/);
    await expect(heading(page)).toHaveText(first);
  });
}

test('going back, changing an answer, and answering from the review', async ({ page, request }) => {
  const { body } = await request('GET', '/quiz/class10');
  const { questions } = (body.data as { quiz: { questions: { options: string[] }[] } }).quiz;
  const answer = (number: number) =>
    page
      .getByRole('list', { name: 'Your answers' })
      .getByRole('listitem')
      .nth(number - 1);
  await page.goto('/quiz/start');
  await start(page).click();
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await options(page).first().check();
  await onwards(page).click();
  await expect(questionCounter(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(options(page).first()).toBeChecked();
  await options(page).nth(1).check();
  await page.goto('/quiz/review');
  await expect(page.getByRole('status').filter({ hasText: '23 questions are not answered yet.' })).toBeVisible();
  await expect(answer(1)).toContainText(questions[0]!.options[1]!);
  await expect(submit(page)).toBeDisabled();
  await expectAccessible();
  const open = page.getByRole('link', { name: 'Answer This Question' });
  await expect(open).toHaveCount(23);
  await open.nth(4).click();
  await expect(questionCounter(page, 6)).toBeVisible();
  await page.goto('/quiz/review');
  await page.getByRole('link', { name: 'Continue Editing' }).click();
  await expect(questionCounter(page, 2)).toBeVisible();
  await comeBackAnswered(page, request, 'class10', always(1));
  await page.getByRole('link', { name: 'Change the answer to question 3' }).click();
  await options(page).nth(3).check();
  await page.getByRole('link', { name: 'Review answers' }).click();
  await expect(answer(3)).toContainText(questions[2]!.options[3]!);
  await page.getByRole('link', { name: 'Back to Quiz' }).click();
  await expect(questionCounter(page, 3)).toBeVisible();
});

test('a visitor reads the intro of the quiz they choose, and is offered an account', async ({ page }) => {
  await page.goto('/quiz/start');
  await expect(heading(page)).toHaveText('Which stream suits you after Class 10?');
  await page.getByLabel('Which quiz would you like to see?').selectOption({ label: 'Class 12 quiz, Science (PCB)' });
  await expect(heading(page)).toHaveText('Which field suits you in Science (PCB)?');
  await page.reload();
  await expect(heading(page)).toHaveText('Which field suits you in Science (PCB)?');
  await expect(page.getByRole('main').getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/auth/signup');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth/login');
});

test('a result that differs from the profile is taken over with one press', async ({ page, request, newStudent, login }) => {
  login(await newStudent({ class: '10', stream: 'commerce' }));
  await comeBackAnswered(page, request, 'class10', (index, count) => (index + 1) % count);
  await submitSheet(page);
  await expect(heading(page)).toHaveText('Arts');
  await expect(page.getByRole('heading', { name: 'The catalogs still show Commerce.' })).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: 'Show Arts instead' }).click();
  await expect(page.getByText('Done. Your profile and the catalogs follow Arts now.')).toBeVisible();
  // In the same page, which sends no request again.
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Courses', exact: true }).last().click();
  await expect(page.getByLabel('Stream')).toHaveValue('arts');
  await page.goto('/quiz/results');
  await expect(heading(page)).toHaveText('Arts');
  await expect(page.getByRole('heading', { name: /^The catalogs/ })).toHaveCount(0);
});

/** Codes whenever possible. */
const coder = 'ebabbddbcbbbebdbbbdbcbca';

test('a quiz result leads to six careers, each with why', async ({ page, request }) => {
  await comeBackAnswered(page, request, 'class10', (index) => 'abcde'.indexOf(coder.charAt(index)));
  await submitSheet(page);
  const careers = page.getByRole('region', { name: 'Careers your answers speak for' });
  const cards = careers.getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await careers.getByText('Why these careers?').click();
  const whys = careers.getByRole('definition');
  await expect(whys).toHaveCount(6);
  for (let index = 0; index < 6; index += 1)
    await expect(whys.nth(index)).toHaveText(/^(About|At|On|In|Thinking|Starting|Choosing|You like|It ) ?.+\.$/);
  await expect(cards.first().getByRole('link')).toHaveText('Software Developer');
  const first = cards.first().getByRole('link');
  const name = await first.textContent();
  await first.click();
  await expect(heading(page)).toHaveText(name);
});

test('one tap answers and goes on; whoever wants to stay says so, and the phone remembers it', async ({ page }) => {
  await page.goto('/quiz/start');
  await start(page).click();
  await options(page).nth(1).check();
  await expect(questionCounter(page, 2)).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(options(page).nth(1)).toBeChecked();
  await page.getByLabel('Stay until I press Next').check();
  await options(page).nth(2).check();
  await onwards(page).click();
  await expect(questionCounter(page, 2)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Stay until I press Next')).toBeChecked();
});

test('a short quiz is a first look, and goes on to the whole with what was answered, through reloads and a lost line', async ({ page }) => {
  await page.goto('/quiz/start');
  await page.getByRole('button', { name: 'Take a first look: 12 questions' }).click();
  for (let number = 1; number <= 12; number += 1) {
    const here = page.getByRole('status').filter({ hasText: `Question ${number} of 12` });
    await expect(here).toBeVisible();
    if (number === 5) await page.reload();
    await expect(here).toBeVisible();
    await options(page)
      .nth(number % 4)
      .check();
    await onwards(page).click();
  }
  await submitSheet(page);
  await expect(page.getByText('A first look', { exact: true })).toBeVisible();
  await expect(page.getByText('12 more questions make it surer. Your answers stay.')).toBeVisible();
  await page.getByText('Read the full explanation').click();
  await expect(page.getByText(/This is a first look at 12 of 24 questions/)).toBeVisible();
  await expectAccessible();
  await page.reload();
  page.network.route(/\/quiz\/class10\?/, (route) => route.fulfill({ status: 500, body: 'oops' }));
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Failed to fetch quiz')).toBeVisible();
  page.network.unroute();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText(/^12 answered/)).toBeVisible();
  await expect(options(page).first()).not.toBeChecked();
  await options(page).first().check();
  await expect(page.getByText(/^13 answered/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^13 answered/)).toBeVisible();
  await page.goto('/quiz/start');
  await expect(page.getByText('You have answered 13 of 24 questions.')).toBeVisible();
  // The first look stays a result of its own.
  await page.goto('/quiz/results');
  await expect(page.getByText('A first look', { exact: true })).toBeVisible();
});

test('what only women may enter is left out where My details say otherwise, and said to be where they say nothing', async ({
  page,
  request,
}) => {
  page.network.route(/\/submit/, async (route) => {
    const json = JSON.parse((await route.fetch()).body) as { data: { careers: object[]; courses: { courses: object[] } } };
    Object.assign(json.data.careers[0]!, { name: 'Her career', forGender: 'female' });
    Object.assign(json.data.courses.courses[0]!, { shortName: 'Her course', forGender: 'female' });
    return route.fulfill({ json });
  });
  await comeBackAnswered(page, request, 'class10', (index) => 'abcde'.indexOf(coder.charAt(index)));
  await submitSheet(page);
  const career = page.getByRole('link', { name: 'Her career' });
  const course = page.getByText('Her course', { exact: true });
  const only = page.getByText('For women only');
  await expect(career).toBeVisible();
  await expect(only).toHaveCount(2);
  for (const [gender, count] of [
    ['female', 1],
    ['male', 0],
  ] as const) {
    page.leave();
    keep({ class: '10', gender });
    await page.goto('/quiz/results');
    await expect(page.getByRole('heading', { name: 'Careers your answers speak for' })).toBeVisible();
    await expect(career).toHaveCount(count);
    await expect(course).toHaveCount(count);
    await expect(only).toHaveCount(0);
  }
});

test('a reload and a dead phone keep place and answers', async ({ page }) => {
  await page.goto('/quiz/start');
  await start(page).click();
  for (let number = 1; number <= 5; number += 1) {
    await expect(questionCounter(page, number)).toBeVisible();
    await options(page).nth(3).check();
    await onwards(page).click();
  }
  await expect(questionCounter(page, 6)).toBeVisible();
  await options(page).nth(2).check();
  await page.reload();
  await expect(page.getByText('6 answered · 25%')).toBeVisible();
  await expect(options(page).nth(2)).toBeChecked();
  await page.goto('/quiz/start');
  await expect(page.getByText('You have answered 6 of 24 questions.')).toBeVisible();
  await page.getByRole('link', { name: 'Continue Quiz' }).click();
  await expect(questionCounter(page, 6)).toBeVisible();
  await expect(options(page).nth(2)).toBeChecked();
});
