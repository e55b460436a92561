import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { isApiError } from '../../api/api-error.ts';
import { catalogTexts } from '../../messages/catalog.ts';
import { collegesTexts } from '../../messages/colleges.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { collegesQueries } from './colleges.queries.ts';
import type { CollegeFilters } from './college-list.ts';

/** What no box above shows, each with a way to take it back: a course somebody came from, a place to be near to. */
export function TakenBack({ filters, set }: Pick<CollegeFilters, 'filters' | 'set'>) {
  const text = useText(collegesTexts);
  if (filters.course === '' && filters.near === '') return null;
  return (
    <p className="mt-3 flex flex-wrap gap-2">
      {filters.course !== '' && (
        <ChosenCourse
          course={filters.course}
          onClear={() => {
            set('course', '', { basis: '' });
          }}
        />
      )}
      {filters.near !== '' && (
        <Removable
          label={text.near.chosen(filters.near)}
          onClear={() => {
            set('near', '');
          }}
        />
      )}
    </p>
  );
}

/** "Teaching B.Tech CSE": for a visitor from a course's page. */
function ChosenCourse({ course, onClear }: { course: string; onClear: () => void }) {
  const text = useText(collegesTexts);
  const { data } = useQuery(collegesQueries.courseName(course));
  return <Removable label={text.teaching(data?.course.shortName ?? course)} onClear={onClear} />;
}

function Removable({ label, onClear }: { label: string; onClear: () => void }) {
  const text = useText(collegesTexts);
  return (
    <button type="button" onClick={onClear} className={buttonLook('quiet', 'normal')}>
      {label}
      <X aria-hidden="true" className="size-4" />
      <span className="sr-only">{text.everyCourse}</span>
    </button>
  );
}

/** A place that is unknown, or that two states have: said in words of the page, with the way back. */
export function UnreadableFilters({ error, onClear }: { error: Error | null; onClear: () => void }) {
  const text = useText(collegesTexts);
  const catalog = useText(catalogTexts);
  const stateName = useStateName();
  const refused = isApiError(error) ? error.errors[0] : undefined;
  const inStates = refused?.params?.['states'];
  return (
    <EmptyState
      title={text.refused[refused?.path ?? ''] ?? text.refusedOther}
      action={
        <Button look="quiet" onClick={onClear}>
          {catalog.clearFilter}
        </Button>
      }
    >
      {typeof inStates === 'string' ? text.whichState(inStates.split(', ').map(stateName).join(', ')) : text.refusedHint}
    </EmptyState>
  );
}
