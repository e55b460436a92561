import { categories, genders, incomeBands, moves, qualifications, streamAnswers } from '@disha/contract/passport';
import { classes, fields } from '@disha/contract/taxonomy';
import { factsTexts } from '../../../messages/facts.ts';
import { useText } from '../../../messages/locale.ts';
import { passportTexts } from '../../../messages/passport.ts';
import { taxonomyTexts, useStateOptions } from '../../../messages/taxonomy.ts';
import { combinations, withEnglish, type CombinationId } from '../combinations.ts';
import { Choice, Expected, Typed, YesOrNo, type StepProps } from './controls.tsx';
import { DegreeChoice } from './degree-choice.tsx';
import { DistrictChoice } from './district-choice.tsx';
import type { Sheet } from './sheet.ts';
import { MarksBySubject, SubjectChoice } from './subject-choice.tsx';

const options = <Value extends string>(values: readonly Value[], labels: Readonly<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

/** As the usual choices under it; arts are so many that nobody's subjects are guessed. */
const usual: Readonly<Partial<Record<string, CombinationId>>> = { science_pcm: 'pcm', science_pcb: 'pcb', commerce: 'commerce' };

function subjectsOf(stream: string): Pick<Sheet, 'subjects'> {
  const id = usual[stream];
  return { subjects: id && withEnglish(combinations[id]) };
}

function School(props: StepProps) {
  const text = useText(passportTexts);
  const facts = useText(factsTexts);
  const names = useText(taxonomyTexts);
  return (
    <>
      <Choice {...props} name="class" options={options(classes, names.classes)} />
      <Typed {...props} name="passingYear" inputMode="numeric" />
      <Choice
        {...props}
        name="stream"
        options={streamAnswers.map((value) => ({ value, label: value === 'undecided' ? facts.undecided : names.streams[value] }))}
        also={subjectsOf}
      />
      {/* Whoever has not chosen a stream has no subjects to tell. */}
      {props.sheet.stream !== 'undecided' && <SubjectChoice {...props} />}
      <Choice {...props} name="qualification" options={options(qualifications, text.qualifications)} />
    </>
  );
}

function Marks(props: StepProps) {
  const names = useText(taxonomyTexts);
  const { sheet, set } = props;
  return (
    <>
      <div>
        <Typed {...props} name="percent10" inputMode="decimal" />
        <Expected isChecked={sheet.expected10} onChange={(expected10) => set({ expected10 })} />
      </div>
      {/* Of Class 12 nobody in Class 10 has marks. */}
      {sheet.class !== '10' && (
        <>
          <div>
            <Typed {...props} name="percent12" inputMode="decimal" />
            <Expected isChecked={sheet.expected12} onChange={(expected12) => set({ expected12 })} />
          </div>
          <MarksBySubject {...props} />
        </>
      )}
      {sheet.class === 'graduate' && (
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
      )}
    </>
  );
}

function You(props: StepProps) {
  const text = useText(passportTexts);
  return (
    <>
      <Choice {...props} name="category" options={options(categories, text.categories)} />
      <YesOrNo {...props} name="disability" />
      <Typed {...props} name="birthDate" type="date" />
      <Choice {...props} name="gender" options={options(genders, text.genders)} />
      {props.sheet.class !== '10' && <YesOrNo {...props} name="married" />}
    </>
  );
}

function Home(props: StepProps) {
  const text = useText(passportTexts);
  const states = useStateOptions();
  return (
    <>
      {/* Another state has other districts. */}
      <Choice {...props} name="state" options={states} also={() => ({ district: '' })} />
      <DistrictChoice {...props} />
      {props.sheet.class !== '10' && <Choice {...props} name="class12State" options={states} />}
      <Choice {...props} name="move" options={options(moves, text.moves)} />
      <Choice {...props} name="incomeBand" options={options(incomeBands, text.incomeBands)} />
      <Typed {...props} name="budget" inputMode="numeric" />
    </>
  );
}

export const steps = { school: School, marks: Marks, you: You, home: Home } as const;
export type StepId = keyof typeof steps;
export const stepIds = Object.keys(steps) as StepId[];
