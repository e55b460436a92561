export const texts = {
  title: 'Are these yours?',
  lead:
    'Somebody used this phone without an account. If it was you, take these over. ' +
    'If not, leave them: they stay on this phone for whoever it was, and we do not ask you again.',
  things: {
    results: (count: number, day: string) => (count === 1 ? `A quiz result of ${day}` : `${count} quiz results, the last of ${day}`),
    sheet: (answers: number, of: number) => `A quiz that was begun: ${answers} of ${of} questions answered`,
    details: (count: number) => (count === 1 ? 'Details: 1 answer' : `Details: ${count} answers`),
    bookmarks: (count: number) => (count === 1 ? '1 kept page' : `${count} kept pages`),
    plan: (ways: number, steps: number) => `A plan: ${ways} of 3 ways, ${steps === 1 ? '1 step' : `${steps} steps`}`,
    exams: (count: number) => (count === 1 ? 'The calendar: 1 exam' : `The calendar: ${count} exams`),
    costs: (count: number) => (count === 1 ? '1 cost sheet' : `${count} cost sheets`),
    waitingBookmarks: (count: number) =>
      count === 1 ? '1 bookmark that waits for the network' : `${count} bookmarks that wait for the network`,
    waitingResults: (count: number) =>
      count === 1 ? '1 quiz result that waits for the network' : `${count} quiz results that wait for the network`,
    lists: (count: number) => (count === 1 ? '1 list of seats' : `${count} lists of seats`),
    weighings: (count: number) => (count === 1 ? '1 weighed shortlist' : `${count} weighed shortlists`),
    ranks: (count: number) => (count === 1 ? '1 rank' : `${count} ranks`),
  },
  there: {
    results: (count: number) => (count === 1 ? 'In your account: 1 result. It stays.' : `In your account: ${count} results. They stay.`),
    sheet: 'You have begun one too. Yours stays.',
    details: 'You have told some yourself. Yours stay; these fill what is missing.',
    bookmarks: (count: number) =>
      count === 1 ? 'In your account: 1 bookmark. It stays.' : `In your account: ${count} bookmarks. They stay.`,
    plan: 'You have a plan too. You will see both and choose.',
    exams: 'Yours stay; these come beside them.',
    costs: 'Yours stay; these come beside them.',
    lists: 'Yours stay; these come beside them.',
    weighings: 'Yours stay; these come beside them.',
    ranks: 'Yours stay; these come beside them.',
  },
  nothingThere: 'You have none yet.',
  where:
    'Quiz results, kept pages (as bookmarks) and the plan go into your account. ' +
    'Details, ranks, calendar, cost sheets, lists of seats and weighed shortlists stay on this phone, under your account alone.',
  take: 'Yes, they are mine',
  taking: 'Taking them over...',
  leave: 'No, leave them here',
  taken: 'Taken over.',
  failed: 'Not everything could be taken over. What is missing is still here: try again.',
  leaving: {
    title: 'Before you sign out',
    lead: 'These are still on this phone from before you signed in:',
    take: 'Take them into my account',
    stay: 'Leave them on this phone',
    forget: 'Forget them',
    back: 'Do not sign out',
    own: 'These are only on this phone, and go when you sign out:',
    account: 'Keep my details in my account instead',
    go: 'Sign out and forget them',
  },
  /** What was done here, hidden for a while from the next user of the phone. */
  curtain: {
    putAway: 'Put it away under a picture',
    putAwayNow: 'Put it away',
    takeOut: 'Take out what was put away',
    takeOutNow: 'Take it out',
    notALock:
      'Nobody sees it by chance. It is a curtain, not a lock: whoever has this phone and much time can guess six digits. ' +
      'If that would be bad, forget it instead.',
    sign: 'A picture to find it again',
    number: 'A number of six digits',
    again: 'The same number again',
    cannotBeFound: 'We do not know it and cannot find it again.',
    sixDigits: 'Six digits, please.',
    notTheSame: 'The two numbers differ.',
    noRoom: 'It could not be put away: this phone has no room for it, or the picture is taken. Nothing was changed.',
    away: 'Put away. Nothing of it is in sight.',
    out: 'Here again, as it was.',
    wrongNumber: 'This is not the number for that picture.',
    noRoomOut: 'It could not be taken out: this phone has no room for it. It is still put away, and nothing was changed.',
    replaces: 'What is on this phone now is then forgotten. Put it away first if somebody needs it.',
    lost: 'Number lost? Then it cannot be opened any more.',
    forgetOne: (sign: string) => `Forget what lies under the ${sign}`,
    signs: {
      '🐘': 'elephant',
      '🦚': 'peacock',
      '🌻': 'sunflower',
      '🥭': 'mango',
      '🪁': 'kite',
      '⛰️': 'mountain',
      '🌙': 'moon',
      '🚲': 'bicycle',
      '🥁': 'drum',
      '🐢': 'turtle',
      '🏏': 'cricket bat',
      '🌧️': 'rain',
    },
  },
  other: {
    title: 'Does somebody else use this phone now?',
    text:
      'Then we forget what was done here without an account: ' +
      'quiz results, details, kept pages, plan, calendar, costs, lists of seats, weighed shortlists and filters. It is gone for good.',
    yes: 'Forget it',
    no: 'Keep it',
    done: 'Forgotten. Nothing of the one before is here.',
  },
};
