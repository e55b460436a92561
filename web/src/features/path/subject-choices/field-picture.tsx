import { fields, type Field } from '@disha/contract/taxonomy';
import type { SubjectChoices } from '@disha/eligibility/subject-choices';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';

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

/** Two choices, field by field: one picture that a phone holds too. */
export function FieldPicture({
  label,
  names,
  pair,
}: {
  label: string;
  names: readonly [string, string];
  pair: readonly [SubjectChoices, SubjectChoices];
}) {
  const text = useText(taxonomyTexts);
  const format = useFormat();
  const [first, second] = pair;
  const count = (choices: SubjectChoices, field: Field) => choices.byField[field] ?? 0;
  const shown = fields.filter((field) => count(first, field) + count(second, field) > 0);
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
      <ul aria-label={label} className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {shown.map((field) => (
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
    </>
  );
}
