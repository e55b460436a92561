import { recommends } from '../../features/quiz/recommends.ts';
import { quizNames } from '../../messages/quiz-names.ts';
import { paths } from '../../paths.ts';
import { ByOwnDegree } from '../lazy/by-degree.tsx';
import { partOfPage } from '../layout/late-notice.tsx';
import { lazyScreen, lazyScreenOf } from '../lazy/lazy-screen.tsx';
import { inBrowser, open, type Feature } from './feature.ts';

const Graduates = partOfPage(
  lazyScreenOf([() => import('../../features/quiz/graduate-questions.tsx').then((m) => m.GraduateQuestions)], (GraduateQuestions) => () => (
    <GraduateQuestions ByDegree={ByOwnDegree} />
  )),
);
const quizStart = lazyScreenOf(
  [() => import('../../features/quiz/quiz-start-screen.tsx').then((m) => m.QuizStartScreen)],
  (QuizStartScreen) => () => <QuizStartScreen Graduates={Graduates} />,
);

export const quizFeature: Feature = {
  routes: ({ withActions }) => [
    { path: paths.quiz, ...inBrowser, screen: quizStart, redirectTo: paths.quizStart, navigation: quizNames },
    { path: paths.quizStart, ...open, screen: quizStart },
    {
      path: paths.quizQuestion,
      ...inBrowser,
      screen: lazyScreen(() => import('../../features/quiz/quiz-question-screen.tsx').then((m) => m.QuizQuestionScreen)),
    },
    {
      path: paths.quizReview,
      ...inBrowser,
      screen: lazyScreen(() => import('../../features/quiz/quiz-review-screen.tsx').then((m) => m.QuizReviewScreen)),
    },
    {
      path: paths.quizResults,
      ...inBrowser,
      screen: withActions(recommends, 'icon', () => import('../../features/quiz/quiz-results-screen.tsx').then((m) => m.QuizResultsScreen)),
    },
  ],
};
