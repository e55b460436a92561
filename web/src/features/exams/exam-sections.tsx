import type { Exam } from '@disha/contract/exams';
import { indianDay } from '@disha/contract/indian-day';
import { OldMark } from '../../catalog/date-standing.tsx';
import { SourceText } from '../../catalog/item/source-text.tsx';
import { examsTexts } from '../../messages/exams.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';

type LabelledRow = readonly [label: string, value: string];
const longestAtEnd = 32;

/** Who may sit it: the words of the notice, then schooling, age and how often. */
export function WhoMaySit({ eligibility, whole }: { eligibility: string; whole: Exam | undefined }) {
  const { detail: text } = useText(examsTexts);
  const age = useAge();
  const { qualification, attempts } = whole ?? {};
  // Of an exam without a limit of age the note says so, and there are no years to name.
  const years = whole?.age && age(whole.age);
  return (
    <Card as="section" title={text.eligibility}>
      <p>{eligibility}</p>
      <Rows
        rows={[
          ...(qualification === undefined ? [] : [[text.qualification, text.qualifications[qualification]] as const]),
          ...(years === undefined || years === '' ? [] : [[text.age, years] as const]),
          ...(attempts === undefined ? [] : [[text.attempts, attempts] as const]),
        ]}
      />
      {whole?.age?.note !== undefined && <p className="mt-2 text-sm text-ink-soft">{whole.age.note}</p>}
      <Standing facts={whole?.age} checked={whole?.checked?.eligibility} />
    </Card>
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
  if (!selection && posts === undefined && pay === undefined) return null;
  return (
    <Card as="section" title={text.job}>
      <Rows
        rows={[...(posts === undefined ? [] : [[text.posts, posts] as const]), ...(pay === undefined ? [] : [[text.pay, pay] as const])]}
      />
      {selection && (
        <>
          <h3 className="mt-4 mb-1 font-semibold">{text.selection}</h3>
          <ol className="list-decimal space-y-1 ps-5">
            {selection.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

export function TheFee({ exam: { fee, checked } }: { exam: Exam }) {
  const { detail: text } = useText(examsTexts);
  const format = useFormat();
  if (!fee) return null;
  return (
    <Card as="section" title={text.cost}>
      {fee.year !== undefined && <p className="text-sm text-ink-soft">{text.feeOf(String(fee.year))}</p>}
      <Rows rows={fee.amounts.map(({ who, rupees }) => [text.who[who], rupees === 0 ? text.free : `₹${format.number(rupees)}`] as const)} />
      {fee.text !== undefined && <p className="mt-2">{fee.text}</p>}
      <Standing facts={fee} checked={checked?.fee} />
    </Card>
  );
}

export function ThePattern({ exam: { pattern, checked } }: { exam: Exam }) {
  const { detail: text } = useText(examsTexts);
  const format = useFormat();
  if (!pattern) return null;
  const { mode, minutes, questions, marks, negative, languages } = pattern;
  return (
    <Card as="section" title={text.pattern}>
      <Rows
        rows={[
          ...(mode === undefined ? [] : [[text.mode, text.modes[mode]] as const]),
          ...(minutes === undefined ? [] : [[text.time, text.minutes(format.number(minutes))] as const]),
          ...(questions === undefined ? [] : [[text.questions, format.number(questions)] as const]),
          ...(marks === undefined ? [] : [[text.marks, format.number(marks)] as const]),
          ...(negative === undefined ? [] : [[text.negative, negative ? text.negatives.yes : text.negatives.no] as const]),
          ...(languages === undefined ? [] : [[text.languages, languages.map((one) => text.languageNames[one]).join(', ')] as const]),
        ]}
      />
      {pattern.text !== undefined && <p className="mt-2">{pattern.text}</p>}
      <Standing facts={pattern} checked={checked?.pattern} />
    </Card>
  );
}

function Rows({ rows }: { rows: readonly LabelledRow[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="mt-2 grid gap-1.5">
      {rows.map(([label, value]) => {
        // A sentence is read from its beginning; only what is short stands at the end of its line.
        const isLong = value.length > longestAtEnd;
        return (
          <div key={label} className={isLong ? undefined : 'flex flex-wrap justify-between gap-x-4'}>
            <dt className="text-ink-soft">{label}</dt>
            <dd className={isLong ? undefined : 'ms-auto text-end font-semibold'}>{value}</dd>
          </div>
        );
      })}
    </dl>
  );
}

interface StandingProps {
  facts: { source: string; certainty: 'A' | 'B' | 'C'; goodUntil?: string } | undefined;
  /** The month in which its source was read; none where none was read. */
  checked: string | undefined;
  today?: string;
}

/** How sure a group of facts is: to be confirmed, or read when and where; and whether it ran past the day until which it is good. */
export function Standing({ facts, checked, today = indianDay() }: StandingProps) {
  const { detail: text } = useText(examsTexts);
  const format = useFormat();
  if (!facts) return null;
  const mark = facts.goodUntil !== undefined && facts.goodUntil < today && <OldMark />;
  if (facts.certainty === 'C')
    return (
      <p className="mt-3 border-s-[3px] border-marigold ps-3 text-sm text-ink-soft">
        {mark} {text.toConfirm}
      </p>
    );
  return (
    <p className="mt-3 text-sm text-ink-soft [overflow-wrap:anywhere]">
      {mark} <SourceText say={text.source} source={facts.source} />
      {checked !== undefined && ` · ${text.checked(format.yearMonth(checked))}`}
    </p>
  );
}
