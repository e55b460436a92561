import { fields, type Field } from '@disha/contract/taxonomy';
import type { SubjectChoices } from '@disha/eligibility/subject-choices';
import { subjectChoicesTexts } from '../../../messages/subject-choices.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { Folded } from '../../../ui/folded.tsx';

/** The figures stand as text, so the bars say nothing to those who listen. */
function Line({ value, most, look }: { value: number; most: number; look: string }) {
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-1.5 w-full overflow-hidden rounded-full bg-sand"
    >
      <rect width={(100 * value) / most} height="6" className={look} />
    </svg>
  );
}

const count = (choices: SubjectChoices, field: Field) => choices.byField[field] ?? 0;

/** More of them stand behind a tap. */
const rowsShown = 6;

interface FieldPictureProps {
  label: string;
  names: readonly [string, string];
  pair: readonly [SubjectChoices, SubjectChoices];
}

/** Two choices, field by field: those in which they differ most come first, and what is alike waits behind a tap. */
export function FieldPicture({ label, names, pair }: FieldPictureProps) {
  const words = useText(subjectChoicesTexts);
  const format = useFormat();
  const fold = useEntryFold('other fields');
  const [first, second] = pair;
  const shown = fields.filter((field) => count(first, field) + count(second, field) > 0);
  const apart = (field: Field) => Math.abs(count(first, field) - count(second, field));
  const differing = shown.filter((field) => apart(field) > 0).sort((a, b) => apart(b) - apart(a));
  const inSight = differing.slice(0, rowsShown);
  const rest = shown.filter((field) => !inSight.includes(field));
  const most = Math.max(1, ...shown.flatMap((field) => [count(first, field), count(second, field)]));
  return (
    <>
      <ul aria-hidden="true" className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm font-semibold">
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-full bg-blue" />
          {names[0]}
        </li>
        <li className="flex items-center gap-2">
          <span className="size-3 rounded-full bg-marigold" />
          {names[1]}
        </li>
      </ul>
      <Rows label={label} of={inSight} names={names} pair={pair} most={most} />
      {rest.length > 0 && (
        <Folded title={words.otherFields(format.number(rest.length))} className="mt-1" {...fold}>
          <Rows label={words.otherFields(format.number(rest.length))} of={rest} names={names} pair={pair} most={most} />
        </Folded>
      )}
    </>
  );
}

function Rows({ label, of, names, pair: [first, second], most }: FieldPictureProps & { of: readonly Field[]; most: number }) {
  const text = useText(taxonomyTexts);
  const format = useFormat();
  return (
    <ul aria-label={label} className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {of.map((field) => (
        <li key={field} className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 text-[.94rem] leading-tight">
          <span className="font-semibold">{text.fields[field]}</span>
          <span className="text-ink-soft tabular-nums">
            <span className="sr-only">{names[0]}: </span>
            {format.number(count(first, field))}
            <span aria-hidden="true"> · </span>
            <span className="sr-only">, {names[1]}: </span>
            {format.number(count(second, field))}
          </span>
          <span className="col-span-2 grid gap-0.5">
            <Line value={count(first, field)} most={most} look="fill-blue" />
            <Line value={count(second, field)} most={most} look="fill-marigold" />
          </span>
        </li>
      ))}
    </ul>
  );
}
