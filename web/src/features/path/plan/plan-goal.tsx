import type { Plan } from '@disha/contract/path';
import { fields } from '@disha/contract/taxonomy';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { Fold } from './fold.tsx';
import { ItemLink } from './item-name.tsx';
import { ItemPicker } from './item-picker.tsx';

type Goal = Plan['goal'];

/** `isNamed`: with what kind of goal it is. */
export function GoalLine({ goal, isNamed = true }: { goal: Goal; isNamed?: boolean }) {
  const text = useText(planTexts);
  if (goal === null) return <p className="text-ink-soft">{text.goal.none}</p>;
  return (
    // The kind below the name: beside it, it would jump once the id's words become the name.
    <p className="grid justify-items-start gap-2 text-heading">
      <ItemLink {...goal} isAlone /> {isNamed && <Chip>{text.kinds[goal.type]}</Chip>}
    </p>
  );
}

export function PlanGoal({ goal, onChange }: { goal: Goal; onChange: (goal: Goal) => void }) {
  const text = useText(planTexts);
  const names = useText(taxonomyTexts).fields;
  const taken = goal === null ? [] : [goal.id];
  return (
    <Card as="section" title={text.goal.title}>
      <GoalLine goal={goal} />
      <Fold name="goal" title={text.goal.change}>
        <ItemPicker name="goal" type="careers" taken={taken} onPick={(id) => onChange({ type: 'careers', id })} />
        <ItemPicker name="goal" type="courses" taken={taken} onPick={(id) => onChange({ type: 'courses', id })} />
        <Field label={text.goal.field}>
          {(control) => (
            <Select
              {...control}
              placeholder={text.goal.noField}
              value={goal?.type === 'fields' ? goal.id : ''}
              options={fields.map((id) => ({ value: id, label: names[id] }))}
              onChange={({ target }) => onChange(target.value === '' ? null : { type: 'fields', id: target.value })}
            />
          )}
        </Field>
      </Fold>
    </Card>
  );
}
