import { insteadOf, type Other } from '@disha/eligibility/instead';
import { judging } from '@disha/eligibility/check';
import type { ItemId } from '@disha/eligibility/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { insteadTexts } from '../../../messages/instead.ts';
import { useText } from '../../../messages/locale.ts';
import { paths } from '../../../paths.ts';
import { usePassport } from '../../../session/passport.ts';
import { Alert } from '../../../ui/alert.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SkeletonDetail } from '../../../ui/skeleton.tsx';
import { Summary } from '../../../ui/summary.tsx';
import { useEntryState } from '../../../session/entry-state.ts';
import { pathQueries, type Rules } from '../path.queries.ts';
import { useNow } from '../plan/use-facts.ts';
import { VerdictChip } from '../verdicts/verdict-chip.tsx';
import { weigherOf, type Weigher } from '../verdicts/weigh.ts';
import { OtherCard } from './other-card.tsx';
import { StatePart, type StateWayPart } from './state-part.tsx';

interface InsteadProps {
  goal: ItemId;
  rules: Rules;
  StateWay: StateWayPart;
}

const first = 4;

export function Instead({ goal, rules, StateWay }: InsteadProps) {
  const text = useText(insteadTexts);
  const format = useFormat();
  const hasDetails = usePassport() !== null;
  const { passport, year } = useNow();
  const { book, names } = rules;
  const taught = useQuery(pathQueries.taught());
  const weigher = useMemo(() => weigherOf(book, passport, year), [book, passport, year]);
  const others = useMemo(
    () => insteadOf(book, goal, { passport, judge: judging(book, passport, { year }).judge, places: taught.data?.places }),
    [book, goal, passport, year, taught.data],
  );
  const own = weigher.judged(goal);
  // The order follows where each is taught: shown before, the cards would change places under a finger.
  const isOrdered = !taught.isPending;
  const another = others.filter(({ bySameGate }) => !bySameGate);
  const same = others.filter(({ bySameGate }) => bySameGate);
  const sameExams = [...new Set(same.flatMap(({ gates }) => gates.map(({ id }) => names.exams[id] ?? id)))];
  const shared = { rules, weigher };
  const tell = (
    <LinkButton to={paths.path} look="quiet">
      {text.tell}
    </LinkButton>
  );
  return (
    <div className="grid gap-6">
      {hasDetails && own && (
        <p className="flex flex-wrap items-center gap-2">
          {text.standing(names[goal.type][goal.id] ?? goal.id)} <VerdictChip judged={own} names={names} />
        </p>
      )}
      {!hasDetails ? (
        <Alert tone="attention" title={text.noDetails}>
          {tell}
        </Alert>
      ) : (
        passport.state === undefined && (
          <Alert tone="attention" title={text.noHome}>
            {tell}
          </Alert>
        )
      )}
      {!isOrdered && <SkeletonDetail label={text.loading} />}
      {isOrdered && others.length === 0 && (
        <EmptyState
          title={text.none.title}
          action={
            <>
              <LinkButton to={paths.quizStart}>{text.none.quiz}</LinkButton>
              <LinkButton to={paths.pathDoors} look="quiet">
                {text.none.doors}
              </LinkButton>
            </>
          }
        >
          {text.none.hint}
        </EmptyState>
      )}
      {isOrdered && another.length > 0 && <Group title={text.another} lead={text.anotherLead} others={another} {...shared} />}
      {isOrdered && same.length > 0 && <Group title={text.same} lead={text.sameLead(format.list(sameExams))} others={same} {...shared} />}
      {passport.state !== undefined && <StatePart state={passport.state} goal={goal} book={book} StateWay={StateWay} />}
    </div>
  );
}

interface GroupProps {
  title: string;
  lead: string;
  others: readonly Other[];
  rules: Rules;
  weigher: Weigher;
}

/** A few at once: each of them asks for its places and its fees. */
function Group({ title, lead, others, rules, weigher }: GroupProps) {
  const text = useText(insteadTexts);
  const format = useFormat();
  const [isOpen, setOpen] = useEntryState(`more ${title}`, false);
  const cards = (list: readonly Other[]) => (
    <ul className="grid gap-4 md:grid-cols-2">
      {list.map((other) => (
        <OtherCard key={other.course.id} other={other} rules={rules} judged={weigher.judged(other.course)} />
      ))}
    </ul>
  );
  const more = others.slice(first);
  return (
    <section>
      <h2 className="text-heading">{title}</h2>
      <p className="mt-1 mb-3 text-ink-soft">{lead}</p>
      {cards(others.slice(0, first))}
      {more.length > 0 && (
        <details className="mt-3" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <Summary>{text.more(format.number(more.length))}</Summary>
          {isOpen && cards(more)}
        </details>
      )}
    </section>
  );
}
