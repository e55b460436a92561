/** The three questions that most answers need, asked once: class, then stream or degree, then the district. Never in an address. */
import { degreesHeld, streamAnswers, type StreamAnswer, type StudentDetails } from '@disha/contract/passport';
import { fields, studentClasses, type Field as FieldOfStudy, type State, type StudentClass } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { aboutYouTexts } from '../../messages/about-you.ts';
import { districtsTexts } from '../../messages/districts.ts';
import { factsTexts } from '../../messages/facts.ts';
import { intlTag } from '@disha/contract/languages';
import { useLocale, useText } from '../../messages/locale.ts';
import { taxonomyTexts, useStateName, useStateOptions } from '../../messages/taxonomy.ts';
import { degreeIn } from '../../session/degree-in.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { RememberFacts, useRemembering } from '../../session/remember.tsx';
import { useStudentDetails } from '../../session/student-details.ts';
import { useFact } from '../../session/use-fact.ts';
import { classNames } from '../../ui/classes.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';

interface ToldHere {
  class?: StudentClass | undefined;
  stream?: StreamAnswer | undefined;
  degree?: FieldOfStudy | undefined;
  state?: State | undefined;
  district?: string | undefined;
}

interface AboutYou {
  facts: ToldHere;
  tell: (facts: ToldHere) => void;
  remembering: ReturnType<typeof useRemembering>;
}

/** What the page goes by: what was told here, else in My details, in a profile or by a quiz. `form` tells this page from others. */
export function useAboutYou(form: string): AboutYou {
  const known: ToldHere = {
    class: useFact('class', 'chips'),
    stream: useFact('stream', 'chips'),
    degree: useFact('degree', 'chips'),
    state: useFact('state', 'chips'),
    district: useFact('district', 'chips'),
  };
  const [here, setHere] = useEntryState<ToldHere>(`about you ${form}`, {});
  const remembering = useRemembering(form);
  const details = useStudentDetails();
  const said = Object.fromEntries(Object.entries(here).filter(([, value]) => value !== undefined)) as ToldHere;
  // Another state has other districts.
  const isElsewhere = said.state !== undefined && said.state !== known.state && said.district === undefined;
  return {
    facts: { ...known, ...(isElsewhere ? { district: undefined } : {}), ...said },
    tell: (facts) => {
      setHere((before) => ({ ...before, ...(facts.state === undefined ? {} : { district: undefined }), ...facts }));
      remembering.tell(asDetails(facts, details));
    },
    remembering,
  };
}

/** As the sheet of details has it. */
function asDetails({ degree, ...facts }: ToldHere, details: StudentDetails | null): StudentDetails {
  const said = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as StudentDetails;
  return { ...said, ...(degree === undefined ? {} : degreeIn(degree, details === null ? [] : degreesHeld(details))) };
}

type Question = 'class' | 'stream' | 'degree' | 'district';
type Questions = readonly Question[];

const questionsFor = ({ class: at }: ToldHere, isHomeAsked: boolean): Questions => [
  'class',
  ...(at === '12' ? (['stream'] as const) : at === 'graduate' ? (['degree'] as const) : []),
  ...(isHomeAsked ? (['district'] as const) : []),
];

const chipLook =
  'inline-flex min-h-tap items-center gap-1.5 rounded-full border-[1.5px] px-3.5 text-[.94rem] font-semibold focus-visible:rounded-full';

interface AboutYouProps {
  about: AboutYou;
  /** False where the answer does not depend on where somebody lives. */
  isHomeAsked?: boolean;
  /** These alone, where the others change nothing. */
  only?: Questions;
}

/** What is told as chips, each of which asks again; below them the first that is not told. */
export function AboutYouChips({ about, isHomeAsked = true, only }: AboutYouProps) {
  const text = useText(aboutYouTexts);
  const words = useWords();
  const { facts, tell, remembering } = about;
  const details = useStudentDetails();
  const [again, setAgain] = useState<Question | null>(null);
  const asked = only ?? questionsFor(facts, isHomeAsked);
  const open = again ?? asked.find((question) => facts[question] === undefined);
  const answer = (told: ToldHere) => {
    tell(told);
    // The state is not all of it.
    if (told.state === undefined) setAgain(null);
  };
  return (
    <section aria-label={text.title} className="print:hidden">
      <ul className="flex flex-wrap gap-2">
        {asked
          .filter((question) => question !== open && facts[question] !== undefined)
          .map((question) => (
            <li key={question}>
              <button
                type="button"
                onClick={() => setAgain(question)}
                className={classNames(chipLook, 'border-transparent bg-blue-tint text-blue-deep')}
              >
                {words(question, facts)}
                <Pencil aria-hidden="true" className="size-3.5" />
                <span className="sr-only">{text.change}</span>
              </button>
            </li>
          ))}
      </ul>
      {open !== undefined && (
        <div className="mt-2">
          <Asked question={open} facts={facts} answer={answer} />
        </div>
      )}
      {open === undefined && <RememberFacts by={remembering} facts={asDetails(facts, details)} />}
    </section>
  );
}

function useWords() {
  const { classes, streams, fields: fieldNames } = useText(taxonomyTexts);
  const { undecided } = useText(factsTexts);
  const names = useText(districtsTexts);
  const stateName = useStateName();
  return (question: Question, { class: at, stream, degree, state, district = '' }: ToldHere): string =>
    ({
      class: () => (at === undefined ? '' : classes[at]),
      stream: () => (stream === undefined ? '' : stream === 'undecided' ? undecided : streams[stream]),
      degree: () => (degree === undefined ? '' : fieldNames[degree]),
      district: () => names[district] ?? (district || (state === undefined ? '' : stateName(state))),
    })[question]();
}

interface AskedProps {
  question: Question;
  facts: ToldHere;
  answer: (facts: ToldHere) => void;
}

function Asked({ question, facts, answer }: AskedProps) {
  const text = useText(aboutYouTexts);
  const { classes, streams, fields: fieldNames } = useText(taxonomyTexts);
  const { undecided } = useText(factsTexts);
  if (question === 'class')
    return (
      <Choices legend={text.class}>
        {studentClasses.map((value) => (
          <ChoiceChip key={value} isOn={facts.class === value} onPress={() => answer({ class: value })}>
            {classes[value]}
          </ChoiceChip>
        ))}
      </Choices>
    );
  if (question === 'stream')
    return (
      <Choices legend={text.stream}>
        {streamAnswers.map((value) => (
          <ChoiceChip key={value} isOn={facts.stream === value} onPress={() => answer({ stream: value })}>
            {value === 'undecided' ? undecided : streams[value]}
          </ChoiceChip>
        ))}
      </Choices>
    );
  if (question === 'degree')
    return (
      <Field label={text.degree} className="max-w-sm">
        {(control) => (
          <Select
            {...control}
            value={facts.degree ?? ''}
            placeholder={text.choose}
            options={fields.map((value) => ({ value, label: fieldNames[value] }))}
            onChange={({ target }) => answer({ degree: target.value as FieldOfStudy })}
          />
        )}
      </Field>
    );
  return <HomeAsked facts={facts} answer={answer} />;
}

/** The state is asked first only where nobody knows it: its districts are the question. */
function HomeAsked({ facts: { state, district }, answer }: Omit<AskedProps, 'question'>) {
  const text = useText(aboutYouTexts);
  const names = useText(districtsTexts);
  const states = useStateOptions();
  const { compare } = new Intl.Collator(intlTag(useLocale()));
  const known = useQuery({
    queryKey: ['districts'],
    queryFn: async () => (await import('@disha/contract/districts')).districts,
    staleTime: Infinity,
    enabled: state !== undefined,
  });
  const options = (known.data ?? [])
    .filter((one) => one.state === state)
    .map(({ name: value }) => ({ value, label: names[value] ?? value }))
    .sort((a, b) => compare(a.label, b.label));
  return (
    <div className="grid max-w-xl gap-3 sm:grid-cols-2">
      <Field label={text.state}>
        {(control) => (
          <Select
            {...control}
            value={state ?? ''}
            placeholder={text.choose}
            options={states}
            onChange={({ target }) => answer({ state: target.value as State })}
          />
        )}
      </Field>
      {state !== undefined && (
        <Field label={text.district}>
          {(control) => (
            <Select
              {...control}
              value={district ?? ''}
              placeholder={text.choose}
              options={options}
              onChange={({ target }) => answer({ district: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}

function ChoiceChip({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={classNames(
        chipLook,
        isOn ? 'border-blue bg-blue-tint text-blue-deep' : 'border-line bg-card text-blue-deep hover:border-blue-soft hover:bg-blue-tint',
      )}
    >
      {children}
    </button>
  );
}
