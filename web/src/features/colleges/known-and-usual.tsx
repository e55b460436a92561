import type { CollegeCard } from '@disha/contract/colleges.card';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { Button } from '../../ui/button.tsx';
import { collegesQueries } from './colleges.queries.ts';
import type { CollegeFilters } from './college-list.ts';

export interface CourseCounts {
  known: number;
  usual: number;
}

/** Of the course that the list is filtered by; its id until the name has come. */
export function useCourseName(id: string): string | undefined {
  const { data } = useQuery({ ...collegesQueries.courseName(id), enabled: id !== '' });
  return id === '' ? undefined : (data?.course.shortName ?? id);
}

/** "5 known to teach B.Com; 1,140 where B.Com is usual": never one number. */
export function useCountsText(): (counts: CourseCounts, course: string) => string {
  const { usual: text } = useText(collegesTexts);
  const format = useFormat();
  return ({ known, usual }, course) =>
    [text.known(format.number(known), course), ...(usual > 0 ? [text.others(format.number(usual), course)] : [])].join('; ');
}

interface KnownAndUsualProps {
  course: string;
  counts: CourseCounts;
  basis: string;
  colleges: readonly CollegeCard[];
  set: CollegeFilters['set'];
  grid: (label: string, items: readonly CollegeCard[], skipped?: number) => ReactNode;
}

/** What is known, then, under a heading of its own, what is usual. The list comes in that order, page by page. */
export function KnownAndUsual({ course, counts, basis, colleges, set, grid }: KnownAndUsualProps) {
  const text = useText(collegesTexts);
  const isUsual = ({ teaches }: CollegeCard) => teaches?.basis === 'kind';
  const known = colleges.filter((college) => !isUsual(college));
  const usual = colleges.filter(isUsual);
  const isAlone = basis === 'kind';
  const skip = (
    <Button
      look="quiet"
      onClick={() => {
        set('basis', isAlone ? '' : 'kind');
      }}
    >
      {isAlone ? text.usual.all : text.usual.only}
    </Button>
  );
  return (
    <>
      {/* Above, too: hundreds may be known before the first that is usual. */}
      {!isAlone && counts.known > 0 && counts.usual > 0 && <p className="mb-3">{skip}</p>}
      {known.length > 0 && grid(text.title, known)}
      {known.length === 0 && !isAlone && <p className="mb-4 text-ink-soft">{text.usual.noneKnown(course)}</p>}
      {counts.usual > 0 && (
        <section aria-labelledby="usual">
          <div className="mt-4 mb-3 flex flex-wrap items-start justify-between gap-3">
            <div className="max-w-prose">
              <h2 id="usual" className="text-lg">
                {text.usual.title(course)}
              </h2>
              <p className="text-sm text-ink-soft">{text.usual.hint}</p>
            </div>
            {isAlone && counts.known > 0 && skip}
          </div>
          {usual.length > 0 && grid(text.usual.title(course), usual, known.length)}
        </section>
      )}
    </>
  );
}
