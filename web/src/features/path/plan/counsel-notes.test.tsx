import { describe, expect, it } from 'vitest';
import { makeQueryClient } from '../../../api/query-client.ts';
import { counselTexts } from '../../../messages/counsel.ts';
import { planTexts } from '../../../messages/plan.ts';
import { planWords } from '../../../messages/plan-words.ts';
import { renderHtml } from '../../../testing/render.tsx';
import { KeepsOpen } from './counsel-notes.tsx';

type Keeps = Parameters<typeof KeepsOpen>[0]['keeps'];
async function drawn(keeps: Keeps, locale: 'en' | 'hi' = 'en'): Promise<string> {
  await Promise.all([counselTexts, planTexts, planWords].map((texts) => texts.load(locale)));
  return renderHtml(<KeepsOpen keeps={keeps} />, { queryClient: makeQueryClient(), locale });
}

describe('the subjects of Class 11', () => {
  it('are listed with the ways that each choice keeps open', async () => {
    const shown = await drawn([
      { choice: 'pcb', ways: ['A', 'C'] },
      { choice: 'arts', ways: [] },
    ]);
    expect(shown).toContain('keeps Way A and Way C open');
    expect(shown).toContain('keeps none of them open');
  });

  it('are said once where several choices keep the same ways open, the most ways first', async () => {
    const shown = await drawn([
      { choice: 'arts', ways: [] },
      { choice: 'pcm', ways: ['A', 'C'] },
      { choice: 'pcb', ways: [] },
      { choice: 'pcmb', ways: ['A', 'C'] },
    ]);
    expect(shown.match(/keeps none of them open/g)).toHaveLength(1);
    expect(shown.match(/keeps Way A and Way C open/g)).toHaveLength(1);
    expect(shown.indexOf('keeps Way A')).toBeLessThan(shown.indexOf('keeps none'));
  });

  it('are said in a sentence where no choice closes a way', async () => {
    const shown = await drawn([
      { choice: 'pcb', ways: ['A', 'C'] },
      { choice: 'arts', ways: ['A', 'C'] },
    ]);
    expect(shown).toContain('Whatever subjects you choose');
    expect(shown).not.toContain('keeps Way');
  });

  it('say of one way in Hindi that it stays open, and of two that they do', async () => {
    const shown = await drawn(
      [
        { choice: 'pcb', ways: ['A', 'C'] },
        { choice: 'arts', ways: ['C'] },
      ],
      'hi',
    );
    expect(shown).toContain('रास्ता C खुला रहता है');
    expect(shown).toMatch(/रास्ता A .* खुले रहते हैं/);
  });
});
