import { paths } from '../../paths.ts';
import { partOfPage } from '../layout/late-notice.tsx';
import { lazyScreen, lazyScreenOf } from '../lazy/lazy-screen.tsx';
import { forStudents, type Feature } from './feature.ts';

const GoogleButton = partOfPage(lazyScreen(async () => (await import('../../features/auth/google-button.tsx')).GoogleButton));

export const profileFeature: Feature = {
  routes: () => [
    {
      path: paths.profile,
      ...forStudents,
      screen: lazyScreenOf(
        [
          async () => (await import('../../features/profile/profile-screen.tsx')).ProfileScreen,
          async () => (await import('../../features/quiz/past-results.tsx')).PastResults,
          async () => (await import('../../features/reports/my-reports.tsx')).MyReports,
        ],
        (ProfileScreen, PastResults, MyReports) => () => (
          <ProfileScreen
            results={
              <>
                <PastResults />
                <MyReports />
              </>
            }
            googleButton={(onCredential, busy) => <GoogleButton onCredential={onCredential} busy={busy} />}
          />
        ),
      ),
    },
  ],
};
