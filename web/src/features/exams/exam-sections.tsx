import type { Exam } from '@disha/contract/exams';
import { indianDay } from '@disha/contract/indian-day';
import type { ReactNode } from 'react';
import { OldMark } from '../../catalog/date-standing.tsx';
import { FactList } from '../../catalog/item/fact-list.tsx';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { MarkOnPage } from '../../catalog/list/mark-places.tsx';
import { sentencesOf } from '../../catalog/shared/sentences.ts';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Bars } from '../../ui/bars.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { FigureStrip } from '../../ui/figure-strip.tsx';
import { Folded } from '../../ui/folded.tsx';
import { markOf } from '../../ui/mark-of.ts';
import { PagePart } from '../../ui/page-part.tsx';
import { SourceMark } from '../../ui/source-sheet.tsx';

/** More of them stand behind a tap. */
const shownRules = 3;

interface WhoMaySitProps {
  id: string;
  eligibility: string;
  whole: Exam | undefined;
}

/** Who may sit it: the words of the notice, sentence by sentence, then schooling, age and how often. */
export function WhoMaySit({ id, eligibility, whole }: WhoMaySitProps) {
  const { detail: text } = useText(examsTexts);
  const age = useAge();
  const fold = useEntryFold('more rules');
  const { qualification, attempts } = whole ?? {};
  // Of an exam without a limit of age the note says so, and there are no years to name.
  const years = whole?.age && age(whole.age);
  const sentences = sentencesOf(eligibility);
  const rest = [
    ...sentences.slice(shownRules),
    ...(whole?.age?.note === undefined ? [] : [whole.age.note]),
    ...(attempts === undefined ? [] : [attempts]),
  ];
  return (
    <PagePart title={text.eligibility} link={<MarkOnPage type="exams" id={id} />}>
      <CheckList items={sentences.slice(0, shownRules)} />
      <Folded title={text.moreRules} {...fold}>
        <FactList
          facts={[
            { label: text.qualification, value: qualification && text.qualifications[qualification] },
            { label: text.age, value: years },
          ]}
        />
        <div className="mt-2">
          <CheckList items={rest} />
        </div>
      </Folded>
      <Standing fact={text.age} facts={whole?.age} checked={whole?.checked?.eligibility} />
    </PagePart>
  );
}

export function useAge() {
  const { detail: text } = useText(examsTexts);
  const format = useFormat();
  return ({ min, max, on }: NonNullable<Exam['age']>): string => {
    const [from, to] = [min, max].map((years) => (years === undefined ? undefined : format.number(years)));
    const span =
      from === undefined ? (to === undefined ? '' : text.ageUpTo(to)) : to === undefined ? text.ageFrom(from) : text.ageBetween(from, to);
    return on?.length === 'YYYY-MM-DD'.length ? `${span} ${text.ageOn(format.date(on))}` : span;
  };
}

/** Of an exam for a job: how people are chosen, for what, and what it pays. */
export function TheJob({ exam: { selection, posts, pay } }: { exam: Exam }) {
  const { detail: text } = useText(examsTexts);
  const fold = useEntryFold('selection');
  if (!selection && posts === undefined && pay === undefined) return null;
  return (
    <PagePart title={text.job}>
      {pay !== undefined && <p className="font-semibold">{pay}</p>}
      {posts !== undefined && <p>{posts}</p>}
      {selection && (
        <Folded title={text.selection} {...fold}>
          <ol className="list-decimal space-y-1 ps-5">
            {selection.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </Folded>
      )}
    </PagePart>
  );
}

export function TheFee({ exam: { fee, checked } }: { exam: Exam }) {
  const { detail: text } = useText(examsTexts);
  const format = useFormat();
  if (!fee) return null;
  const most = Math.max(1, ...fee.amounts.map(({ rupees }) => rupees));
  return (
    <PagePart title={text.cost}>
      <Bars
        label={text.cost}
        bars={fee.amounts.map(({ who, rupees }) => ({
          label: text.who[who],
          percent: (100 * rupees) / most,
          value: rupees === 0 ? text.free : `₹${format.number(rupees)}`,
        }))}
      />
      <Standing fact={text.cost} facts={fee} checked={checked?.fee}>
        {[fee.text, fee.year === undefined ? undefined : text.feeOf(String(fee.year))].filter(Boolean).join(' ')}
      </Standing>
    </PagePart>
  );
}

/** What a paper is, in figures; how it is sat, its subjects and languages behind a tap. */
export function ThePattern({ exam: { pattern, checked, syllabus } }: { exam: Pick<Exam, 'pattern' | 'checked' | 'syllabus'> }) {
  const { detail: text } = useText(examsTexts);
  const format = useFormat();
  const fold = useEntryFold('more of the paper');
  const { mode, minutes, questions, marks, negative, languages } = pattern ?? {};
  const figures = [
    ...(questions === undefined ? [] : [{ label: text.questionsUnit, value: format.number(questions) }]),
    ...(minutes === undefined ? [] : [{ label: text.minutesUnit, value: format.number(minutes) }]),
    ...(marks === undefined ? [] : [{ label: text.marksUnit, value: format.number(marks) }]),
    ...(negative === undefined ? [] : [{ label: text.ifWrong, value: negative ? '−' : '0' }]),
  ];
  return (
    <PagePart title={text.pattern}>
      {figures.length > 1 && <FigureStrip figures={figures} />}
      <Standing fact={text.pattern} facts={pattern} checked={checked?.pattern}>
        {mode !== undefined && text.modes[mode]}
      </Standing>
      <Folded title={text.moreOfPaper} {...fold}>
        {pattern?.text !== undefined && <p className="mb-2">{pattern.text}</p>}
        <ul className="list-disc space-y-1 ps-5">
          {syllabus.map((subject) => (
            <li key={subject}>{subject}</li>
          ))}
        </ul>
        {languages !== undefined && (
          <p className="mt-2">
            {text.languages}: {languages.map((one) => text.languageNames[one]).join(', ')}
          </p>
        )}
        {negative !== undefined && <p className="mt-2">{`${text.negative}: ${negative ? text.negatives.yes : text.negatives.no}`}</p>}
      </Folded>
    </PagePart>
  );
}

interface StandingProps {
  /** What is meant, for the sheet. */
  fact: string;
  facts: { source: string; certainty: 'A' | 'B' | 'C'; goodUntil?: string } | undefined;
  /** The month in which its source was read; none where none was read. */
  checked: string | undefined;
  /** In words before the mark. */
  children?: ReactNode;
  today?: string;
}

/** How sure a group of facts is: its mark, which opens the source, and whether it ran past the day until which it is good. */
export function Standing({ fact, facts, checked, children, today = indianDay() }: StandingProps) {
  if (!facts) return null;
  return (
    <p className="mt-1.5 text-[.9rem] text-ink-soft">
      {facts.goodUntil !== undefined && facts.goodUntil < today && (
        <>
          <OldMark />{' '}
        </>
      )}
      {children ?? fact}
      <SourceMark
        fact={fact}
        mark={markOf({ certainty: facts.certainty })}
        source={<SourceText say={(all) => all} source={facts.source} />}
        read={checked}
        goodUntil={facts.goodUntil}
      />
    </p>
  );
}
