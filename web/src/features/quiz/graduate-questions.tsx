import { interestLetters, type InterestLetter } from '@disha/contract/careers.words';
import { degreesHeld, type Degree } from '@disha/contract/passport';
import { fields, isField } from '@disha/contract/taxonomy';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { degreeIn } from '../../session/degree-in.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { RememberFacts, useRemembering } from '../../session/remember.tsx';
import { useFact } from '../../session/use-fact.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { aims, GraduateAnswer, type GraduateAim, type ByDegreeSlot } from './graduate-answer.tsx';

const none: readonly Degree[] = [];

/** Three questions, answered in this tab alone unless somebody ticks "remember": they choose among what there is, and measure no one. */
export function GraduateQuestions({ ByDegree }: { ByDegree: ByDegreeSlot }) {
  const text = useText(quizTexts).graduate;
  const { fields: fieldNames } = useText(taxonomyTexts);
  const known = useFact('degree', 'graduate-questions');
  const [chosen, setStudied] = useEntryState<string | null>('graduate studied', null);
  const studied = chosen ?? known ?? '';
  const remembering = useRemembering('graduate');
  const details = useStudentDetails();
  const degrees = details === null ? none : degreesHeld(details);
  const [aim, setAim] = useEntryState<GraduateAim | null>('graduate aim', null);
  const [liked, setLiked] = useEntryState<InterestLetter | null>('graduate liked', null);
  return (
    <Card as="section" title={text.title} className="mt-6">
      <p className="mb-4 text-ink-soft">{text.lead}</p>
      <Field label={text.studied} className="mb-4">
        {(control) => (
          <Select
            {...control}
            value={studied}
            placeholder={text.choose}
            options={fields.map((field) => ({ value: field, label: fieldNames[field] }))}
            onChange={({ target }) => {
              setStudied(target.value);
              remembering.tell(degreeIn(target.value, degrees));
            }}
          />
        )}
      </Field>
      <RememberFacts by={remembering} facts={degreeIn(studied, degrees)} className="mb-4" />
      <OneOf name="aim" legend={text.aim} options={aims.map((one) => [one, text.aims[one]])} chosen={aim} onChoose={setAim} />
      <OneOf
        name="liked"
        legend={text.liked}
        options={interestLetters.map((letter) => [letter, text.likes[letter]])}
        chosen={liked}
        onChoose={setLiked}
      />
      {isField(studied) && aim !== null && liked !== null && <GraduateAnswer ByDegree={ByDegree} field={studied} aim={aim} liked={liked} />}
    </Card>
  );
}

interface OneOfProps<T extends string> {
  name: string;
  legend: string;
  options: readonly (readonly [T, string])[];
  chosen: T | null;
  onChoose: (chosen: T) => void;
}

function OneOf<T extends string>({ name, legend, options, chosen, onChoose }: OneOfProps<T>) {
  return (
    <fieldset className="mb-4 min-w-0">
      <legend className="mb-1 font-semibold">{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value} className="flex min-h-tap items-center gap-3">
          <input
            type="radio"
            name={name}
            value={value}
            checked={chosen === value}
            className="size-5 flex-none accent-blue"
            onChange={() => {
              onChoose(value);
            }}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
