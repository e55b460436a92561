import { matchPath } from 'react-router';
import { paths, routePatterns } from '../paths.ts';

/** A screen's source, so that a page sent as HTML can name the code it will need. */
const files: Record<string, string> = {
  [paths.home]: 'src/app/screens/home-screen.tsx',
  [paths.privacy]: 'src/app/screens/privacy-screen.tsx',
  [paths.login]: 'src/features/auth/login-screen.tsx',
  [paths.signup]: 'src/features/auth/signup-screen.tsx',
  [paths.quizStart]: 'src/features/quiz/quiz-start-screen.tsx',
  [paths.courses]: 'src/features/courses/courses-screen.tsx',
  [routePatterns.course]: 'src/features/courses/course-screen.tsx',
  [paths.colleges]: 'src/features/colleges/colleges-screen.tsx',
  [routePatterns.college]: 'src/features/colleges/college-screen.tsx',
  [paths.exams]: 'src/features/exams/exams-screen.tsx',
  [routePatterns.exam]: 'src/features/exams/exam-screen.tsx',
};

/** Drawn in the browser only: they depend on who is signed in, or on what this browser holds. */
const browserOnly: readonly string[] = [paths.profile, paths.dashboard, paths.completeProfile, paths.quizQuestion, paths.quizReview, paths.quizResults, paths.quiz];

export const sentFiles: readonly string[] = Object.values(files);

export type PageKind = { kind: 'sent'; file: string } | { kind: 'browser' } | { kind: 'missing'; file: string };

export function pageKind(pathname: string): PageKind {
  const path = Object.keys(files).find((pattern) => matchPath(pattern, pathname));
  const file = path === undefined ? undefined : files[path];
  if (file !== undefined) return { kind: 'sent', file };
  return browserOnly.some((known) => matchPath(known, pathname)) ? { kind: 'browser' } : { kind: 'missing', file: 'src/app/screens/not-found-screen.tsx' };
}
