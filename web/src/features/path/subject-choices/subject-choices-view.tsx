import type { SubjectId } from '@disha/contract/passport';
import { isStream } from '@disha/contract/taxonomy';
import { indianDay } from '@disha/contract/indian-day';
import { comingAdmission } from '@disha/eligibility/dates';
import { subjectChoicesOf } from '@disha/eligibility/subject-choices';
import { useMemo, type ReactNode } from 'react';
import { GuideLinks } from '../../../catalog/item/guide-links.tsx';
import { WhatNext } from '../../../catalog/next/what-next.tsx';
import { subjectChoicesTexts } from '../../../messages/subject-choices.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { pathTexts } from '../../../messages/path.ts';
import { useEntryFold, useEntryState } from '../../../session/entry-state.ts';
import { RememberFacts, useRemembering } from '../../../session/remember.tsx';
import { useDetails, useFact } from '../../../session/use-fact.ts';
import { Bars } from '../../../ui/bars.tsx';
import { AnswerCard, PagePart } from '../../../ui/page-part.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import { combinationIds, combinations, usualIn, withEnglish, type CombinationId } from '../combinations.ts';
import type { RuleBook } from '../path.queries.ts';
import { useOwn, wishesOf } from '../plan/own.ts';
import { Summary } from '../../../ui/summary.tsx';
import { compareSubjects, hasMaths, type NotedItems } from './subject-choices.ts';
import { DropMaths } from './drop-maths.tsx';
import { FieldPicture } from './field-picture.tsx';
import { ItemLinks } from './item-links.tsx';
import { NotedLost } from './noted-lost.tsx';

type ChoiceId = CombinationId | 'own';

const ofChoosing = ['change-stream', 'after-10'] as const;

/** Every usual choice, two of them side by side, and what of one's own a choice would cost. */
export function SubjectChoicesView({ book, names }: RuleBook) {
  const text = useText(subjectChoicesTexts);
  const { combinations: called } = useText(pathTexts);
  const format = useFormat();
  const own = useFact('subjects', 'doors');
  const remembering = useRemembering('doors');
  const [chosen, setChosen] = useEntryState<{ first?: ChoiceId; second?: ChoiceId }>('doors', {});
  const noted = useNoted();
  const studied = useDetails()?.stream;
  const found = useOwn().result?.recommendations[0]?.stream;

  const choices = useMemo(() => {
    const year = comingAdmission(indianDay());
    const all: [ChoiceId, readonly SubjectId[]][] = combinationIds.map((id) => [id, combinations[id]]);
    if (own) all.unshift(['own', own]);
    return all.map(([id, subjects]) => ({ id, subjects, doors: subjectChoicesOf(book, subjects, { year }) }));
  }, [book, own]);
  const nameOf = (id: ChoiceId) => (id === 'own' ? text.own : called[id]);
  const find = (id: ChoiceId | undefined, other: ChoiceId) => choices.find((one) => one.id === (id ?? other));
  // What they study goes before what the quiz found.
  const stream = isStream(studied) ? studied : found;
  const first = find(chosen.first, own ? 'own' : stream === undefined ? 'pcm' : usualIn[stream]) ?? choices[0];
  // What is asked most: Maths or Biology.
  const second = find(chosen.second, first && hasMaths(first.subjects) ? 'pcb' : 'pcm') ?? choices[1];
  if (!first || !second) return null;
  const change = compareSubjects(first.doors, second.doors);
  const most = Math.max(1, ...choices.map(({ doors }) => doors.total));
  const options = choices.map(({ id }) => ({ value: id, label: nameOf(id) }));
  const parts = [
    { key: 'lost', label: text.lost, courses: change.lost, careers: change.lostCareers },
    { key: 'gained', label: text.gained, courses: change.gained, careers: change.gainedCareers },
  ] as const;

  return (
    <div className="grid gap-4">
      <AnswerCard>
        <h2 className="mb-2 text-heading">{text.overview}</h2>
        <Bars
          label={text.overview}
          bars={choices.map(({ id, doors }) => ({
            label: nameOf(id),
            percent: (100 * doors.total) / most,
            value: format.number(doors.total),
            first: id === first.id,
          }))}
        />
      </AnswerCard>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['first', 'second'] as const).map((place) => {
          const { id, doors } = place === 'first' ? first : second;
          return (
            <div key={place}>
              <Field label={text[place]} hint={text.counts(format.number(doors.total), format.number(doors.careers.total))}>
                {(control) => (
                  <Select
                    {...control}
                    value={id}
                    options={options}
                    onChange={({ target }) => setChosen({ ...chosen, [place]: target.value as ChoiceId })}
                  />
                )}
              </Field>
              {/* Comparing says nothing of oneself: subjects are remembered by a tick alone, whosever the phone is. */}
              {place === 'first' && chosen.first !== undefined && (
                <RememberFacts by={remembering} facts={{ subjects: withEnglish(first.subjects) }} />
              )}
            </div>
          );
        })}
      </div>
      <PagePart title={text.byField} className="mt-2!">
        <FieldPicture label={text.byField} names={[nameOf(first.id), nameOf(second.id)]} pair={[first.doors, second.doors]} />
        {parts.map(({ key, label, courses, careers }) => (
          <Part key={key} name={key} title={label(text.counts(format.number(courses.length), format.number(careers.length)))}>
            {courses.length + careers.length === 0 && <p className="pb-3">{text.none}</p>}
            {courses.length > 0 && <h3 className="mt-1 font-semibold">{text.courses}</h3>}
            <ItemLinks type="courses" ids={courses} names={names.courses} noted={noted} />
            {careers.length > 0 && <h3 className="mt-2 font-semibold">{text.careers}</h3>}
            <ItemLinks type="careers" ids={careers} names={names.careers} noted={noted} />
          </Part>
        ))}
        <p className="mt-2 text-sm text-ink-soft">{text.stay}</p>
      </PagePart>
      <NotedLost change={change} names={names} noted={noted} between={[nameOf(first.id), nameOf(second.id)]} />
      <DropMaths book={book} names={names} choice={first} noted={noted} />
      <GuideLinks ids={ofChoosing} />
      <WhatNext answer={{ after: 'doors' }} className="mt-4" />
    </div>
  );
}

function Part({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <details {...useEntryFold(name)} className="border-b border-line last:border-0">
      <Summary>{title}</Summary>
      {children}
    </details>
  );
}

/** What the student bookmarked and what the quiz recommended, of courses and careers alike. */
function useNoted(): NotedItems {
  const { noted, result } = wishesOf(useOwn());
  const idsOf = (type: string) => noted.filter((one) => one.type === type).map(({ id }) => id);
  const [courses, careers] = [idsOf('courses'), idsOf('careers')];
  const key = JSON.stringify([courses, careers, result]);
  return useMemo(
    () => ({
      bookmarked: new Set([...courses, ...careers]),
      recommended: new Set([...(result?.courses ?? []), ...(result?.careers ?? [])]),
    }),
    // oxlint-disable-next-line react/exhaustive-deps -- wishes are made anew with every drawing; what they say stands in the key
    [key],
  );
}
