import { interestLetters, type InterestLetter } from '@disha/contract/careers.words';
import { degreesOf, type Degree, type Passport } from '@disha/contract/passport';
import { fields, isField, type Field as StudyField } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import { useItemMarks } from '../../catalog/item-marks.ts';
import { MarkOnCard } from '../../catalog/mark-places.tsx';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';
import { paths } from '../../paths.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { usePassport } from '../../session/passport.ts';
import { RememberFacts, useRemembering } from '../../session/remember.tsx';
import { useFact } from '../../session/use-fact.ts';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { Select } from '../../ui/select.tsx';
import { quizQueries } from './quiz.queries.ts';

const aims = ['work', 'study'] as const;
type Aim = (typeof aims)[number];

const none: readonly Degree[] = [];

/** The first degree is in this field; what is known of it otherwise, and of a second one, stays. */
function degreeIn(field: string, degrees: readonly Degree[]): Passport {
  if (!isField(field)) return {};
  const [first = { level: 'bachelor' as const }, ...others] = degrees;
  return { class: 'graduate', degrees: [{ ...first, field }, ...others] };
}

/** Three questions, answered in this tab alone unless somebody ticks "remember": they choose among what there is, and measure nobody. */
export function GraduateQuestions() {
  const text = useText(quizTexts).graduate;
  const { fields: fieldNames } = useText(taxonomyTexts);
  const known = useFact('degree', 'graduate-questions');
  const [chosen, setStudied] = useEntryState<string | null>('graduate studied', null);
  const studied = chosen ?? known ?? '';
  const remembering = useRemembering('graduate');
  const passport = usePassport();
  const degrees = passport === null ? none : degreesOf(passport);
  const [aim, setAim] = useEntryState<Aim | null>('graduate aim', null);
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
      {isField(studied) && aim !== null && liked !== null && <WhatThereIs field={studied} aim={aim} liked={liked} />}
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

/** What My details close is left out; without them nothing is. */
function WhatThereIs({ field, aim, liked }: { field: StudyField; aim: Aim; liked: InterestLetter }) {
  const text = useText(quizTexts).graduate;
  const errorText = useErrorText();
  const marks = useItemMarks();
  const careers = useQuery({ ...quizQueries.careersAfterDegree(field, liked), enabled: aim === 'work' });
  const courses = useQuery({ ...quizQueries.coursesAfterDegree(field, liked), enabled: aim === 'study' });
  const { isPending, error } = aim === 'work' ? careers : courses;
  const type = aim === 'work' ? ('careers' as const) : ('courses' as const);
  const items = (aim === 'work' ? careers.data?.careers : courses.data?.courses) ?? [];
  const wanted = items.filter(({ _id }) => marks?.isWanted({ type, id: _id }) ?? true);
  if (error) return <p role="alert">{errorText(error)}</p>;
  return (
    <Found title={text.found[aim]} isPending={isPending}>
      {wanted.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className="grid gap-2">
          {wanted.map(({ _id, name }) => (
            <li key={_id} className="border-s-[3px] border-blue-soft ps-3">
              <Link
                to={aim === 'work' ? paths.career(_id) : paths.course(_id)}
                className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
              >
                {name}
              </Link>
              <MarkOnCard type={type} id={_id} />
            </li>
          ))}
        </ul>
      )}
    </Found>
  );
}

function Found({ title, isPending, children }: { title: string; isPending: boolean; children: ReactNode }) {
  const text = useText(quizTexts).graduate;
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-3">
      <h3 id={id} className="mb-2 font-semibold">
        {title}
      </h3>
      {isPending ? <p role="status">{text.loading}</p> : children}
    </section>
  );
}
