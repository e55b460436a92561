import { subjectChoicesTexts } from '../../../messages/subject-choices.ts';
import { useText } from '../../../messages/locale.ts';
import { PagePart } from '../../../ui/page-part.tsx';
import type { RuleBook } from '../path.queries.ts';
import type { SubjectsDifference, NotedItems } from './subject-choices.ts';
import { ItemLinks } from './item-links.tsx';

interface NotedLostProps {
  change: SubjectsDifference;
  names: RuleBook['names'];
  noted: NotedItems;
  between: readonly [string, string];
}

/** Of what the student has bookmarked or was recommended, what the second choice would cost. */
export function NotedLost({ change, names, noted, between }: NotedLostProps) {
  const text = useText(subjectChoicesTexts);
  const isNoted = (id: string) => noted.bookmarked.has(id) || noted.recommended.has(id);
  const [courses, careers] = [change.lost.filter(isNoted), change.lostCareers.filter(isNoted)];
  const hasAny = noted.bookmarked.size + noted.recommended.size > 0;
  return (
    <PagePart title={text.noted}>
      {courses.length + careers.length === 0 ? (
        <p>{hasAny ? text.notedNone : text.notedNothing}</p>
      ) : (
        <>
          <p>{text.notedLost(...between)}</p>
          <ItemLinks type="courses" ids={courses} names={names.courses} noted={noted} />
          <ItemLinks type="careers" ids={careers} names={names.careers} noted={noted} />
        </>
      )}
    </PagePart>
  );
}
