import type { BookmarkType } from '@disha/contract/taxonomy';
import type { ComponentType, ReactNode } from 'react';
import { matchPath, Navigate, Route, Routes } from 'react-router';
import type { ItemAction } from '../catalog/item-action.ts';
import { paths, routePatterns } from '../paths.ts';
import { RequireSession } from '../session/require-session.tsx';
import { lazyScreen } from './lazy-screen.tsx';

/** The one file that knows every room. */
const Home = lazyScreen(async () => (await import('./screens/home-screen.tsx')).HomeScreen);
const Privacy = lazyScreen(async () => (await import('./screens/privacy-screen.tsx')).PrivacyScreen);
const NotFound = lazyScreen(async () => (await import('./screens/not-found-screen.tsx')).NotFoundScreen);
const Login = lazyScreen(async () => (await import('../features/auth/login-screen.tsx')).LoginScreen);
const Signup = lazyScreen(async () => (await import('../features/auth/signup-screen.tsx')).SignupScreen);
const CompleteProfile = lazyScreen(async () => (await import('../features/auth/complete-profile-screen.tsx')).CompleteProfileScreen);
const GoogleButton = lazyScreen(async () => (await import('../features/auth/google-button.tsx')).GoogleButton);
const Profile = lazyScreen(async () => {
  const [{ ProfileScreen }, { PastResults }] = await Promise.all([
    import('../features/profile/profile-screen.tsx'),
    import('../features/quiz/past-results.tsx'),
  ]);
  return () => (
    <ProfileScreen
      results={<PastResults />}
      googleButton={(onCredential, busy) => <GoogleButton onCredential={onCredential} busy={busy} />}
    />
  );
});
const Courses = withBookmarks('courses', 'icon', async () => (await import('../features/courses/courses-screen.tsx')).CoursesScreen);
const Course = withBookmarks('courses', 'wide', async () => (await import('../features/courses/course-screen.tsx')).CourseScreen);
const Colleges = withBookmarks('colleges', 'icon', async () => (await import('../features/colleges/colleges-screen.tsx')).CollegesScreen);
const College = withBookmarks('colleges', 'wide', async () => (await import('../features/colleges/college-screen.tsx')).CollegeScreen);
const Exams = withBookmarks('exams', 'icon', async () => (await import('../features/exams/exams-screen.tsx')).ExamsScreen);
const Exam = withBookmarks('exams', 'wide', async () => (await import('../features/exams/exam-screen.tsx')).ExamScreen);
const QuizStart = lazyScreen(async () => (await import('../features/quiz/quiz-start-screen.tsx')).QuizStartScreen);
const QuizQuestion = lazyScreen(async () => (await import('../features/quiz/quiz-question-screen.tsx')).QuizQuestionScreen);
const QuizReview = lazyScreen(async () => (await import('../features/quiz/quiz-review-screen.tsx')).QuizReviewScreen);
const QuizResults = withBookmarks(
  'courses',
  'icon',
  async () => (await import('../features/quiz/quiz-results-screen.tsx')).QuizResultsScreen,
);
const Dashboard = lazyScreen(async () => {
  const [{ DashboardScreen }, { BookmarkShelf }] = await Promise.all([
    import('../features/dashboard/dashboard-screen.tsx'),
    import('../features/bookmarks/bookmark-shelf.tsx'),
  ]);
  return () => <DashboardScreen shelf={(parts) => <BookmarkShelf {...parts} />} />;
});

interface Room {
  path: string;
  screen: { preload: () => Promise<unknown> };
  element: ReactNode;
}

const rooms: readonly Room[] = [
  { path: paths.home, screen: Home, element: <Home /> },
  { path: paths.login, screen: Login, element: <Login /> },
  { path: paths.signup, screen: Signup, element: <Signup /> },
  { path: paths.completeProfile, screen: CompleteProfile, element: signedIn(<CompleteProfile />) },
  { path: paths.quizStart, screen: QuizStart, element: <QuizStart /> },
  { path: paths.quizQuestion, screen: QuizQuestion, element: <QuizQuestion /> },
  { path: paths.quizReview, screen: QuizReview, element: <QuizReview /> },
  { path: paths.quizResults, screen: QuizResults, element: <QuizResults /> },
  { path: paths.courses, screen: Courses, element: <Courses /> },
  { path: routePatterns.course, screen: Course, element: <Course /> },
  { path: paths.colleges, screen: Colleges, element: <Colleges /> },
  { path: routePatterns.college, screen: College, element: <College /> },
  { path: paths.exams, screen: Exams, element: <Exams /> },
  { path: routePatterns.exam, screen: Exam, element: <Exam /> },
  { path: paths.profile, screen: Profile, element: signedIn(<Profile />) },
  { path: paths.dashboard, screen: Dashboard, element: signedIn(<Dashboard />) },
  { path: paths.privacy, screen: Privacy, element: <Privacy /> },
];

/** A catalog's screen with a bookmark button for each item; the button's code comes with the screen's. */
function withBookmarks(type: BookmarkType, look: 'icon' | 'wide', load: () => Promise<ComponentType<{ action?: ItemAction }>>) {
  return lazyScreen(async () => {
    const [Screen, { BookmarkButton }] = await Promise.all([load(), import('../features/bookmarks/bookmark-button.tsx')]);
    const action: ItemAction = ({ id, name }) => <BookmarkButton type={type} itemId={id} name={name} look={look} />;
    return () => <Screen action={action} />;
  });
}

function signedIn(screen: ReactNode): ReactNode {
  return <RequireSession>{screen}</RequireSession>;
}

export function AppRoutes() {
  return (
    <Routes>
      {rooms.map(({ path, element }) => (
        <Route key={path} path={path} element={element} />
      ))}
      <Route path={paths.quiz} element={<Navigate to={paths.quizStart} replace />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}

/** Fetches the code of the screen at this address, before anybody goes there. */
export function preloadScreen(pathname: string): Promise<unknown> | undefined {
  const wanted = pathname === paths.quiz ? paths.quizStart : pathname;
  return (rooms.find(({ path }) => matchPath(path, wanted))?.screen ?? NotFound).preload();
}
