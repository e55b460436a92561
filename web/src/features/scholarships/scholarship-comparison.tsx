import type { Scholarship } from '@disha/contract/scholarships.card';
import { call } from '../../api/call.ts';
import { comparisonOf, type ComparisonRow } from '../../catalog/shared/comparison.ts';
import { useSourceRow } from '../../catalog/shared/compared-lines.tsx';
import { compareTexts } from '../../messages/compare.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { useIncome } from './use-income.ts';

function useRows(): readonly ComparisonRow<Scholarship>[] {
  const { detail, stages, central, categories: groups, onlyGirls } = useText(scholarshipsTexts);
  const { rows } = useText(compareTexts);
  const stateName = useStateName();
  const format = useFormat();
  const income = useIncome();
  const source = useSourceRow<Scholarship>();
  return [
    { id: 'benefit', label: detail.benefit, of: ({ benefit }) => [benefit] },
    { id: 'who', isBehind: true, label: detail.who, of: ({ who }) => [who] },
    {
      id: 'groups',
      label: rows.groups,
      of: ({ categories, forGirls }) => [
        categories.length === 0 ? rows.everyGroup : categories.map((group) => groups[group]).join(', '),
        forGirls ? onlyGirls : '',
      ],
    },
    {
      id: 'income',
      label: detail.income,
      of: (one) => [income(one), one.incomeCeiling === null ? '' : (one.incomeNote ?? '')],
    },
    { id: 'marks', label: detail.marks, of: ({ minimumMarks }) => [minimumMarks ?? detail.noMarks] },
    { id: 'stage', label: detail.stage, of: ({ stages: those }) => those.map((stage) => stages[stage]) },
    { id: 'where', label: detail.where, of: ({ states }) => [states.length === 0 ? central : format.list(states.map(stateName))] },
    {
      id: 'when',
      label: detail.when,
      of: ({ window: { text: when, year } }) => [
        ...(year === null ? [] : [detail.lastWindow(year)]),
        when,
        year === null ? detail.season : detail.notThisYear,
      ],
    },
    { id: 'apply', isBehind: true, label: detail.apply, of: ({ apply }) => [apply] },
    { id: 'provider', label: detail.provider, of: ({ provider }) => [provider] },
    source,
  ];
}

export const scholarshipComparison = comparisonOf<Scholarship>({
  load: async (id, signal) => (await call('GET /scholarships/:id', { params: { id }, signal })).scholarship,
  useRows,
});
