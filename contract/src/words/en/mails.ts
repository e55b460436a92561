/** What stands in mails. Apart from what is said in answers: a browser has no use for it. */
const ignore = 'If it was not you, there is nothing to do: without the link nothing changes.';
const danger =
  'If it was not you, somebody else may be in your account. Choose “Forgot password?” on the sign-in page now, and set a new password.';

export const texts = {
  reset: {
    subject: 'Set a new password for Disha',
    body: 'You asked for a new password for your Disha account. This link opens the page where you choose it.',
    action: 'Choose a new password',
    after: 'The link works once, for 30 minutes. Every phone and computer is then signed out.',
    ignore,
  },
  passwordChanged: {
    subject: 'Your Disha password was changed',
    body:
      'The password of your Disha account has just been changed, and every other phone and computer was signed out. ' +
      'If your calendar read your dates from a private address, that has ended too: make a new one on the Calendar page.',
    danger,
  },
  verify: {
    subject: 'Confirm your email for Disha',
    body: 'This link confirms that you read mail at this address. Disha needs that only for reminders.',
    action: 'Confirm this address',
    after: 'The link works once, for one day.',
    ignore,
  },
  changeEmail: {
    subject: 'Confirm your new email for Disha',
    body: 'Somebody with a Disha account asked to use this address from now on. The link confirms it.',
    action: 'Use this address',
    after: 'The link works once, for one day. Until then the account keeps the old address.',
    ignore,
  },
  addressTaken: {
    subject: 'Somebody tried to use your email for Disha',
    body: 'Somebody with another Disha account asked to use this address. It is yours, so nothing was changed.',
    after: 'If it was you: sign in with this address. If you have forgotten the password, choose “Forgot password?” on the sign-in page.',
  },
  changeAsked: {
    subject: 'Your Disha account is about to get another email',
    body: 'Somebody who knows your password asked to use another address for your Disha account. Nothing has changed yet.',
    danger,
  },
  emailChanged: {
    subject: 'Your Disha account has another email now',
    body: 'Your Disha account has just got another address, which was confirmed there. Mails no longer come to this one.',
    danger: 'If it was not you, somebody else is in your account. Please write to whoever runs this Disha website.',
  },
  reminder: {
    subject: (count: number) => `${count} dates of your exams are near`,
    body: 'These dates of the exams you have bookmarked are near:',
    line: ({ exam, event, date, when }: { exam: string; event: string; date: string; when: string }) =>
      `${exam}: ${event} on ${date} (${when})`,
    today: 'today',
    tomorrow: 'tomorrow',
    inDays: (days: number) => `in ${days} days`,
    action: 'See all your dates',
    confirm: 'Dates can change: please look at the official website too.',
    end: 'No more reminders? One press is enough:',
  },
};
