import { linesOf } from '@disha/eligibility/lines';
import { expect, it } from 'vitest';
import { checkRules } from './check-rules.ts';

const head = 'id,way,certainty,after,degree,subjects,marks,age,person,check,gives,text';
const rules = { courses: linesOf(`${head}\nmbbs,,A,12,,,,,,,mbbs,`), exams: linesOf(head) };

it('names a course or an exam whose rule nobody has written', () => {
  const { figures, problems } = checkRules(rules, { courses: [{ id: 'mbbs' }, { id: 'sorcery' }], exams: [{ id: 'neet-ug' }] });
  expect(figures).toEqual([expect.objectContaining({ ok: false, value: '2' })]);
  expect(problems).toEqual(['rules/courses.csv has no line for sorcery', 'rules/exams.csv has no line for neet-ug']);
  expect(checkRules(rules, { courses: [{ id: 'mbbs' }], exams: [] }).figures[0]?.ok).toBe(true);
});
