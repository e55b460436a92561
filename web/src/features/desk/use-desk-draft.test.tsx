// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { useDeskDraft } from './use-desk-draft.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let form: ReturnType<typeof useDeskDraft<{ reason: string; source: string }>>;

function Form() {
  const now = useDeskDraft('a field', { reason: '', source: '' });
  useLayoutEffect(() => {
    form = now;
  });
  return null;
}

function open() {
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <MemoryRouter>
        <Form />
      </MemoryRouter>,
    ),
  );
  return () => act(() => root.unmount());
}

it('brings what was typed until it is saved, also when that is heard of after the editor has left', () => {
  const leave = open();
  act(() => form.change({ reason: 'A notice' }));
  act(() => form.change(({ reason }) => ({ source: `${reason} of May` })));
  leave();
  const leaveAgain = open();
  expect(form.draft).toEqual({ reason: 'A notice', source: 'A notice of May' });
  const { forget } = form;
  leaveAgain();
  forget();
  const close = open();
  expect(form.draft).toEqual({ reason: '', source: '' });
  act(() => form.change({ reason: 'Another' }));
  act(() => form.forget());
  expect(form.draft.reason).toBe('');
  close();
});
