import { Checkbox } from '../src/ui/checkbox.tsx';
import { Field } from '../src/ui/field.tsx';
import { PasswordInput } from '../src/ui/password-input.tsx';
import { Select } from '../src/ui/select.tsx';
import { TextArea } from '../src/ui/text-area.tsx';
import { TextInput } from '../src/ui/text-input.tsx';
import type { KitPart } from './part.ts';

const options = [
  { value: 'a', label: 'The first' },
  { value: 'b', label: 'The second, whose name is so long that it does not fit on a small phone' },
];
const labels = { showLabel: 'Show', hideLabel: 'Hide' };

export const forms: Record<string, KitPart> = {
  'field.tsx': {
    plain: () => <Field label="Plain field">{(control) => <TextInput {...control} />}</Field>,
    'with a hint': () => (
      <Field label="Field with a hint" hint="What it is for">
        {(control) => <TextInput {...control} />}
      </Field>
    ),
    'with an error': () => (
      <Field label="Field with an error" hint="What it is for" error="What is wrong" required>
        {(control) => <TextInput {...control} defaultValue="wrong" />}
      </Field>
    ),
    'hidden label': () => (
      <Field label="Field with a hidden label" labelHidden>
        {(control) => <TextInput {...control} placeholder="Placeholder" />}
      </Field>
    ),
  },
  'text-input.tsx': {
    filled: () => <Field label="Filled text">{(control) => <TextInput {...control} defaultValue="A text" />}</Field>,
    disabled: () => <Field label="Disabled text">{(control) => <TextInput {...control} defaultValue="A text" disabled />}</Field>,
  },
  'text-area.tsx': {
    filled: () => <Field label="Long text">{(control) => <TextArea {...control} defaultValue="A text of several lines" />}</Field>,
    disabled: () => <Field label="Disabled long text">{(control) => <TextArea {...control} defaultValue="A text" disabled />}</Field>,
  },
  'password-input.tsx': {
    filled: () => <Field label="Password">{(control) => <PasswordInput {...control} {...labels} defaultValue="a-long-secret" />}</Field>,
    disabled: () => <Field label="Disabled password">{(control) => <PasswordInput {...control} {...labels} disabled />}</Field>,
  },
  'checkbox.tsx': {
    plain: () => <Checkbox label="A box to tick" checked={false} onChange={() => undefined} />,
    'ticked, with a reason': () => <Checkbox label="A ticked box" why="Why it is asked" checked onChange={() => undefined} />,
  },
  'select.tsx': {
    placeholder: () => (
      <Field label="Empty choice">{(control) => <Select {...control} options={options} placeholder="Choose one" />}</Field>
    ),
    chosen: () => <Field label="Made choice">{(control) => <Select {...control} options={options} defaultValue="b" />}</Field>,
    'with an error': () => (
      <Field label="Missing choice" error="Choose one of them">
        {(control) => <Select {...control} options={options} placeholder="Choose one" />}
      </Field>
    ),
    disabled: () => <Field label="Disabled choice">{(control) => <Select {...control} options={options} disabled />}</Field>,
  },
};
