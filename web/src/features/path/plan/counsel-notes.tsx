/** What a counsellor says beside the ways: what was replaced, that nothing is sure, how often all fails, why not something else. */
import type { Proposed } from '@disha/eligibility/plan/counsel';
import type { ToldProposal } from '@disha/eligibility/plan/proposal';
import { counselTexts } from '../../../messages/counsel.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { planWords } from '../../../messages/plan-words.ts';
import { paths } from '../../../paths.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { Link } from '../../../ui/link.tsx';
import { PagePart } from '../../../ui/page-part.tsx';
import { Summary } from '../../../ui/summary.tsx';
import { ItemLink, useItemName } from './item-name.tsx';

const linkLook = 'inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4';

export function Replaced({ replaced: { type, id, reason } }: { replaced: NonNullable<ToldProposal['replaced']> }) {
  const text = useText(counselTexts).replaced;
  const { name } = useItemName({ type, id });
  return (
    <Alert tone="attention" title={text.title(name)}>
      <p>{reason}</p>
      {type !== 'fields' && (
        <Link to={paths.insteadOf(type, id)} className={linkLook}>
          {text.instead}
        </Link>
      )}
    </Alert>
  );
}

export function MissingSure({ goal }: Pick<ToldProposal, 'goal'>) {
  const text = useText(counselTexts).missingSure;
  return (
    <p className="mt-3 border-s-4 border-marigold ps-3">
      <strong className="block">{text.title}</strong>
      <Link to={goal === null || goal.type === 'fields' ? paths.courses : paths.insteadOf(goal.type, goal.id)} className={linkLook}>
        {text.look}
      </Link>
    </p>
  );
}

export function LeftWithNothing({ percent, goal }: { percent: number | null } & Pick<ToldProposal, 'goal'>) {
  const text = useText(counselTexts).left;
  return (
    <PagePart title={text.title}>
      <p>
        {percent === null ? text.unknown : text.percent(String(percent))}{' '}
        <Link to={goal === null || goal.type === 'fields' ? paths.courses : paths.insteadOf(goal.type, goal.id)} className={linkLook}>
          {text.more}
        </Link>
      </p>
    </PagePart>
  );
}

/** Each wish that is in no way, with its reason; what is closed leads to what else there is. */
export function NotTaken({ notTaken }: Pick<ToldProposal, 'notTaken'>) {
  const text = useText(counselTexts);
  const fold = useEntryFold('why not');
  if (notTaken.length === 0) return null;
  return (
    <details {...fold}>
      <Summary>{text.notTaken.title}</Summary>
      <ul className="grid gap-2 pb-2">
        {notTaken.map(({ type, id, reason }) => (
          <li key={`${type} ${id}`}>
            <ItemLink type={type} id={id} />: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The choices by the ways they keep open, those of the most ways first. */
function groupsOf(keeps: Proposed['keeps']): { ways: readonly string[]; chosen: Proposed['keeps'][number]['choice'][] }[] {
  const groups = new Map<string, ReturnType<typeof groupsOf>[number]>();
  for (const { choice, ways } of keeps) {
    const group = groups.get(ways.join(' '));
    if (group) group.chosen.push(choice);
    else groups.set(ways.join(' '), { ways, chosen: [choice] });
  }
  return [...groups.values()].sort((a, b) => b.ways.length - a.ways.length);
}

/** Class 10 begins here: which ways each usual choice keeps open, behind a tap; one sentence where the choice makes no difference. */
export function KeepsOpen({ keeps }: Pick<Proposed, 'keeps'>) {
  const text = useText(counselTexts).keeps;
  const { choices } = useText(planWords);
  const { way } = useText(planTexts).ways;
  const format = useFormat();
  const fold = useEntryFold('subjects of Class 11');
  if (keeps.length === 0) return null;
  const all = new Set(keeps.flatMap(({ ways }) => ways));
  if (all.size > 0 && keeps.every(({ ways }) => ways.length === all.size))
    return (
      <PagePart title={text.title}>
        <p>{text.all}</p>
        <Link to={paths.pathDoors} className={`inline-flex min-h-tap items-center ${linkLook}`}>
          {text.doors}
        </Link>
      </PagePart>
    );
  return (
    <Folded title={<h3 className="text-[1rem]">{text.title}</h3>} {...fold}>
      <dl className="my-2 grid gap-x-4 gap-y-1 sm:grid-cols-[max-content_1fr]">
        {groupsOf(keeps).map(({ ways, chosen }) => (
          <div key={ways.join(' ')} className="contents">
            <dt className="font-semibold">
              {chosen.map((choice) => (
                <span key={choice} className="block">
                  {choices[choice]}
                </span>
              ))}
            </dt>
            <dd className={ways.length === 0 ? 'text-ink-soft' : undefined}>
              {ways.length === 0 ? text.none : text.ways(format.list(ways.map(way)), ways.length === 1)}
            </dd>
          </div>
        ))}
      </dl>
      <Link to={paths.pathDoors} className={linkLook}>
        {text.doors}
      </Link>
    </Folded>
  );
}
