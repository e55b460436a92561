/** What the server says on pages of its own: where no screen can be drawn, or its code has not come. */
export const texts = {
  'pages.product': 'Disha',
  'pages.noScript': "This page needs JavaScript. Please switch it on in your browser's settings.",
  'pages.late': 'Some of this page does not answer yet. We keep trying.',
  'pages.loadAgain': 'Load it again',
  'pages.waits': ({ seconds }: { seconds: number }) => `This page loads itself again in ${seconds} seconds.`,
};
