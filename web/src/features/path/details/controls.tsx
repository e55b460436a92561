/** The controls of the student details's steps: each with its reason, and each with the way to say nothing. */
import { useText } from '../../../messages/locale.ts';
import { detailsTexts } from '../../../messages/details.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select, type Option } from '../../../ui/select.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { Problem, Problems, DetailsSheet } from './sheet.ts';

export interface StepProps {
  sheet: DetailsSheet;
  set: (change: Partial<DetailsSheet>) => void;
  /** Only of what the student has left, or wanted to leave: no student is scolded in the middle of a number. */
  problems: Problems;
}

type TextKey = { [Key in keyof DetailsSheet]: DetailsSheet[Key] extends string ? Key : never }[keyof DetailsSheet];

interface ChoiceProps extends Pick<StepProps, 'sheet' | 'set'> {
  name: TextKey;
  options: readonly Option[];
  also?: (value: string) => Partial<DetailsSheet>;
}

export function Choice({ name, sheet, set, options, also }: ChoiceProps) {
  const text = useText(detailsTexts);
  return (
    <Field label={text.fields[name]} hint={text.why[name]}>
      {(control) => (
        <Select
          {...control}
          name={name}
          value={sheet[name]}
          placeholder={text.unsaid}
          options={options}
          onChange={({ target }) => set({ [name]: target.value, ...also?.(target.value) })}
        />
      )}
    </Field>
  );
}

export function YesOrNo(props: Omit<ChoiceProps, 'options'>) {
  const { yes, no } = useText(detailsTexts);
  return (
    <Choice
      {...props}
      options={[
        { value: 'yes', label: yes },
        { value: 'no', label: no },
      ]}
    />
  );
}

interface TypedProps extends StepProps {
  name: TextKey;
  type?: 'text' | 'date';
  inputMode?: 'numeric' | 'decimal';
}

export function Typed({ name, sheet, set, problems, type = 'text', inputMode }: TypedProps) {
  const text = useText(detailsTexts);
  return (
    <Field label={text.fields[name]} hint={text.why[name]} error={useProblem(problems[name])}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          type={type}
          inputMode={inputMode}
          autoComplete="off"
          value={sheet[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );
}

export function useProblem(problem: Problem | undefined): string | undefined {
  const { problems } = useText(detailsTexts);
  return problem === undefined ? undefined : problems[problem];
}

/** "I expect this": beside a mark. */
export function Expected({ isChecked, onChange }: { isChecked: boolean; onChange: (isChecked: boolean) => void }) {
  const { expected } = useText(detailsTexts);
  return <Checkbox className="mt-1" label={expected} checked={isChecked} onChange={onChange} />;
}
