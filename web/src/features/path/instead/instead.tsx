import { insteadOf, type Other } from '@disha/eligibility/instead';
import { judging } from '@disha/eligibility/check';
import type { ItemId } from '@disha/eligibility/types';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { GuideLinks } from '../../../catalog/item/guide-links.tsx';
import { guidesOfGoal } from '../../../catalog/item/guides-of.ts';
import { useFormat } from '../../../messages/format.ts';
import { insteadTexts } from '../../../messages/instead.ts';
import { useLangOf } from '../../../messages/lang-of.ts';
import { useText } from '../../../messages/locale.ts';
import { paths } from '../../../paths.ts';
import { useStudentDetails } from '../../../session/student-details.ts';
import { Alert } from '../../../ui/alert.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Link } from '../../../ui/link.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SkeletonDetail } from '../../../ui/skeleton.tsx';
import { Summary } from '../../../ui/summary.tsx';
import { useEntryState } from '../../../session/entry-state.ts';
import { pathQueries, type RuleBook } from '../path.queries.ts';
import { useNow } from '../plan/use-facts.ts';
import { VerdictChip } from '../verdicts/verdict-chip.tsx';
import { weigherOf, type Weigher } from '../verdicts/weigh.ts';
import { OtherCard } from './other-card.tsx';
import { StatePart, type StateWayPart } from './state-part.tsx';

interface InsteadProps {
  goal: ItemId;
  rules: RuleBook;
  StateWay: StateWayPart;
}

const first = 4;

export function Instead({ goal, rules, StateWay }: InsteadProps) {
  const text = useText(insteadTexts);
  const format = useFormat();
  const hasDetails = useStudentDetails() !== null;
  const { passport, year } = useNow();
  const { book, names } = rules;
  const taught = useQuery(pathQueries.taught(passport.state));
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
      {hasDetails && own && goal.type !== 'courses' && own.nearest.length > 0 && <Near list={own.nearest} {...shared} />}
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
      <GuideLinks ids={guidesOfGoal(goal)} />
      {passport.state !== undefined && <StatePart state={passport.state} goal={goal} book={book} StateWay={StateWay} />}
    </div>
  );
}

/** Beside a test for work or a career that is closed stand others of its kind: no course makes up for an age. */
function Near({ list, rules: { names }, weigher }: { list: readonly ItemId[]; rules: RuleBook; weigher: Weigher }) {
  const text = useText(insteadTexts);
  const langOf = useLangOf();
  return (
    <section>
      <h2 className="text-heading">{text.near}</h2>
      <ul className="mt-2 grid gap-2">
        {list.map((item) => {
          const name = names[item.type][item.id] ?? item.id;
          const judged = weigher.judged(item);
          return (
            <li key={item.id} className="flex flex-wrap items-center gap-2">
              <Link
                to={item.type === 'exams' ? paths.exam(item.id) : paths.career(item.id)}
                className="inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4"
                {...langOf(name)}
              >
                {name}
              </Link>
              {judged && <VerdictChip judged={judged} names={names} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface GroupProps {
  title: string;
  lead: string;
  others: readonly Other[];
  rules: RuleBook;
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
