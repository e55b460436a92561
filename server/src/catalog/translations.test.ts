/** Facts in the words of another language, from files of the same shape. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { registeredStudent } from '../testing/registered-student.ts';
import { sampleCollege, sampleCourse, sampleExam } from '../testing/sample-catalog.ts';
import { adminToken, testApp } from '../testing/test-app.ts';
import { ShippedTranslations } from './translations.ts';

const folder = mkdtempSync(join(tmpdir(), 'disha-words-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (path: string, value: unknown) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(value));
};

const exam = sampleExam({ syllabus: ['Physics', 'Chemistry', 'Mathematics'] });
const course = sampleCourse({
  careerOptions: [{ jobTitle: 'Site engineer', description: 'Builds.', growthProspects: 'good', sector: 'both' }],
});
const other = sampleCourse({ id: 'ba-history', name: 'BA History', shortName: 'BA' });
const college = sampleCollege({ courses: [{ courseId: course.id, intake: null }] });
write(`exams/${exam.id}.json`, exam);
write(`hi/exams/${exam.id}.json`, { name: 'संयुक्त प्रवेश परीक्षा', syllabus: ['भौतिकी', 'रसायन', 'गणित'] });
write(`courses/${course.id}.json`, course);
write(`hi/courses/${course.id}.json`, {
  name: 'सिविल इंजीनियरिंग',
  careerOptions: [{ jobTitle: 'साइट इंजीनियर', description: 'बनाता है।' }],
});
write('hi/subjects.json', Object.fromEntries(course.eligibility.requiredSubjects.map((subject) => [subject, 'विषय'])));

const server = await testApp({
  catalog: { exams: [exam], courses: [course, other], colleges: [college] },
  parts: { translations: new ShippedTranslations(folder) },
});
const data = async (path: string, token?: string) => (await server.call('GET', path, { token })).body.data;

describe('in Hindi', () => {
  it('lists and items speak it, and English stays as it is', async () => {
    expect((await data(`/exams/${exam.id}?lang=hi`)).exam).toMatchObject({ name: 'संयुक्त प्रवेश परीक्षा', shortName: exam.shortName });
    expect((await data('/exams?lang=hi')).exams[0].syllabus).toEqual(['भौतिकी', 'रसायन', 'गणित']);
    const { course: shown } = await data(`/courses/${course.id}?lang=hi`);
    expect(shown).toMatchObject({ name: 'सिविल इंजीनियरिंग', careerOptions: [{ jobTitle: 'साइट इंजीनियर', description: 'बनाता है।' }] });
    expect(new Set(shown.eligibility.requiredSubjects)).toEqual(new Set(['विषय']));
    expect((await data(`/courses/${course.id}`)).course.name).toBe(course.name);
    expect((await data(`/colleges/${college.id}?lang=hi`)).college).toMatchObject({
      name: college.name,
      location: { state: college.state },
      courses: [{ courseName: 'सिविल इंजीनियरिंग' }],
    });
  });

  it('what nobody has translated is shown in English, after what is', async () => {
    expect((await data('/courses?lang=hi')).courses.map(({ name }: { name: string }) => name)).toEqual(['सिविल इंजीनियरिंग', 'BA History']);
  });

  it('the same item is found in either language by the words of either', async () => {
    for (const lang of ['en', 'hi'])
      for (const words of ['सिविल', course.name, 'साइट इंजीनियर']) {
        const { courses } = await data(`/courses?lang=${lang}&search=${encodeURIComponent(words)}`);
        expect([words, courses[0]._id]).toEqual([words, course.id]);
        const { groups } = await data(`/search?lang=${lang}&q=${encodeURIComponent(words)}`);
        expect(groups[0].items[0]).toMatchObject({ _id: course.id, name: lang === 'hi' ? 'सिविल इंजीनियरिंग' : course.name });
      }
  });

  it('bookmarks are told in the language of whoever looks', async () => {
    const { token } = await registeredStudent(server);
    await server.call('POST', '/bookmarks/add', { token, body: { type: 'courses', itemId: course.id } });
    expect((await data('/bookmarks?lang=hi', token)).bookmarks.courses[0].name).toBe('सिविल इंजीनियरिंग');
    expect((await data('/bookmarks?lang=en', token)).bookmarks.courses[0].name).toBe(course.name);
  });

  it('a fact that was corrected since is told in English rather than as it was', async () => {
    await server.call('PUT', `/exams/${exam.id}`, {
      token: adminToken,
      body: { syllabus: ['Mathematics', 'Logic'], why: 'new', source: 'notice' },
    });
    const { exam: shown } = await data(`/exams/${exam.id}?lang=hi`);
    expect(shown.syllabus).toEqual(['गणित', 'Logic']);
    expect(shown.name).toBe('संयुक्त प्रवेश परीक्षा');
  });
});
