/** The one file that knows every room: read by the router, by the renderer of pages, by the navigation, the sitemap and the tests. */
import type { BookmarkType } from '@disha/contract/bookmarks';
import { states, stateSlug } from '@disha/contract/taxonomy';
import type { ComponentProps, ComponentType } from 'react';
import { matchPath } from 'react-router';
import { detailPattern, type Catalog, type CatalogScreen } from '../catalog/catalog.ts';
import { withGlances } from '../catalog/shown-catalog.ts';
import { ItemPage } from '../catalog/report-link.tsx';
import type { ItemAction } from '../catalog/item-action.ts';
import { leadsTo, rankedBy } from '../features/chances/leads-to.ts';
import { recommends } from '../features/quiz/recommends.ts';
import type { RoomNames } from '../messages/catalog-names.ts';
import { loadTexts, type Locale, type Texts } from '../messages/locale.ts';
import { pathNames } from '../messages/path-names.ts';
import { quizNames } from '../messages/quiz-names.ts';
import { paths } from '../paths.ts';
import type { RouteParams } from '../ui/route-params.ts';
import { homeScreen, loadPlanSteps } from './coming-back.tsx';
import { partOfPage } from './layout/late-notice.tsx';
import { ByDegree } from './by-degree.tsx';
import { insteadScreen } from './instead-of-goal.tsx';
import { lazyScreen, lazyScreenOf, type LazyScreen } from './lazy-screen.tsx';
import { isReadable } from './readable-path.ts';
import { withOwn } from './with-own.tsx';

export interface AppRoute {
  /** As the router reads it: '/courses/:courseId'. */
  path: string;
  screen: LazyScreen;
  /** Whoever must sign in first comes back here afterwards. */
  access: 'anyone' | 'student';
  /** By the browser alone where it depends on who is signed in, or on what this browser holds. */
  drawnBy: 'server' | 'browser';
  inSitemap: boolean;
  /** The pages that its pattern stands for, where they are known from the start; for the sitemap. */
  addresses?: readonly string[] | undefined;
  /** The address it is shown under instead. */
  redirectTo?: string;
  /** Its name in the navigation, where its place is that of the table. */
  navigation?: Texts<RoomNames>;
  /** The catalog of whose items it shows one. */
  detailOf?: Catalog;
}

const open = { access: 'anyone', drawnBy: 'server', inSitemap: true } as const;
const door = { access: 'anyone', drawnBy: 'server', inSitemap: false } as const;
const inBrowser = { access: 'anyone', drawnBy: 'browser', inSitemap: false } as const;
const forStudents = { access: 'student', drawnBy: 'browser', inSitemap: false } as const;

const quizStart = lazyScreenOf(
  [async () => (await import('../features/quiz/quiz-start-screen.tsx')).QuizStartScreen],
  (QuizStartScreen) => () => <QuizStartScreen ByDegree={ByDegree} />,
);

const first: readonly AppRoute[] = [
  { path: paths.home, ...open, screen: homeScreen },
  { path: paths.quiz, ...inBrowser, screen: quizStart, redirectTo: paths.quizStart, navigation: quizNames },
  { path: paths.quizStart, ...open, screen: quizStart },
  {
    path: paths.quizQuestion,
    ...inBrowser,
    screen: lazyScreen(async () => (await import('../features/quiz/quiz-question-screen.tsx')).QuizQuestionScreen),
  },
  {
    path: paths.quizReview,
    ...inBrowser,
    screen: lazyScreen(async () => (await import('../features/quiz/quiz-review-screen.tsx')).QuizReviewScreen),
  },
  {
    path: paths.quizResults,
    ...inBrowser,
    screen: withBookmarks(recommends, 'icon', async () => (await import('../features/quiz/quiz-results-screen.tsx')).QuizResultsScreen),
  },
];

const GoogleButton = partOfPage(lazyScreen(async () => (await import('../features/auth/google-button.tsx')).GoogleButton));

const last: readonly AppRoute[] = [
  {
    path: paths.chances,
    ...open,
    screen: withBookmarks(leadsTo, 'icon', async () => (await import('../features/chances/chances-screen.tsx')).ChancesScreen),
  },
  {
    path: paths.myList,
    ...inBrowser,
    screen: lazyScreen(async () => (await import('../features/chances/list/my-list-screen.tsx')).MyListScreen),
  },
  {
    path: paths.path,
    ...open,
    screen: lazyScreen(async () => (await import('../features/path/passport-screen.tsx')).PassportScreen),
    navigation: pathNames,
  },
  { path: paths.pathDoors, ...open, screen: withOwn(async () => (await import('../features/path/doors-screen.tsx')).DoorsScreen) },
  { path: paths.pathPlan, ...open, screen: withOwn(async () => (await import('../features/path/plan-screen.tsx')).PlanScreen) },
  { path: paths.pathHow, ...open, screen: lazyScreen(async () => (await import('../features/path/how-screen.tsx')).HowScreen) },
  { path: paths.pathInstead, ...inBrowser, screen: insteadScreen },
  { path: paths.states, ...open, screen: lazyScreen(async () => (await import('../features/states/states-screen.tsx')).StatesScreen) },
  {
    path: `${paths.states}/:slug`,
    ...open,
    screen: lazyScreen(async () => (await import('../features/states/state-screen.tsx')).StateScreen),
    // A browser has no use for them.
    addresses: import.meta.env.SSR ? states.map((name) => paths.state(stateSlug(name))) : undefined,
  },
  {
    path: paths.calendar,
    ...open,
    screen: lazyScreenOf(
      [
        async () => (await import('../features/calendar/calendar-screen.tsx')).CalendarScreen,
        async () => (await import('../features/bookmarks/use-bookmarked-ids.ts')).useBookmarkedIds,
        async () => (await import('../features/path/plan/use-planned.ts')).usePlannedExams,
      ],
      (CalendarScreen, useBookmarkedIds, usePlannedExams) => () => (
        <CalendarScreen useBookmarked={useBookmarkedIds} usePlanned={usePlannedExams} />
      ),
    ),
  },
  {
    path: paths.costs,
    ...open,
    screen: lazyScreenOf(
      [
        async () => (await import('../features/costs/costs-screen.tsx')).CostsScreen,
        async () => (await import('../features/path/plan/use-planned.ts')).usePlannedWays,
      ],
      (CostsScreen, usePlannedWays) => () => <CostsScreen usePlanned={usePlannedWays} />,
    ),
  },
  { path: paths.login, ...door, screen: lazyScreen(async () => (await import('../features/auth/login-screen.tsx')).LoginScreen) },
  { path: paths.signup, ...door, screen: lazyScreen(async () => (await import('../features/auth/signup-screen.tsx')).SignupScreen) },
  { path: paths.forgot, ...door, screen: lazyScreen(async () => (await import('../features/auth/forgot-screen.tsx')).ForgotScreen) },
  // A page with a token in its address is drawn by nobody but the browser that holds it.
  { path: paths.reset, ...inBrowser, screen: lazyScreen(async () => (await import('../features/auth/reset-screen.tsx')).ResetScreen) },
  { path: paths.verify, ...inBrowser, screen: lazyScreen(async () => (await import('../features/auth/verify-screen.tsx')).VerifyScreen) },
  {
    path: paths.endReminders,
    ...inBrowser,
    screen: lazyScreen(async () => (await import('../features/auth/end-reminders-screen.tsx')).EndRemindersScreen),
  },
  {
    path: paths.completeProfile,
    ...forStudents,
    screen: lazyScreen(async () => (await import('../features/auth/complete-profile-screen.tsx')).CompleteProfileScreen),
  },
  {
    path: paths.profile,
    ...forStudents,
    screen: lazyScreenOf(
      [
        async () => (await import('../features/profile/profile-screen.tsx')).ProfileScreen,
        async () => (await import('../features/quiz/past-results.tsx')).PastResults,
        async () => (await import('../features/reports/my-reports.tsx')).MyReports,
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
  { path: paths.privacy, ...open, screen: lazyScreen(async () => (await import('./screens/privacy-screen.tsx')).PrivacyScreen) },
];

/** What stands at every other address. */
export const notFound = lazyScreen(async () => (await import('./screens/not-found-screen.tsx')).NotFoundScreen);

export function routeTable(catalogs: readonly Catalog[]): readonly AppRoute[] {
  return [
    ...first,
    ...catalogs.flatMap(routesOf),
    { path: paths.dashboard, ...forStudents, screen: dashboard(catalogs) },
    {
      path: paths.kept,
      ...inBrowser,
      screen: lazyScreenOf(
        [async () => (await import('../features/bookmarks/kept-screen.tsx')).KeptScreen, () => withGlances(catalogs)],
        (KeptScreen, shown) => () => <KeptScreen catalogs={shown} />,
      ),
    },
    {
      path: paths.report,
      ...inBrowser,
      screen: lazyScreenOf([async () => (await import('../features/reports/report-screen.tsx')).ReportScreen], (ReportScreen) => () => (
        <ReportScreen catalogs={catalogs} />
      )),
    },
    {
      path: paths.desk,
      ...forStudents,
      screen: lazyScreenOf(
        [
          async () => (await import('../features/desk/desk-screen.tsx')).DeskScreen,
          async () => (await import('../features/chances/cutoffs.importing.ts')).cutoffsImporting,
          async () => catalogs.find(({ yearAtDesk }) => yearAtDesk)?.yearAtDesk?.(),
        ],
        (DeskScreen, cutoffs, Year) => () => <DeskScreen catalogs={catalogs} imports={[cutoffs]} Year={Year} />,
      ),
    },
    ...last,
  ];
}

function dashboard(catalogs: readonly Catalog[]): LazyScreen {
  return lazyScreenOf(
    [
      async () => (await import('../features/dashboard/dashboard-screen.tsx')).DashboardScreen,
      async () => (await import('../features/bookmarks/bookmark-shelf.tsx')).BookmarkShelf,
      () => withGlances(catalogs),
      loadPlanSteps,
    ],
    (DashboardScreen, BookmarkShelf, shown, PlanSteps) => () => (
      <DashboardScreen kinds={shown.length} nextStep={<PlanSteps />} shelf={(parts) => <BookmarkShelf {...parts} catalogs={shown} />} />
    ),
  );
}

/** The search over everything, on every page: its code comes when it is wanted. */
export function searchDialog(catalogs: readonly Catalog[]): LazyScreen<{ onClose: () => void }> {
  return lazyScreenOf(
    [async () => (await import('../features/search/search-dialog.tsx')).SearchDialog, () => withGlances(catalogs)],
    (SearchDialog, shown) =>
      ({ onClose }) => <SearchDialog catalogs={shown} onClose={onClose} />,
  );
}

function routesOf(catalog: Catalog): readonly AppRoute[] {
  return [
    { path: catalog.path, ...open, screen: withBookmarks(catalog.name, 'icon', catalog.list), navigation: catalog.names },
    { path: detailPattern(catalog), ...open, screen: detailOf(catalog), detailOf: catalog },
    ...(catalog.pages ?? []).map(({ path, screen, addresses }) => ({ path, ...open, screen: lazyScreen(screen), addresses })),
  ];
}

const ClosingRanks = partOfPage(
  lazyScreen<{ id: string }>(async () => (await import('../features/chances/closing-ranks.tsx')).ClosingRanks),
);

/** What another room puts on the pages of a catalog's items, for the item with this id. */
type Below = ComponentType<{ id: string }>;

const belowOf: Readonly<Partial<Record<string, () => Promise<Below>>>> = {
  // After the page, which is drawn by the server without them and does not wait for their code.
  [leadsTo]: async () => ClosingRanks,
  [rankedBy]: async () => (await import('../features/chances/chances-link.tsx')).ChancesLink,
};

function detailOf({ name, detail, idParam }: Catalog): LazyScreen {
  return withBookmarks(name, 'wide', detail, belowOf[name], { type: name, idParam });
}

/** A screen with a bookmark button for each item; the button's code comes with the screen's. */
function withBookmarks(
  type: BookmarkType,
  look: 'icon' | 'wide',
  load: () => Promise<CatalogScreen>,
  loadBelow: () => Promise<Below | undefined> = async () => undefined,
  item: ComponentProps<typeof ItemPage>['value'] = null,
): LazyScreen {
  return lazyScreenOf(
    [load, async () => (await import('../features/bookmarks/bookmark-button.tsx')).BookmarkButton, loadBelow],
    (Screen, BookmarkButton, OfItem) => {
      const below = OfItem && ((id: string) => <OfItem id={id} />);
      const action: ItemAction = ({ id, name }) => <BookmarkButton type={type} itemId={id} name={name} look={look} />;
      return () => (
        <ItemPage value={item}>
          <Screen action={action} {...(below ? { below } : {})} />
        </ItemPage>
      );
    },
  );
}

export function routeAt(routes: readonly AppRoute[], pathname: string): AppRoute | undefined {
  return isReadable(pathname) ? routes.find(({ path }) => matchPath(path, pathname)) : undefined;
}

/** What the address says at the named places of its route, as people would write it: `/exams/a%20b` is the exam `a b`. */
export function paramsOf({ path }: AppRoute, pathname: string): RouteParams {
  const found = Object.entries(matchPath(path, pathname)?.params ?? {});
  return Object.fromEntries(found.map(([name, value]) => [name, value && decodeURIComponent(value)]));
}

/** Fetches the code of the screen at this address and what it says in the address' language, before anybody goes there. */
export async function preloadScreen(
  routes: readonly AppRoute[],
  { locale, pathname }: { locale: Locale; pathname: string },
): Promise<void> {
  await (routeAt(routes, pathname)?.screen ?? notFound).preload();
  await loadTexts(locale);
}
