import type { ScholarshipCard } from '@disha/contract/scholarships.card';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { scholarshipsTexts } from '../../messages/scholarships.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { Chip } from '../../ui/chip.tsx';

/** Where it is given and for whom; of many, the first few. */
export function ScholarshipChips({ scholarship: { states, categories }, atMost }: { scholarship: ScholarshipCard; atMost: number }) {
  const text = useText(scholarshipsTexts);
  const stateName = useStateName();
  const format = useFormat();
  const cut = (names: readonly string[]) => [
    ...names.slice(0, atMost),
    ...(names.length > atMost ? [`+${format.number(names.length - atMost)}`] : []),
  ];
  return (
    <>
      {cut(states.length === 0 ? [text.central] : states.map(stateName)).map((name) => (
        <Chip key={name} tone="line">
          {name}
        </Chip>
      ))}
      {cut(categories.map((category) => text.categories[category])).map((name) => (
        <Chip key={`for ${name}`}>{name}</Chip>
      ))}
    </>
  );
}
