import { paths } from '../../paths.ts';
import { lazyScreen } from '../lazy/lazy-screen.tsx';
import { unlisted, forStudents, inBrowser, type Feature } from './feature.ts';

export const authFeature: Feature = {
  routes: () => [
    { path: paths.login, ...unlisted, screen: lazyScreen(() => import('../../features/auth/login-screen.tsx').then((m) => m.LoginScreen)) },
    {
      path: paths.signup,
      ...unlisted,
      screen: lazyScreen(() => import('../../features/auth/signup-screen.tsx').then((m) => m.SignupScreen)),
    },
    {
      path: paths.forgot,
      ...unlisted,
      screen: lazyScreen(() => import('../../features/auth/forgot-screen.tsx').then((m) => m.ForgotScreen)),
    },
    // A page with a token in its address is drawn only by the browser that holds it.
    {
      path: paths.reset,
      ...inBrowser,
      screen: lazyScreen(() => import('../../features/auth/reset-screen.tsx').then((m) => m.ResetScreen)),
    },
    {
      path: paths.verify,
      ...inBrowser,
      screen: lazyScreen(() => import('../../features/auth/verify-screen.tsx').then((m) => m.VerifyScreen)),
    },
    {
      path: paths.endReminders,
      ...inBrowser,
      screen: lazyScreen(() => import('../../features/auth/end-reminders-screen.tsx').then((m) => m.EndRemindersScreen)),
    },
    {
      path: paths.completeProfile,
      ...forStudents,
      screen: lazyScreen(() => import('../../features/auth/complete-profile-screen.tsx').then((m) => m.CompleteProfileScreen)),
    },
  ],
};
