import { paths } from '../../paths.ts';
import { lazyScreen } from '../lazy-screen.tsx';
import { door, forStudents, inBrowser, type Room } from './room.ts';

export const authRoom: Room = {
  routes: () => [
    { path: paths.login, ...door, screen: lazyScreen(async () => (await import('../../features/auth/login-screen.tsx')).LoginScreen) },
    { path: paths.signup, ...door, screen: lazyScreen(async () => (await import('../../features/auth/signup-screen.tsx')).SignupScreen) },
    { path: paths.forgot, ...door, screen: lazyScreen(async () => (await import('../../features/auth/forgot-screen.tsx')).ForgotScreen) },
    // A page with a token in its address is drawn by nobody but the browser that holds it.
    { path: paths.reset, ...inBrowser, screen: lazyScreen(async () => (await import('../../features/auth/reset-screen.tsx')).ResetScreen) },
    {
      path: paths.verify,
      ...inBrowser,
      screen: lazyScreen(async () => (await import('../../features/auth/verify-screen.tsx')).VerifyScreen),
    },
    {
      path: paths.endReminders,
      ...inBrowser,
      screen: lazyScreen(async () => (await import('../../features/auth/end-reminders-screen.tsx')).EndRemindersScreen),
    },
    {
      path: paths.completeProfile,
      ...forStudents,
      screen: lazyScreen(async () => (await import('../../features/auth/complete-profile-screen.tsx')).CompleteProfileScreen),
    },
  ],
};
