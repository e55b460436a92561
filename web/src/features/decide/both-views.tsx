import { decideTexts } from '../../messages/decide.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { togetherTexts } from '../../messages/together.ts';
import { Card } from '../../ui/card.tsx';
import { countedOf } from './counted.ts';
import type { Criterion, Weighing } from './criteria.ts';
import { twoViews, type Difference, type FamilyQuestion, type ViewedItem } from './two-views.ts';
import { useThingName } from './weigh-form.tsx';

interface NamedView extends ViewedItem {
  name: string;
}

interface BothViewsProps {
  items: readonly NamedView[];
  student: Weighing;
  parent: Weighing;
}

/** Shows where student and parent agree, the one thing they see most differently, and three questions in simple words. */
export function BothViews({ items, student, parent }: BothViewsProps) {
  const { both: text } = useText(togetherTexts);
  const format = useFormat();
  const nameOf = useThingName({ own: student.own === '' ? parent.own : student.own });
  const { sameFirst, sameThings, firsts, difference, questions } = twoViews(student, parent, items);
  const itemOf = (at: number | undefined) => items[at ?? 0]?.name ?? '';
  const say = useWords(itemOf, nameOf);
  return (
    <Card as="section" title={text.title}>
      <h3 className="mt-2 font-semibold">{text.agree}</h3>
      <ul className="grid gap-1">
        {sameFirst !== undefined && <li>{text.sameFirst(itemOf(sameFirst))}</li>}
        {sameThings.length > 0 && <li>{text.sameThings(format.list(sameThings.map(nameOf)))}</li>}
        {sameFirst === undefined && sameThings.length === 0 && <li>{text.noneSame}</li>}
      </ul>
      <h3 className="mt-4 font-semibold">{text.differ}</h3>
      <p>{difference ? say.difference(difference) : text.noneDiffers}</p>
      {sameFirst === undefined && firsts.student !== undefined && firsts.parent !== undefined && (
        <p className="text-ink-soft">{text.firsts(itemOf(firsts.student), itemOf(firsts.parent))}</p>
      )}
      <h3 className="mt-4 font-semibold">{text.ask}</h3>
      <ol className="list-decimal ps-6">
        {questions.map((question) => (
          <li key={JSON.stringify(question)}>{say.question(question)}</li>
        ))}
      </ol>
      <h3 className="mt-4 font-semibold">{text.sums}</h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <ViewSum title={text.student} items={items} view={student} />
        <ViewSum title={text.parent} items={items} view={parent} />
      </div>
    </Card>
  );
}

function useWords(itemOf: (at: number) => string, nameOf: (thing: Criterion) => string) {
  const { both: text } = useText(togetherTexts);
  const { questions } = text;
  return {
    difference: (one: Difference) =>
      one.kind === 'weight' ? text.moreTo[one.more](nameOf(one.thing)) : text.higherBy[one.higher](nameOf(one.thing), itemOf(one.item)),
    question: (one: FamilyQuestion) => {
      switch (one.kind) {
        case 'whyMatters':
          return questions.whyMatters[one.ask](nameOf(one.thing));
        case 'whyGood':
          return questions.whyGood[one.ask](nameOf(one.thing), itemOf(one.item));
        case 'worstOf':
          return questions.worstOf[one.ask](itemOf(one.item));
        case 'whatIf':
          return questions.whatIf(itemOf(one.item));
        case 'findOut':
          return questions.findOut(nameOf(one.thing), itemOf(one.item));
      }
    },
  };
}

function ViewSum({ title, items, view }: { title: string; items: readonly NamedView[]; view: Weighing }) {
  const { both: text } = useText(togetherTexts);
  const { sum } = useText(decideTexts);
  const format = useFormat();
  const { weighed } = countedOf(view, items);
  return (
    <div>
      <h4 className="font-semibold text-ink-soft">{title}</h4>
      {weighed ? (
        <ul>
          {items.map(({ id, name }, at) => (
            <li key={id} className="flex justify-between gap-3 border-b border-line py-1.5">
              <span className="min-w-0 wrap-break-word">{name}</span>
              <span className="flex-none tabular-nums">
                {sum.points(format.number(weighed.sums[at] ?? 0), format.number(weighed.most))}
              </span>
            </li>
          ))}
        </ul>
      ) : (
        <p>{text.noSum}</p>
      )}
    </div>
  );
}
