/** Back brings every form as it was left: one that no journey of Back has a row for, or that holds what is typed, is missed. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './prepare.mjs';

const features = 'web/src/features';

/** A form, and the row of the journey that leaves it and comes back. */
const rows: Readonly<Record<string, string>> = {
  'web/src/catalog/list/filter-bar.tsx': 'the filters of a list',
  [`${features}/auth/complete-profile-screen.tsx`]: 'a profile to be completed',
  [`${features}/auth/forgot-screen.tsx`]: 'a new password',
  [`${features}/auth/login-screen.tsx`]: 'signing in',
  [`${features}/auth/signup-screen.tsx`]: 'signing up',
  [`${features}/chances/chances-form.tsx`]: 'come back with form, filters, what was compared and results, and ask nothing again',
  [`${features}/chances/narrowing.tsx`]: 'come back with form, filters, what was compared and results, and ask nothing again',
  [`${features}/colleges/near-place.tsx`]: 'a place to be near',
  [`${features}/costs/sheet-form.tsx`]: 'the figures of a cost sheet',
  [`${features}/desk/due-tab.tsx`]: 'what is due and still holds',
  [`${features}/desk/field-editor.tsx`]: 'a field that is corrected, with what is missing',
  [`${features}/desk/fields-form.tsx`]: 'a new item',
  [`${features}/path/details/details-form.tsx`]: 'my details, with what is not good yet',
  [`${features}/path/plan/step-form.tsx`]: 'a step of the plan',
  [`${features}/profile/email-card.tsx`]: 'another e-mail address',
  [`${features}/profile/preferences-form.tsx`]: 'the details of a profile',
  [`${features}/reports/report-screen.tsx`]: 'a report',
  [`${features}/search/search-screen.tsx`]: 'a search over everything',
};

/** What a later visitor is not to find again, or what is kept elsewhere. */
const noRow: Readonly<Record<string, string>> = {
  'web/src/app/guest-offer/sign-form.tsx': 'a number that is secret',
  'web/src/session/phone-file-card.tsx': 'words that are secret, and a file that no browser gives back',
  [`${features}/auth/reset-screen.tsx`]: 'a password',
  [`${features}/profile/delete-account.tsx`]: 'a password',
  [`${features}/profile/password-card.tsx`]: 'a password',
  [`${features}/quiz/quiz-question-screen.tsx`]: 'answers are kept on the device',
};

/** What a screen with controls holds by itself: nothing that somebody typed or chose. */
const ownState: Readonly<Record<string, string>> = {
  [`${features}/calendar/private-address.tsx`]: 'an address that was made',
  [`${features}/chances/chances-form.tsx`]: 'whether a rank is missing',
  [`${features}/desk/imports-tab.tsx`]: 'a file that no browser gives back',
  [`${features}/path/details/stored-card.tsx`]: 'a question that is open',
  [`${features}/path/verdicts/verdict-chip.tsx`]: 'whether its reasons are shown',
  [`${features}/quiz/quiz-start-screen.tsx`]: 'that a notice was put aside',
};

const code = new Map(
  readdirSync(join(root, 'web/src'), { recursive: true, encoding: 'utf8' })
    .map((file) => `web/src/${file}`)
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|^web\/src\/(ui|testing)\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);
const filesWith = (pattern: RegExp) => [...code].filter(([, source]) => pattern.test(source)).map(([file]) => file);

const controls = /<(Select|TextInput|Checkbox|input|textarea|select|Radio|Field)\b/;
const keeps = /\buse(EntryState|StoredForm|DeskDraft)\b/;

describe('a form', () => {
  it('is in a row of the journey that leaves it, or says why nothing of it comes back', () => {
    const named = [...Object.keys(rows), ...Object.keys(noRow)].sort((a, b) => a.localeCompare(b));
    expect(filesWith(/<form\b/).sort((a, b) => a.localeCompare(b))).toEqual(named);
  });

  it('is in a row that there is', () => {
    const journey = ['back.test.ts', 'back-chances.test.ts', 'back-desk-rows.ts']
      .map((file) => readFileSync(join(root, 'journeys', file), 'utf8'))
      .join('');
    expect(Object.values(rows).filter((row) => !journey.includes(`'${row}'`))).toEqual([]);
  });

  it('holds by itself nothing that was typed or chosen', () => {
    const holding = filesWith(/\buseState[(<]/).filter((file) => controls.test(code.get(file) ?? '') && !keeps.test(code.get(file) ?? ''));
    expect(holding.filter((file) => !(file in noRow) && !(file in ownState))).toEqual([]);
    expect(Object.keys(ownState).filter((file) => !filesWith(/\buseState[(<]/).includes(file))).toEqual([]);
  });

  it('has no part that opens and forgets it: each is folded by its entry', () => {
    expect(filesWith(/<details\b/).filter((file) => !/\buseEntry(Fold|State)\b/.test(code.get(file) ?? ''))).toEqual([]);
  });
});
