export const texts = {
  productName: 'Disha',
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  goHome: 'Go Home',
  loading: 'Loading...',
  noScript:
    'Searching, filtering, signing in and the quiz need JavaScript, which is off in this browser. The pages can be read without it.',
  newTab: 'opens in a new tab',
  notices: 'Notices',
  offline: 'You are offline. What is open here can still be read. Do not reload the page until you are back online.',
  late: {
    page: 'The page you opened has not come yet. We keep trying.',
    open: 'Try now',
    part: 'A part of this page has not come yet. We keep trying.',
  },
  crash: {
    title: 'Something went wrong',
    body: 'This page could not be shown. Loading it again usually helps. What you had saved is not lost.',
    reload: 'Load again',
  },
  api: {
    failedBecause: (failed: string, why: string) => `${failed}. ${why}`,
    network: 'We could not reach Disha. Check your connection and try again.',
    timeout: 'This is taking too long. Check your connection and try again.',
    unexpected: 'Something went wrong on our side. Please try again.',
    tooMany: 'That was a little too often. Please wait a moment and try again.',
    away: 'Disha is having a short break. Please try again in a moment.',
  },
};
