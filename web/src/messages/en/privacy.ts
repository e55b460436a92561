export const texts = {
  title: 'Privacy',
  lead: 'Disha is made for students, many of them under 18. So it asks for little, keeps it close, and gives it back.',
  sections: [
    {
      title: 'What we ask for',
      body: [
        'To have an account: your name, e-mail address, a password, your class, state, stream and, in Class 12, a field of ' +
          'interest. Each of these is used to choose the quiz and to filter courses, colleges and exams for you.',
        'In “My path” you may tell your subjects, marks, category, date of birth, family income and more, to see what is open to you. ' +
          'Every answer is optional and says why it is asked. They are kept in your browser, compared there, and sent to nobody, ' +
          'unless your date of birth shows that you are 18 and you choose to keep them in your account; ' +
          'you can take them out again at any time.',
        'In “With my rank, where?” your rank, category and state are sent when you press “Show”, answered, and not kept.',
        'We never ask for a phone number, a street address, a school or documents. You can ' +
          'read all courses, colleges and exams without an account.',
      ],
    },
    {
      title: 'What we keep',
      body: [
        'Your account, your bookmarks and the quiz results you make while signed in. Your password is ' +
          'stored only in a form that cannot be turned back into the password. A sign-in ends after 30 ' +
          'days without a visit, and after half a year in any case.',
        'If you ask for a private calendar address, whoever knows it can read the dates of the exams you bookmarked, and nothing else. ' +
          'We keep it only in a form that cannot be turned back into the address; you can end it at any time, and a new password ends it.',
        'If you report a mistake while signed in, we keep what you wrote beside your account, so that you see the answer; when you ' +
          'delete the account, the report stays without your name. Reported without an account, it is nobody’s.',
        'All of it is kept for as long as you have the account, so that you find your results and ' +
          'bookmarks again next year. You can delete the account at any time.',
        'For each place you are signed in: which browser on which kind of device, since when, and when it was last used, to the ' +
          'hour. No network address is kept.',
        'Mails are sent only when you ask for one (a new password, confirming your email, reminders) or when something about your ' +
          'account changes. A mail waits on our side until it is sent, two days at most. It holds no picture and nothing that ' +
          'tells us whether you read it.',
        'To stop people from guessing passwords we count tries to sign in, to sign up and to get a mail, for an hour at most, under a ' +
          'code that shows neither e-mail nor network address; the counts are removed an hour later. New links for a parent are counted ' +
          'so for a day.',
        'If you make a link for a parent in “Weigh my choices”, what you both weighed is sealed in your browsers before it is sent. We ' +
          'keep it for 30 days or until you withdraw it, and cannot read it; whoever has the link can.',
        'The log of our server notes which page was asked for, when, and how it was answered: not by whom, nor what was searched for.',
        'When a page breaks, your browser tells our server what broke, in which part of the page and in which kind of browser: not ' +
          'who you are, nor what you typed.',
        'Without an account nothing about you is stored on our side. Your browser remembers filters, quiz answers, pages you kept, what ' +
          'you chose to compare, the exams of your calendar, your cost sheets, what you weighed, your details and your plan on your ' +
          'own device; there are no cookies. Signing out forgets all that is yours on that device; details and plan wait there for ' +
          'you alone if you chose so. What was done without an account is nobody’s who signs in, unless they say that it is theirs; ' +
          '“Somebody else uses this phone now” forgets it.',
      ],
    },
    {
      title: 'Who else sees it',
      body: [
        'There are no advertisements, no trackers and no counting scripts from other companies.',
        'Where Google sign-in is offered, the sign-in pages, and the last question before such an account ' +
          'is deleted, fetch Google’s button from Google, which then learns that somebody opened them; no ' +
          'other page does. If you sign in that way, Google tells us your name, e-mail address and picture, ' +
          'and your picture is shown from Google’s servers.',
        'Where a language model writes the words of a quiz result, it is given the answers that counted, but never your name, ' +
          'e-mail address or anything else about you. Such a result carries the mark “AI-generated”.',
      ],
    },
    {
      title: 'Your rights',
      body: [
        'On your profile page you can change what you told us, download everything we hold about you, and delete your account. ' +
          'Deleting removes everything at once; a backup made before keeps a copy until it is replaced.',
        'If you are under 18: India’s Digital Personal Data Protection Act, 2023 asks that a parent or guardian agrees before ' +
          'anything is done with a child’s data that needs consent, and forbids following children around and advertising aimed ' +
          'at them. Disha does neither: nobody is tracked, nothing is advertised, and no profile is made beyond the quiz that you ' +
          'start yourself. Please read this page together with a parent or guardian, and make an account only if they agree. ' +
          'Everything but your own bookmarks and saved results works without one.',
      ],
    },
  ],
};
