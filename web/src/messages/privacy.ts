import type { Texts } from './locale.ts';

const en = {
  title: 'Privacy',
  lead: 'Disha is made for students, many of them under 18. So it asks for little, keeps it close, and gives it back.',
  sections: [
    {
      title: 'What we ask for',
      body: [
        'To have an account: your name, e-mail address, a password, your class, state, stream and, in Class 12, a field of interest. Each of these is used to choose the quiz and to filter courses, colleges and exams for you.',
        'We never ask for a phone number, an address, a school, marks or documents.',
      ],
    },
    {
      title: 'What we keep',
      body: [
        'Your account, your bookmarks and the quiz results you make while signed in. Your password is stored only in a form that cannot be turned back into the password.',
        'Without an account nothing about you is stored on our side. Your browser remembers filters and quiz answers on your own device.',
      ],
    },
    {
      title: 'Who else sees it',
      body: [
        'There are no advertisements, no trackers and no counting scripts from other companies.',
        'Signing in with Google is your choice. Only then, and only on the sign-in pages, does your browser talk to Google, under Google’s own rules.',
      ],
    },
    {
      title: 'Your rights',
      body: [
        'On your profile page you can change what you told us, download everything we hold about you, and delete your account. Deleting removes everything at once.',
        'If you are under 18, please read this page together with a parent or guardian.',
      ],
    },
  ],
};

export const privacyTexts: Texts<typeof en> = { en };
