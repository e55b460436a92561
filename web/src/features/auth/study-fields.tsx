import { beyondSchool, fieldsOf, isStream, schoolClasses, streams } from '@disha/contract/taxonomy';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { authTexts } from '../../messages/auth.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateOptions } from '../../messages/taxonomy.ts';
import { useFieldText } from '../../messages/validation.ts';
import { Field } from '../../ui/field.tsx';
import { Select, type Option } from '../../ui/select.tsx';

export interface StudyChoice {
  class: string;
  state: string;
  stream: string;
  field: string;
}

type Key = keyof StudyChoice;

interface StudyFieldsProps {
  /** What is chosen now decides which questions there are. */
  chosen: Pick<StudyChoice, 'class' | 'stream'>;
  controls: Record<Key, UseFormRegisterReturn>;
  errors: Partial<Record<Key, { message?: string | undefined }>>;
  disabled: boolean;
  stateFirst?: boolean;
}

/** Class, state, then stream, then in class 12 the field of that stream. */
export function StudyFields({ chosen, controls, errors, disabled, stateFirst = false }: StudyFieldsProps) {
  const { fields: labels, choose, who, changeable } = useText(authTexts);
  const names = useText(taxonomyTexts);
  const stateOptions = useStateOptions();
  const fieldText = useFieldText();
  const isSchoolClass = chosen.class === '10' || chosen.class === '12';
  const question = (key: Key, label: string, options: readonly Option[], hint?: string) => (
    <Field key={key} label={label} hint={hint} error={fieldText(errors[key]?.message)} required>
      {(control) => <Select {...control} {...controls[key]} disabled={disabled} placeholder={choose[key]} options={options} />}
    </Field>
  );
  const first = [
    question('class', labels.class, [
      ...schoolClasses.map((value) => ({ value, label: names.classes[value] })),
      ...beyondSchool.map((value) => ({ value, label: who[value] })),
    ]),
    question('state', labels.state, stateOptions),
  ];
  return (
    <>
      {stateFirst ? [...first].reverse() : first}
      {isSchoolClass &&
        question(
          'stream',
          labels.stream[chosen.class as '10' | '12'],
          streams.map((value) => ({ value, label: names.streams[value] })),
          changeable,
        )}
      {chosen.class === '12' &&
        isStream(chosen.stream) &&
        question(
          'field',
          labels.field,
          fieldsOf(chosen.stream).map((value) => ({ value, label: names.fields[value] })),
        )}
    </>
  );
}
