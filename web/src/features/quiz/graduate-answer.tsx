/** What there is for a graduate's three answers: first what the degree leads to, then what would take a new course, each saying so. */
import type { InterestLetter } from '@disha/contract/careers.words';
import type { Field } from '@disha/contract/taxonomy';
import { useQuery } from '@tanstack/react-query';
import { useId, type ComponentType, type ReactNode } from 'react';
import { useErrorText } from '../../api/error-text.ts';
import type { ItemRef } from '../../catalog/item/item-marks.ts';
import { WhatNext } from '../../catalog/next/what-next.tsx';
import { MarkOnCard } from '../../catalog/list/mark-places.tsx';
import { useFormatDuration } from '../../messages/duration.ts';
import { useText } from '../../messages/locale.ts';
import { quizTexts } from '../../messages/quiz.ts';
import { paths } from '../../paths.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { Link } from '../../ui/link.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { quizQueries } from './quiz.queries.ts';

export const aims = ['work', 'study'] as const;
export type GraduateAim = (typeof aims)[number];

/** How far something is from what was studied. */
export interface FieldDistance {
  by: 'degree' | 'beside' | 'anew' | 'none';
  years: number | undefined;
  /** Degrees, in words. */
  asks: string;
  /** Entered behind a foundation test, with so many per cent of a commerce degree or of another one. */
  direct?: { commerce: number; others: number } | undefined;
}

/** The feature of rules fills it. Null: they could not be had. */
export type ByDegreeSlot = ComponentType<{
  field: Field;
  meanwhile: ReactNode;
  children: (distance: ((item: ItemRef) => FieldDistance) | null) => ReactNode;
}>;

const most = { near: 16, atOnce: 12, anew: 6 };

interface AnswerProps {
  ByDegree: ByDegreeSlot;
  field: Field;
  aim: GraduateAim;
  liked: InterestLetter;
}

export function GraduateAnswer({ ByDegree, field, aim, liked }: AnswerProps) {
  const text = useText(quizTexts).graduate;
  const errorText = useErrorText();
  const careers = useQuery({ ...quizQueries.careersAfterDegree(field, liked), enabled: aim === 'work' });
  const courses = useQuery({ ...quizQueries.coursesAfterDegree(field, liked), enabled: aim === 'study' });
  const { isPending, error } = aim === 'work' ? careers : courses;
  const type = aim === 'work' ? ('careers' as const) : ('courses' as const);
  const items = (aim === 'work' ? careers.data?.careers : courses.data?.courses) ?? [];
  if (error) return <p role="alert">{errorText(error)}</p>;
  const looking = (
    <Found title={text.found[aim]}>
      <p role="status">{text.loading}</p>
    </Found>
  );
  if (isPending) return looking;
  return (
    <ByDegree field={field} meanwhile={looking}>
      {(distance) => <Sorted aim={aim} field={field} isWeighed={distance !== null} items={weighed(items, type, distance)} />}
    </ByDegree>
  );
}

interface WeighedItem extends ItemRef {
  name: string;
  distance: FieldDistance | null;
}

const remaining = ({ distance }: WeighedItem) => (distance?.asks === '' ? (distance.years ?? 1) : 0.1);

/** What is nearest first; of what is as near, as it came: that made most of what was liked. */
function weighed(
  items: readonly { _id: string; name: string }[],
  type: ItemRef['type'],
  distance: ((item: ItemRef) => FieldDistance) | null,
): readonly WeighedItem[] {
  return items
    .map(({ _id: id, name }) => ({ type, id, name, distance: distance?.({ type, id }) ?? null }))
    .filter((item) => item.distance?.by !== 'none')
    .sort((a, b) => remaining(a) - remaining(b));
}

/** What opens at once leaves room for what a further course opens: a graduate of commerce looks for the chartered accountant. */
function nearest(items: readonly WeighedItem[]): readonly WeighedItem[] {
  const isAtOnce = (item: WeighedItem) => remaining(item) < 1 && item.distance?.by !== 'beside';
  const later = items.filter((item) => !isAtOnce(item)).slice(0, most.near - most.atOnce);
  const atOnce = items.filter(isAtOnce).slice(0, most.near - later.length);
  const chosen = new Set([...atOnce, ...later]);
  return items.filter((item) => chosen.has(item) || (atOnce.length < most.atOnce && !isAtOnce(item))).slice(0, most.near);
}

function Sorted({ aim, field, isWeighed, items }: { aim: GraduateAim; field: Field; isWeighed: boolean; items: readonly WeighedItem[] }) {
  const text = useText(quizTexts).graduate;
  const near = nearest(items.filter(({ distance }) => distance?.by !== 'anew'));
  const anew = items.filter(({ distance }) => distance?.by === 'anew').slice(0, most.anew);
  return (
    <>
      <Found title={text.found[aim]}>
        {!isWeighed && <p className="mb-2 text-ink-soft">{text.unweighed}</p>}
        {near.length === 0 ? <p>{anew.length === 0 ? text.none : text.noneNear}</p> : <Items items={near} />}
      </Found>
      {anew.length > 0 && (
        <Found title={text.anew.title}>
          <p className="mb-2 text-ink-soft">{text.anew.hint}</p>
          <Items items={anew} />
        </Found>
      )}
      {aim === 'work' && (
        <LinkButton to={paths.careersOf(field)} look="quiet" className="mt-3 max-sm:w-full">
          {text.all}
        </LinkButton>
      )}
      <WhatNext answer={{ after: 'degree' }} className="mt-5" />
    </>
  );
}

function useLine(): (distance: FieldDistance) => string {
  const { reach } = useText(quizTexts).graduate;
  const formatDuration = useFormatDuration();
  return ({ by, years, asks, direct }) => {
    const length = years === undefined ? '' : formatDuration({ years });
    if (by === 'anew') return reach.anew(length);
    if (by === 'beside') return reach.beside(length);
    if (asks !== '') return reach.asks(asks);
    if (direct) return reach.direct(direct.others === 0 ? undefined : direct);
    return years === 0 ? '' : reach.further(length);
  };
}

function Items({ items }: { items: readonly WeighedItem[] }) {
  const line = useLine();
  // My details of a graduate tell it whole; those of anybody else tell of another way of life.
  const hasMarks = useStudentDetails()?.class === 'graduate';
  return (
    <ul className="grid gap-2">
      {items.map(({ type, id, name, distance }) => {
        const told = distance ? line(distance) : '';
        return (
          <li key={id} className="border-s-[3px] border-blue-soft ps-3">
            <Link
              to={type === 'careers' ? paths.career(id) : paths.course(id)}
              className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4"
            >
              {name}
            </Link>
            {told !== '' && <p className="-mt-1.5 pb-1 text-[.94rem] text-ink-soft">{told}</p>}
            {hasMarks && <MarkOnCard type={type} id={id} />}
          </li>
        );
      })}
    </ul>
  );
}

function Found({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-4 border-t border-line pt-3">
      <h3 id={id} className="mb-2 font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
