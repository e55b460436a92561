import { indianDay } from '@disha/contract/indian-day';
import type { SubjectId } from '@disha/contract/passport';
import { comingAdmission } from '@disha/eligibility/dates';
import { subjectChoicesOf, type SubjectChoices } from '@disha/eligibility/subject-choices';
import { useMemo } from 'react';
import { subjectChoicesTexts } from '../../../messages/subject-choices.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { PagePart } from '../../../ui/page-part.tsx';
import type { RuleBook } from '../path.queries.ts';
import { compareSubjects, hasMaths, otherwise, wantedFirst, type NotedItems } from './subject-choices.ts';
import { ItemLinks } from './item-links.tsx';

const shown = 5;

interface DropMathsProps extends Pick<RuleBook, 'book' | 'names'> {
  choice: { subjects: readonly SubjectId[]; doors: SubjectChoices };
  noted: NotedItems;
}

/** The one subject most students think of dropping; for a choice without it, what taking it would open. */
export function DropMaths({ book, names, choice: { subjects, doors }, noted }: DropMathsProps) {
  const text = useText(subjectChoicesTexts);
  const format = useFormat();
  const has = hasMaths(subjects);
  const ids = useMemo(() => {
    const year = comingAdmission(indianDay());
    const { lost, gained } = compareSubjects(doors, subjectChoicesOf(book, otherwise(subjects), { year }));
    return wantedFirst(book, has ? lost : gained, noted);
  }, [book, doors, subjects, noted, has]);
  return (
    <PagePart title={has ? text.dropTitle : text.takeTitle}>
      <p className="mb-2">{has ? text.drop(format.number(ids.length)) : text.dropNone}</p>
      {ids.length === 0 && <p>{text.none}</p>}
      <ItemLinks type="courses" ids={ids} names={names.courses} noted={noted} first={shown} />
    </PagePart>
  );
}
