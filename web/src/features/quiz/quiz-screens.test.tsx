/** What stands on the screens of a result and of a graduate, drawn without a browser. */
import type { QuizResult } from '@disha/contract/quiz';
import { describe, expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import type { Locale } from '../../messages/locale.ts';
import { sampleRecommendation, sampleQuizResult } from '../../testing/quiz-result.ts';
import { renderHtml } from '../../testing/render.tsx';
import { GraduateAnswer, type GraduateAim, type ByDegreeSlot, type FieldDistance } from './graduate-answer.tsx';
import { quizQueries } from './quiz.queries.ts';
import { ResultView } from './result-view.tsx';

const shown = (result: Partial<QuizResult>, locale?: Locale) =>
  renderHtml(<ResultView result={{ ...sampleQuizResult, ...result }} />, { queryClient: makeQueryClient(), ...(locale && { locale }) });
const nurse = { careerId: 'military-nursing-officer', name: 'Military Nurse', why: 'You like to help.', forGender: 'female' as const };

describe('a result', () => {
  it('ranks nothing where nothing is clear: three things to try stand in its place', async () => {
    const tryThis = ['Set curd three times.', 'Read a map.', 'Teach a cousin.'];
    const page = await shown({ confidence: 'unclear', careers: [], tryThis });
    for (const text of ['Not clear yet', ...tryThis]) expect(page).toContain(text);
    expect(page).not.toMatch(/41%|could change it|Keep accounts|Courses, with their years|Careers your answers/);
  });

  it('shows the match, what counted and the tips where something is', async () => {
    const page = await shown({});
    for (const text of ['41%', 'Answers that counted most', 'could change it', 'Keep accounts', 'Courses, with their years'])
      expect(page).toContain(text);
    expect(page).not.toContain('Not clear yet');
  });

  it('says beside the first choice what is hard, how many want it and what it costs, each with its source', async () => {
    const notes: QuizResult['notes'] = [
      { kind: 'weak_subject', subject: 'maths', text: 'Maths is needed for one paper.' },
      { kind: 'competition', text: 'Two million sit it for 1.2 lakh seats.', source: 'National Testing Agency, 2025' },
    ];
    const page = await shown({ notes });
    for (const { text } of notes) expect(page).toContain(text);
    expect(page).toContain('National Testing Agency, 2025');
    expect(await shown({})).not.toContain('National Testing Agency');
  });

  it('gives each career its own sentence, and says what is for women only where nobody has told', async () => {
    const page = await shown({ careers: [...sampleQuizResult.careers, nurse] });
    for (const text of ['You like figures.', 'You like to help.', 'For women only']) expect(page).toContain(text);
    expect(await shown({})).not.toContain('For women only');
  });

  it('of a short quiz is a first look, with the whole a press away', async () => {
    const page = await shown({ quizId: 'class10-v1-12', totalQuestions: 12, whole: { quizId: 'class10-v1', totalQuestions: 24 } as never });
    expect(page).toContain('A first look');
    expect(await shown({})).not.toContain('A first look');
  });

  it('says in one sentence of a hundred students what the match means', async () => {
    expect(await shown({})).toContain('Of 100 students who answer like you, Commerce is right for 41.');
  });

  it('has its first screen in few words where there are such, and the long ones where it was stored without', async () => {
    const inShort = {
      why: 'You are drawn to figures that tally.',
      counted: [{ icon: 'money' as const, question: 'The accounts of a class trip', answer: 'I would love it' }],
      changes: [{ question: 'A free Saturday', to: 'Coding' }],
      strengths: [{ title: 'Ease with numbers', note: 'You like figures.' }],
      tips: [{ title: 'Accountancy and maths', note: 'Practise until they tally.' }],
    };
    const page = await shown({ inShort });
    for (const text of [inShort.why, 'The accounts of a class trip', 'Ease with numbers', 'Practise until they tally.'])
      expect(page).toContain(text);
    expect(page).not.toContain('You count well');
    expect(await shown({})).toContain('You count well');
  });

  it('says who wrote it where a model did', async () => {
    expect(await shown({ recommendations: [sampleRecommendation('Commerce', 41, true)] })).toContain('AI-generated text');
    expect(await shown({})).not.toContain('AI-generated text');
  });
});

describe('a graduate', () => {
  const away = { years: 0, asks: '' };
  const distances: Record<string, FieldDistance> = {
    surgeon: { ...away, by: 'anew', years: 5.5 },
    accountant: { ...away, by: 'degree' },
    'chartered-accountant': { ...away, by: 'degree', years: 3.5, direct: { commerce: 55, others: 60 } },
    'company-secretary': { ...away, by: 'degree', years: 3, direct: { commerce: 0, others: 0 } },
    manager: { ...away, by: 'degree', years: 2 },
    seller: { ...away, by: 'degree', asks: 'B.Com' },
    chef: { ...away, by: 'beside', years: 1 },
    soldier: { ...away, by: 'none' },
  };
  const ByDegree: ByDegreeSlot = ({ children }) => children(({ id }) => distances[id] ?? { ...away, by: 'degree' });
  const Unweighed: ByDegreeSlot = ({ children }) => children(null);
  const list = Object.keys(distances).map((id) => ({ _id: id, name: `The ${id}` }));
  const page = (aim: GraduateAim, slot = ByDegree, locale?: Locale) => {
    const queryClient = makeQueryClient();
    queryClient.setQueryData(quizQueries.careersAfterDegree('finance_accounting', 'C').queryKey, { careers: list } as never);
    queryClient.setQueryData(quizQueries.coursesAfterDegree('finance_accounting', 'C').queryKey, { courses: list.slice(1, 2) } as never);
    return renderHtml(<GraduateAnswer ByDegree={slot} field="finance_accounting" aim={aim} liked="C" />, {
      queryClient,
      ...(locale && { locale }),
    });
  };
  const namesIn = (drawn: string) => [...drawn.matchAll(/>The ([\w-]+)</g)].map(([, id]) => id);

  it('sees the nearest first, what would take a new course apart, and nothing that is closed', async () => {
    const [near = '', anew = ''] = (await page('work')).split('Only by a new course');
    expect(namesIn(near)).toEqual(['accountant', 'seller', 'chef', 'manager', 'company-secretary', 'chartered-accountant']);
    expect(namesIn(anew)).toEqual(['surgeon']);
  });

  it('is told of each how far it is', async () => {
    const drawn = await page('work');
    for (const text of [
      'By direct entry, without the foundation test: a commerce degree with 55%, another with 60%.',
      'By direct entry for graduates, without the foundation test.',
      'After a further course of 2 years.',
      'By a course of 1 year, beside your degree.',
      'The usual degree for it: B.Com.',
      'By a new course of 5 years 6 months, from the start.',
    ])
      expect(drawn).toContain(text);
    expect(await page('work', ByDegree, 'hi')).toContain('कॉमर्स की डिग्री में 55%, किसी और डिग्री में 60%।');
  });

  it('of whom much is open at once still sees what a further course opens', async () => {
    const queryClient = makeQueryClient();
    const many = Array.from({ length: 20 }, (_, at) => ({ _id: `clerk-${at}`, name: `The clerk-${at}` }));
    const careers = [...many, { _id: 'chartered-accountant', name: 'The chartered-accountant' }];
    queryClient.setQueryData(quizQueries.careersAfterDegree('finance_accounting', 'C').queryKey, { careers } as never);
    const drawn = await renderHtml(<GraduateAnswer ByDegree={ByDegree} field="finance_accounting" aim="work" liked="C" />, { queryClient });
    expect(namesIn(drawn)).toEqual([...many.slice(0, 15).map(({ _id }) => _id), 'chartered-accountant']);
  });

  it('sees all, and is told so, where the rules do not come', async () => {
    const drawn = await page('work', Unweighed);
    expect(namesIn(drawn)).toEqual(list.map(({ _id }) => _id));
    expect(drawn).toContain('We could not check just now');
  });

  it('who would study on sees courses alone', async () => {
    const drawn = await page('study');
    expect(namesIn(drawn)).toEqual(['accountant']);
    expect(drawn).toContain('Courses that begin after a degree');
    expect(drawn).toContain('/courses/accountant');
  });
});
