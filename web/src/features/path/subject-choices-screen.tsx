import { useQuery } from '@tanstack/react-query';
import { Failed } from '../../catalog/list/list-states.tsx';
import { subjectChoicesTexts } from '../../messages/subject-choices.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { Link } from '../../ui/link.tsx';
import { SkeletonDetail } from '../../ui/skeleton.tsx';
import { useIsBrowser } from '../../ui/use-is-browser.ts';
import { SubjectChoicesView } from './subject-choices/subject-choices-view.tsx';
import { PathFrame } from './path-frame.tsx';
import { pathQueries } from './path.queries.ts';
import { OwnContext, type Own } from './plan/own.ts';

/** Weighed by the browser: which subjects somebody thinks of is told to no server. */
export function SubjectChoicesScreen({ own }: { own: Own }) {
  const text = useText(subjectChoicesTexts);
  const query = useQuery({ ...pathQueries.rules(), enabled: useIsBrowser() });
  const hasSubjects = useStudentDetails()?.subjects !== undefined;
  return (
    <PathFrame tab="doors" name={text.title}>
      <h2 className="text-heading">{text.heading}</h2>
      <p className="mt-2 mb-4 max-w-2xl text-ink-soft">
        {text.lead}{' '}
        {!hasSubjects && (
          <>
            {text.noOwn}{' '}
            <Link to={paths.path} className="text-blue-deep underline underline-offset-4">
              {text.tellOwn}
            </Link>
          </>
        )}
      </p>
      {query.data ? (
        <OwnContext value={own}>
          <SubjectChoicesView {...query.data} />
        </OwnContext>
      ) : query.error ? (
        <Failed query={query} />
      ) : (
        <SkeletonDetail label={text.loading} />
      )}
    </PathFrame>
  );
}
