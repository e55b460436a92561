import { matchPath } from 'react-router';
import { paths, routePatterns } from '../paths.ts';

const bookmarkButton = 'src/features/bookmarks/bookmark-button.tsx';

/** A screen's source, and what routes.tsx hands to it, so that a page sent as HTML can name the code it will need. */
const files: Record<string, readonly string[]> = {
  [paths.home]: ['src/app/screens/home-screen.tsx'],
  [paths.privacy]: ['src/app/screens/privacy-screen.tsx'],
  [paths.login]: ['src/features/auth/login-screen.tsx'],
  [paths.signup]: ['src/features/auth/signup-screen.tsx'],
  [paths.quizStart]: ['src/features/quiz/quiz-start-screen.tsx'],
  [paths.courses]: ['src/features/courses/courses-screen.tsx', bookmarkButton],
  [routePatterns.course]: ['src/features/courses/course-screen.tsx', bookmarkButton],
  [paths.colleges]: ['src/features/colleges/colleges-screen.tsx', bookmarkButton],
  [routePatterns.college]: ['src/features/colleges/college-screen.tsx', bookmarkButton],
  [paths.exams]: ['src/features/exams/exams-screen.tsx', bookmarkButton],
  [routePatterns.exam]: ['src/features/exams/exam-screen.tsx', bookmarkButton],
};

/** Drawn in the browser only: they depend on who is signed in, or on what this browser holds. */
const browserOnly: readonly string[] = [
  paths.profile,
  paths.dashboard,
  paths.completeProfile,
  paths.quizQuestion,
  paths.quizReview,
  paths.quizResults,
  paths.quiz,
];

export type PageKind = { kind: 'sent'; files: readonly string[] } | { kind: 'browser' } | { kind: 'missing'; files: readonly string[] };

export function pageKind(pathname: string): PageKind {
  const path = Object.keys(files).find((pattern) => matchPath(pattern, pathname));
  const needed = path === undefined ? undefined : files[path];
  if (needed !== undefined) return { kind: 'sent', files: needed };
  return browserOnly.some((known) => matchPath(known, pathname))
    ? { kind: 'browser' }
    : { kind: 'missing', files: ['src/app/screens/not-found-screen.tsx'] };
}
