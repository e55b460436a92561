import { planCriteria } from '@disha/eligibility/plan/criteria';
import { vetoes } from '@disha/eligibility/plan/vetoes';
import { describe, expect, it } from 'vitest';
import { makeQueryClient } from '../../api/query-client.ts';
import { texts as english } from '../../messages/en/plan-chosen.ts';
import { texts as hindi } from '../../messages/hi/plan-chosen.ts';
import { planChosenTexts } from '../../messages/plan-chosen.ts';
import { renderHtml } from '../../testing/render.tsx';
import { ChosenScreen } from './chosen-screen.tsx';

const rules = [...Object.values(planCriteria).flat(), ...vetoes].map(({ says }) => says);

describe('the page on how a plan is chosen', () => {
  it('says the criteria of each way in the order in which they decide', async () => {
    await planChosenTexts.load('en');
    const page = await renderHtml(<ChosenScreen />, { queryClient: makeQueryClient() });
    const listed = [...page.matchAll(/<ol[^>]*>(.*?)<\/ol>/gs)].map(([, list = '']) =>
      [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, said]) => said),
    );
    expect(listed).toEqual(Object.values(planCriteria).map((all) => all.map(({ says }) => says)));
  });

  it('has each rule in Hindi', () => {
    for (const sentence of rules) expect(hindi.said(sentence), sentence).toMatch(/[\u0900-\u097f]/);
  });

  it('has an example of each veto in both languages, and none of a veto that is gone', () => {
    const ids = vetoes.map(({ id }) => id).sort();
    for (const { examples } of [english, hindi]) expect(Object.keys(examples).sort()).toEqual(ids);
  });
});
