import { parseRuleLines } from '@disha/eligibility/lines';
import { expect, it } from 'vitest';
import { checkRules } from './check-rules.ts';

const head = 'id,way,certainty,after,degree,subjects,marks,age,person,check,gives,text';
const rules = { courses: parseRuleLines(`${head}\nmbbs,,A,12,,,,,,,mbbs,`), exams: parseRuleLines(head) };

it('names a course or an exam whose rule nobody has written', () => {
  const { figures, problems } = checkRules(rules, { courses: [{ id: 'mbbs' }, { id: 'sorcery' }], exams: [{ id: 'neet-ug' }] });
  expect(figures[0]).toMatchObject({ ok: false, value: '2' });
  expect(problems).toEqual(['rules/courses.csv has no line for sorcery', 'rules/exams.csv has no line for neet-ug']);
  expect(checkRules(rules, { courses: [{ id: 'mbbs' }], exams: [] }).figures[0]?.ok).toBe(true);
});

it('names an exam that is said to be for graduates alone while its rule has a way without a degree', () => {
  const exams = parseRuleLines(`${head}\nctet,,,,,,,18..,,notice,,\nctet,primary,,12,,,,,,deled,,\nctet,upper primary,,degree,bed,,,,,,,`);
  const check = (otherEntries?: string[]) =>
    checkRules({ courses: rules.courses, exams }, { courses: [], exams: [{ id: 'ctet', entry: 'after graduation', otherEntries }] });
  expect(check().problems).toEqual(['exams/ctet.json is said to be sat after a degree alone, and its rule has a way without one']);
  expect(check(['after 12']).problems).toEqual([]);
});

it('lets an exam for graduates take a diploma too: nobody comes to it from school', () => {
  const exams = parseRuleLines(`${head}\nnorcet,,,,,,,18..,,nurse,,\nnorcet,degree,,degree,,,,,,,,\nnorcet,diploma,,diploma,,,,,,,,`);
  const content = { courses: [], exams: [{ id: 'norcet', entry: 'after graduation' }] };
  expect(checkRules({ courses: rules.courses, exams }, content).problems).toEqual([]);
});

it('names an exam that is said to be sat after a degree first of all, while none of its ways asks for one', () => {
  const exams = parseRuleLines(`${head}\nwb-tet,,,,,,,18..,,notice,,\nwb-tet,primary,,12,,,,,,deled,,`);
  const check = (entry: string) =>
    checkRules({ courses: rules.courses, exams }, { courses: [], exams: [{ id: 'wb-tet', entry, otherEntries: ['after 12'] }] });
  expect(check('after graduation').problems).toEqual([
    'exams/wb-tet.json is said to be sat after a degree, and no way of its rule asks for one',
  ]);
  expect(check('after 12').problems).toEqual([]);
});
