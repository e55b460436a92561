import type { DeskItem } from '@disha/contract/desk.corrections';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { fieldTexts } from '../../messages/field-texts.ts';
import { renderHtml } from '../../testing/render.tsx';
import { FieldEditor } from './field-editor.tsx';
import { FieldWordsContext, fieldWordsOf } from './field-words.ts';

const date = { event: 'exam', from: '2027-01-25', certainty: 'A', source: 'https://example.in/notice', year: 2027 };
const parts: DeskItem['fields'][number]['parts'] = [
  { name: 'event', takes: 'choice', choices: ['exam', 'result'], optional: false },
  { name: 'from', takes: 'day_or_month', optional: false },
  { name: 'certainty', takes: 'choice', choices: ['A', 'C'], optional: false },
  { name: 'source', takes: 'text', optional: false },
  { name: 'year', takes: 'number', optional: false },
];
const field = { field: 'dates.2027-1-exam', value: date, shipped: date, correction: null, takes: 'object', optional: true, parts } as const;
const item: DeskItem = { catalog: 'exams', itemId: 'jee-main', itemName: 'JEE Main', asOf: '2026-11', fields: [], adds: [] };

it('a field is shown and typed in words, days and links, never as it is stored', async () => {
  const words = fieldWordsOf(await fieldTexts.get('exams')?.load('en'));
  const drawn = await renderHtml(
    <FieldWordsContext value={words}>
      <FieldEditor item={item} field={{ ...field, parts: [...parts] }} report={undefined} />
    </FieldWordsContext>,
    { queryClient: new QueryClient() },
  );
  expect(drawn).toContain('Date: 2027 · Session 1 · Exam');
  expect(drawn).toContain('What happens');
  expect(drawn).toContain('25 January 2027');
  expect(drawn).toContain('href="https://example.in/notice"');
  expect(drawn).toContain('A: read at the source');
  expect(drawn).toContain('value="2027-01-25"');
  expect(drawn).not.toMatch(/[{}"]event[":]|2027-1-exam|>event</);
});

it.each([
  ['A short one', 2],
  ['a sentence of forty letters, word by word '.repeat(6), 7],
  ['a sentence of forty letters, word by word '.repeat(60), 12],
])('a text has as many lines as it needs, within a screen', async (value, rows) => {
  const described = { field: 'description', value, shipped: value, correction: null, takes: 'text', optional: false } as const;
  const drawn = await renderHtml(<FieldEditor item={item} field={described} report={undefined} />, { queryClient: new QueryClient() });
  expect(drawn).toMatch(new RegExp(`<textarea rows="${rows}"`));
});
