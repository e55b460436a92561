import { formsOfPlan } from '@disha/eligibility/plan/forms';
import { counselTexts } from '../../../messages/counsel.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { paths } from '../../../paths.ts';
import { useRupees } from '../../../catalog/shared/use-rupees.ts';
import { Link } from '../../../ui/link.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { LinkRow, RowList } from '../../../ui/row-list.tsx';
import { ItemName, useItemName } from './item-name.tsx';
import type { PlanAdvice } from './use-counsel.ts';
import { useNow } from './use-facts.ts';
import type { ShownWay } from './way-view.tsx';

/** Which forms are worth their fee, worked out on this device: a rank is told to no server. */
export function WorthForms({ ways, knowledge }: { ways: readonly ShownWay[] } & Pick<PlanAdvice, 'knowledge'>) {
  const { forms: text } = useText(counselTexts);
  const { passport, today } = useNow();
  const forms = knowledge === undefined ? [] : formsOfPlan(ways, knowledge, today);
  const [first] = forms;
  if (first === undefined) return null;
  const isRankKnown = forms.some(({ adds }) => adds !== null);
  // Who is in Class 10 has no rank for years.
  const mayTell = !isRankKnown && passport.class !== '10';
  return (
    <PagePart title={text.title}>
      <RowList label={text.title}>
        {forms.map((form) => (
          <FormRow key={form.exam} {...form} />
        ))}
      </RowList>
      {mayTell && (
        <Link
          to={paths.chancesBy(first.exam)}
          className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
        >
          {text.tellRank}
        </Link>
      )}
    </PagePart>
  );
}

type Form = ReturnType<typeof formsOfPlan>[number];

function FormRow({ exam, fee, closes, clashes, adds }: Form) {
  const { forms: text } = useText(counselTexts);
  const format = useFormat();
  const rupees = useRupees();
  const [other] = clashes;
  const { name } = useItemName({ type: 'exams', id: other ?? exam });
  const told = [
    fee === null ? text.noFee : rupees(fee),
    ...(closes === null ? [] : [text.closes(format.date(closes))]),
    ...(adds === null ? [] : [text.adds(format.number(adds))]),
    ...(other === undefined ? [] : [text.clashes(name)]),
  ];
  return <LinkRow to={paths.exam(exam)} title={<ItemName type="exams" id={exam} />} note={told.join(' · ')} />;
}
