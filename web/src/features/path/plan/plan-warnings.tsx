import type { Plan } from '@disha/contract/path';
import { judging } from '@disha/eligibility/check';
import { finderOf } from '@disha/eligibility/careers';
import { isWay, moneyKnown, warningsOf, type MoneyKnown, type PlanFacts, type Warning } from '@disha/eligibility/plan/warnings';
import type { ReactNode } from 'react';
import { useRupees } from '../../../catalog/shared/use-rupees.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { taxonomyTexts } from '../../../messages/taxonomy.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { Link } from '../../../ui/link.tsx';
import { ItemLink, useItemName } from './item-name.tsx';

interface WarningsProps {
  ways: Plan['ways'];
  facts: PlanFacts;
  /** One of them hangs on no exam, by what is known of its gate. */
  isSure?: boolean;
}

/** What could go wrong, calmly, each with what helps; and what we cannot check. */
export function PlanWarnings({ ways, facts, isSure = false }: WarningsProps) {
  const text = useText(planTexts).warnings;
  // Of ways that are still empty there is nothing to say, least of all that all is well.
  if (!ways.some(isWay)) return null;
  const warnings = warningsOf(ways, facts).filter(({ kind }) => !isSure || kind !== 'examsOnly');
  return (
    <Card as="section" title={text.title}>
      {warnings.length === 0 ? (
        <p>{text.none}</p>
      ) : (
        <ul className="grid gap-3">
          {warnings.map((warning) => (
            <li key={JSON.stringify(warning)} className="border-s-4 border-marigold ps-3">
              <Said warning={warning} facts={facts} />
            </li>
          ))}
        </ul>
      )}
      <Unjudged money={moneyKnown(ways, facts)} />
    </Card>
  );
}

/** What the warnings do not speak of, and why. */
function Unjudged({ money }: { money: MoneyKnown }) {
  const text = useText(planTexts);
  const format = useFormat();
  const { unjudged } = text.warnings;
  const link = 'flex min-h-tap w-fit items-center underline underline-offset-4';
  return (
    <section className="mt-4 text-sm text-ink-soft">
      <h3 className="font-semibold">{unjudged.title}</h3>
      <ul className="grid gap-1">
        {!money.known && (
          <li>
            {unjudged.money} {money.noBudget && unjudged.noBudget}{' '}
            {money.noCosts.length > 0 && unjudged.noCosts(format.list(money.noCosts.map(text.ways.way)))}{' '}
            {money.noBudget && (
              <Link to={paths.path} className={link}>
                {text.warnings.see.passport}
              </Link>
            )}
          </li>
        )}
        <li>
          {unjudged.chances}{' '}
          <Link to={paths.chances} className={link}>
            {text.ways.chances}
          </Link>
        </li>
      </ul>
    </section>
  );
}

function Told({ what, mend, to, see }: { what: ReactNode; mend: ReactNode; to: string; see: string }) {
  const text = useText(planTexts).warnings;
  return (
    <>
      <p className="font-semibold">{what}</p>
      <p>
        <span className="text-ink-soft">{text.mend}</span> {mend}
      </p>
      <Link to={to} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
        {see}
      </Link>
    </>
  );
}

type WarningOf<Kind extends Warning['kind']> = Extract<Warning, { kind: Kind }>;

function Said({ warning, facts }: { warning: Warning; facts: PlanFacts }) {
  const text = useText(planTexts).warnings;
  const { states } = useText(taxonomyTexts);
  const rupees = useRupees();
  switch (warning.kind) {
    case 'noneOpen':
      return <Told what={text.noneOpen} mend={text.noneOpenMend} to={paths.courses} see={text.see.courses} />;
    case 'closed':
      return <Closed warning={warning} facts={facts} />;
    case 'oneWay':
      return <Told what={text.oneWay} mend={text.oneWayMend} to={paths.courses} see={text.see.courses} />;
    case 'noRule':
      return <NoRule warning={warning} />;
    case 'oneExam':
      return <OfExam id={warning.exam} what={text.oneExam} mend={text.oneExamMend} />;
    case 'examsOnly':
      return <Told what={text.examsOnly} mend={text.examsOnlyMend} to={paths.courses} see={text.see.courses} />;
    case 'notAtHome':
      return (
        <Told
          what={text.notAtHome(states[warning.state] ?? warning.state)}
          mend={text.notAtHomeMend}
          to={paths.colleges}
          see={text.see.colleges}
        />
      );
    case 'aboveBudget':
      return (
        <Told
          what={text.aboveBudget(rupees(warning.least), rupees(warning.budget))}
          mend={text.aboveBudgetMend}
          to={paths.scholarships}
          see={text.see.scholarships}
        />
      );
    case 'wayAboveBudget':
      return <WayAboveBudget warning={warning} />;
    case 'class11':
      return <Class11 warning={warning} />;
    case 'lastDate':
      return <LastDate warning={warning} />;
    case 'lastYear':
      return <LastYear warning={warning} />;
  }
}

function WayAboveBudget({ warning: { label, least, budget } }: { warning: WarningOf<'wayAboveBudget'> }) {
  const { ways, warnings: text } = useText(planTexts);
  const rupees = useRupees();
  const what = text.wayAboveBudget(ways.way(label), rupees(least), rupees(budget));
  return <Told what={what} mend={text.aboveBudgetMend} to={paths.scholarships} see={text.see.scholarships} />;
}

function NoRule({ warning: { label, type, id } }: { warning: WarningOf<'noRule'> }) {
  const text = useText(planTexts).warnings;
  const { name } = useItemName({ type, id });
  const to = type === 'courses' ? paths.course(id) : paths.exam(id);
  return (
    <Told what={text.noRule(text.way(label, name))} mend={text.noRuleMend} to={to} see={text.see[type === 'courses' ? 'course' : 'exam']} />
  );
}

function OfExam({ id, what, mend }: { id: string; what: (exam: string) => string; mend: string }) {
  const text = useText(planTexts).warnings;
  const { name } = useItemName({ type: 'exams', id });
  return <Told what={what(name)} mend={mend} to={paths.courses} see={text.see.courses} />;
}

function LastDate({ warning: { exam, on } }: { warning: WarningOf<'lastDate'> }) {
  const text = useText(planTexts).warnings;
  const format = useFormat();
  const { name } = useItemName({ type: 'exams', id: exam });
  return <Told what={text.lastDate(name, format.date(on))} mend={text.lastDateMend} to={paths.exam(exam)} see={text.see.exam} />;
}

function LastYear({ warning: { label, type, id, year } }: { warning: WarningOf<'lastYear'> }) {
  const text = useText(planTexts).warnings;
  const { name } = useItemName({ type, id });
  return (
    <Told what={text.lastYear(text.way(label, name), String(year))} mend={text.lastYearMend} to={paths.courses} see={text.see.courses} />
  );
}

function Closed({ warning: { label, type, id }, facts }: { warning: WarningOf<'closed'>; facts: PlanFacts }) {
  const text = useText(planTexts).warnings;
  const { name } = useItemName({ type, id });
  const item = finderOf(facts.book)({ type, id });
  const nearest = item ? judging(facts.book, facts.passport, facts).judged(item).nearest : [];
  const mend = (
    <>
      {text.closedMend}
      {nearest.length > 0 && (
        <span className="block">
          {text.nearest}{' '}
          {nearest.map((near, index) => (
            <span key={near.id}>
              {index > 0 && ' · '}
              <ItemLink type={near.type} id={near.id} />
            </span>
          ))}
        </span>
      )}
    </>
  );
  return <Told what={text.closed(text.way(label, name))} mend={mend} to={paths.path} see={text.see.passport} />;
}

function Class11({ warning: { needs } }: { warning: WarningOf<'class11'> }) {
  const text = useText(planTexts).warnings;
  const format = useFormat();
  const { subjects: names, or } = useText(verdictWords);
  const said = (subjects: (typeof needs)[number]['subjects']) =>
    format.list(subjects.map((either) => either.map((id) => names[id]).reduce((before, next) => or(before, next))));
  const what = (
    <>
      {text.class11}
      {needs.map(({ label, course, subjects }) => (
        <Needs key={label} label={label} course={course} subjects={said(subjects)} />
      ))}
    </>
  );
  return <Told what={what} mend={text.class11Mend} to={paths.pathDoors} see={text.see.doors} />;
}

function Needs({ label, course, subjects }: { label: string; course: string; subjects: string }) {
  const text = useText(planTexts).warnings;
  const { name } = useItemName({ type: 'courses', id: course });
  return <span className="block font-normal">{text.class11Needs(text.way(label, name), subjects)}</span>;
}
