export const texts = {
  documentTitle: 'Page Not Found',
  title: '404 - Page Not Found',
  body: 'This address leads nowhere. It may have been mistyped, or the page has moved.',
  home: 'Go Back Home',
  quiz: 'Take a Quiz',
};
