import { papersFor } from '@disha/eligibility/plan/papers';
import { useQueries } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { GuideLinks } from '../../../catalog/item/guide-links.tsx';
import { guidesOfStep } from '../../../catalog/item/guides-of.ts';
import { PapersList } from '../../../catalog/item/papers-list.tsx';
import { commonTexts } from '../../../messages/common.ts';
import { useLocale, useText } from '../../../messages/locale.ts';
import { papersTexts } from '../../../messages/papers.ts';
import { planTexts } from '../../../messages/plan.ts';
import { paths } from '../../../paths.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { useStudentDetails } from '../../../session/student-details.ts';
import { Button } from '../../../ui/button.tsx';
import { downloadFile } from '../../../ui/download-file.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { Field } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Summary } from '../../../ui/summary.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { planQueries } from './plan.queries.ts';
import { stepFile, stepFileName } from './step-file.ts';
import type { PlanStep } from '@disha/contract/path';
import { mostLetters, tellWithWhom, useWithWhom } from './with-whom.ts';

interface HelpProps {
  step: PlanStep;
  /** What it says in the language of this page. */
  words: string;
  today: string;
  onChange: (step: PlanStep) => void;
}

/** How a step is done: the papers, the page to open, and the day somebody takes for it. */
export function StepHelp(props: HelpProps) {
  const text = useText(planTexts).help;
  const fold = useEntryFold(`help ${props.step.id}`);
  return (
    <details {...fold} className="ps-8 print:hidden">
      <Summary>
        {text.title}
        <span className="sr-only">{`: ${props.words}`}</span>
      </Summary>
      {fold.open && <Inside {...props} />}
    </details>
  );
}

function Inside({ step, words, today, onChange }: HelpProps) {
  const papersText = useText(papersTexts);
  const passport = useStudentDetails();
  const ids = step.kind === undefined ? [] : papersFor(step.kind, passport ?? {});
  return (
    <div className="grid gap-4 pb-3">
      <PagesToOpen step={step} />
      {ids.length > 0 && (
        <Part title={papersText.title}>
          <PapersList ids={ids} name={step.id} />
        </Part>
      )}
      <GuideLinks
        under="h3"
        ids={guidesOfStep(
          step.kind,
          (step.of ?? []).filter(({ type }) => type === 'exams').map(({ id }) => id),
        )}
      />
      <WhichDay step={step} words={words} today={today} onChange={onChange} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

const linkLook = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';

/** Of ours the page where it can be done, and the official site of each exam. */
function PagesToOpen({ step: { kind, of = [] } }: { step: PlanStep }) {
  const text = useText(planTexts).help;
  const { newTab } = useText(commonTexts);
  const state = useStudentDetails()?.state;
  const idsOf = (type: string) => of.filter((item) => item.type === type).map(({ id }) => id);
  const exams = useQueries({ queries: idsOf('exams').map((id) => planQueries.exam(id)) }).flatMap(({ data }) => data ?? []);
  const [course] = idsOf('courses');
  const ours: Partial<Record<NonNullable<PlanStep['kind']>, readonly { to: string; name: string }[]>> = {
    subjects: [{ to: paths.pathDoors, name: text.doors }],
    counselling: exams.map(({ _id }) => ({ to: paths.chancesBy(_id), name: text.chances })),
    marks: course === undefined ? [] : [{ to: paths.collegesTeaching(course, state), name: text.places }],
    second: course === undefined ? [] : [{ to: paths.collegesTeaching(course, state), name: text.places }],
    cost: [
      { to: paths.costs, name: text.costs },
      { to: paths.scholarships, name: text.money },
    ],
  };
  const links = (kind && ours[kind]) ?? [];
  if (links.length + exams.length === 0) return null;
  return (
    <Part title={text.pages}>
      <ul>
        {exams.map(({ _id, shortName, officialLink }) => (
          <li key={_id} className="flex flex-wrap gap-x-5">
            <Link to={paths.exam(_id)} className={linkLook}>
              {text.exam(shortName)}
            </Link>
            <ExternalLink href={officialLink} note={newTab} className={linkLook}>
              {text.official(shortName)}
            </ExternalLink>
          </li>
        ))}
        {links.map(({ to, name }) => (
          <li key={to}>
            <Link to={to} className={linkLook}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** The day goes into the step, and with it into the account where there is one; with whom stays here. */
function WhichDay({ step, words, today, onChange }: HelpProps) {
  const text = useText(planTexts).help;
  const locale = useLocale();
  const who = useWithWhom(step.id);
  const { due } = step;
  const take = (day: string) => {
    // A day of one's own is neither announced nor last year's.
    const { due: _, certainty: __, ...rest } = step;
    onChange(day === '' ? rest : { ...rest, due: day });
  };
  const file = (day: string) => {
    const url = new URL(paths.pathPlan, window.location.origin).href;
    const content = stepFile({
      ...{ id: step.id, day, title: words, description: text.fileWords, url, language: locale, now: new Date() },
      reminder: text.tomorrow(words),
    });
    downloadFile(stepFileName(day), new Blob([content], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Part title={text.day}>
      <div className="mt-1 grid gap-3 sm:grid-cols-2">
        <Field label={text.dayLabel}>
          {(control) => <TextInput {...control} type="date" min={today} value={due ?? ''} onChange={({ target }) => take(target.value)} />}
        </Field>
        <Field label={text.whom} hint={text.whomHint}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={mostLetters}
              value={who}
              onChange={({ target }) => tellWithWhom(step.id, target.value)}
            />
          )}
        </Field>
      </div>
      {due !== undefined && (
        <Button look="quiet" className="mt-3" onClick={() => file(due)}>
          <CalendarPlus aria-hidden="true" className="size-5" />
          {text.file}
        </Button>
      )}
    </Part>
  );
}
