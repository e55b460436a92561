import { indianDay } from '@disha/contract/indian-day';
import type { SubjectId } from '@disha/contract/passport';
import { comingAdmission } from '@disha/eligibility/dates';
import { doorsOf, type Doors } from '@disha/eligibility/doors';
import { useMemo } from 'react';
import { doorsTexts } from '../../../messages/doors.ts';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { Card } from '../../../ui/card.tsx';
import type { Rules } from '../path.queries.ts';
import { compare, hasMaths, otherwise, wantedFirst, type NotedItems } from './doors.ts';
import { ItemLinks } from './item-links.tsx';

const shown = 12;

interface DropMathsProps extends Pick<Rules, 'book' | 'names'> {
  choice: { subjects: readonly SubjectId[]; doors: Doors };
  noted: NotedItems;
}

/** The one subject most students think of dropping; for a choice without it, what taking it would open. */
export function DropMaths({ book, names, choice: { subjects, doors }, noted }: DropMathsProps) {
  const text = useText(doorsTexts);
  const format = useFormat();
  const has = hasMaths(subjects);
  const ids = useMemo(() => {
    const year = comingAdmission(indianDay());
    const { lost, gained } = compare(doors, doorsOf(book, otherwise(subjects), { year }));
    return wantedFirst(book, has ? lost : gained, noted);
  }, [book, doors, subjects, noted, has]);
  return (
    <Card as="section" title={has ? text.dropTitle : text.takeTitle}>
      <p className="mb-2">{has ? text.drop(format.number(ids.length)) : text.dropNone}</p>
      {ids.length === 0 && <p>{text.none}</p>}
      <ItemLinks type="courses" ids={ids} names={names.courses} noted={noted} first={shown} />
    </Card>
  );
}
