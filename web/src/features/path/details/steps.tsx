import { studentFacts, streamAnswers, type FactEntry, type StudentFact, type DetailsStep, type SimpleFact } from '@disha/contract/passport';
import type { Simple } from '@disha/contract/shape';
import { fields } from '@disha/contract/taxonomy';
import type { ReactNode } from 'react';
import { GuideLinks } from '../../../catalog/item/guide-links.tsx';
import { guidesOfMarks } from '../../../catalog/item/guides-of.ts';
import { factsTexts } from '../../../messages/facts.ts';
import { useText } from '../../../messages/locale.ts';
import { detailsTexts } from '../../../messages/details.ts';
import { taxonomyTexts, useStateOptions } from '../../../messages/taxonomy.ts';
import { combinations, withEnglish, type CombinationId } from '../combinations.ts';
import { Choice, Expected, Typed, YesOrNo, type StepProps } from './controls.tsx';
import { DegreeChoice } from './degree-choice.tsx';
import { DistrictChoice } from './district-choice.tsx';
import type { DetailsSheet } from './sheet.ts';
import { MarksBySubject, SubjectChoice } from './subject-choice.tsx';

const options = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** As the usual choices under it; arts are so many that no student's subjects are guessed. */
const usual: Readonly<Partial<Record<string, CombinationId>>> = { science_pcm: 'pcm', science_pcb: 'pcb', commerce: 'commerce' };

function subjectsOf(stream: string): Pick<DetailsSheet, 'subjects'> {
  const id = usual[stream];
  return { subjects: id && withEnglish(combinations[id]) };
}

/** A fact of one field, by the kind its entry says. */
function ByKind({ name, entry, ...props }: StepProps & { name: SimpleFact; entry: FactEntry<Simple> }) {
  const text = useText(detailsTexts);
  const names = useText(taxonomyTexts);
  const states = useStateOptions();
  const { shape, words = '' } = entry;
  if (shape.kind === 'yesNo') return <YesOrNo {...props} name={name} />;
  if (shape.kind === 'day') return <Typed {...props} name={name} type="date" />;
  if (shape.kind === 'number') return <Typed {...props} name={name} inputMode={shape.isWhole || entry.isMoney ? 'numeric' : 'decimal'} />;
  if (shape.kind === 'name') return <Typed {...props} name={name} />;
  const labels = { ...names, ...text } as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;
  const choices = words === 'states' ? states : shape.of.map((value) => ({ value, label: labels[words]?.[value] ?? value }));
  return <Choice {...props} name={name} options={choices} />;
}

function Stream(props: StepProps) {
  const facts = useText(factsTexts);
  const names = useText(taxonomyTexts);
  return (
    <Choice
      {...props}
      name="stream"
      options={streamAnswers.map((value) => ({ value, label: value === 'undecided' ? facts.undecided : names.streams[value] }))}
      also={subjectsOf}
    />
  );
}

/** A student who has not chosen a stream has no subjects to tell. */
const Subjects = (props: StepProps) => props.sheet.stream !== 'undecided' && <SubjectChoice {...props} />;

/** Another state has other districts. */
function HomeState(props: StepProps) {
  return <Choice {...props} name="state" options={useStateOptions()} also={() => ({ district: '' })} />;
}

function Marks(props: StepProps) {
  const { sheet, set } = props;
  return (
    <>
      <div>
        <Typed {...props} name="percent10" inputMode="decimal" />
        <Expected isChecked={sheet.expected10} onChange={(expected10) => set({ expected10 })} />
      </div>
      {/* Of Class 12 a student in Class 10 has no marks. */}
      {sheet.class !== '10' && (
        <>
          <div>
            <Typed {...props} name="percent12" inputMode="decimal" />
            <Expected isChecked={sheet.expected12} onChange={(expected12) => set({ expected12 })} />
          </div>
          <MarksBySubject {...props} />
        </>
      )}
      <GuideLinks under="h3" ids={guidesOfMarks(sheet)} />
    </>
  );
}

function Degrees(props: StepProps) {
  const names = useText(taxonomyTexts);
  const { sheet, set } = props;
  if (sheet.class !== 'graduate') return null;
  return (
    <>
      <DegreeChoice {...props} family="degreeFamily" course="degreeCourse" />
      <Choice {...props} name="degreeField" options={options(fields, names.fields)} />
      <div>
        <Typed {...props} name="degreePercent" inputMode="decimal" />
        <Expected isChecked={sheet.degreeExpected} onChange={(degreeExpected) => set({ degreeExpected })} />
      </div>
      <DegreeChoice {...props} family="secondFamily" course="secondCourse" />
      {sheet.secondFamily !== '' && (
        <div>
          <Typed {...props} name="secondPercent" inputMode="decimal" />
          <Expected isChecked={sheet.secondExpected} onChange={(secondExpected) => set({ secondExpected })} />
        </div>
      )}
    </>
  );
}

/** What is not drawn by the kind of its entry. */
const drawn: Readonly<Partial<Record<StudentFact, (props: StepProps) => ReactNode>>> = {
  stream: Stream,
  subjects: Subjects,
  marks: Marks,
  degree: () => null,
  degrees: Degrees,
  state: HomeState,
  district: DistrictChoice,
};

/** The facts of a step, in the order of their entries. */
export function StepFacts({ step, ...props }: StepProps & { step: DetailsStep }) {
  return (Object.entries(studentFacts) as [StudentFact, FactEntry][])
    .filter(([, entry]) => entry.step === step && !(entry.notIn10 && props.sheet.class === '10'))
    .map(([name, entry]) => {
      const Drawn = drawn[name];
      return Drawn ? (
        <Drawn key={name} {...props} />
      ) : (
        <ByKind key={name} {...props} name={name as SimpleFact} entry={entry as FactEntry<Simple>} />
      );
    });
}
