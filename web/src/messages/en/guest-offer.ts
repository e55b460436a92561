export const texts = {
  title: 'Are these yours?',
  lead:
    'Somebody used this phone without an account. If it was you, take these over. ' +
    'If not, leave them: they stay on this phone for whoever it was, and we do not ask you again.',
  things: {
    results: (count: number, day: string) => (count === 1 ? `A quiz result of ${day}` : `${count} quiz results, the last of ${day}`),
    sheet: (answers: number, of: number) => `A quiz that was begun: ${answers} of ${of} questions answered`,
    details: (count: number) => (count === 1 ? 'Details: 1 answer' : `Details: ${count} answers`),
    plan: (ways: number, steps: number) => `A plan: ${ways} of 3 ways, ${steps === 1 ? '1 step' : `${steps} steps`}`,
    exams: (count: number) => (count === 1 ? 'The calendar: 1 exam' : `The calendar: ${count} exams`),
    costs: (count: number) => (count === 1 ? '1 cost sheet' : `${count} cost sheets`),
    lists: (count: number) => (count === 1 ? '1 list of seats' : `${count} lists of seats`),
  },
  there: {
    results: (count: number) => (count === 1 ? 'In your account: 1 result. It stays.' : `In your account: ${count} results. They stay.`),
    sheet: 'You have begun one too. Yours stays.',
    details: 'You have told some yourself. Yours stay; these fill what is missing.',
    plan: 'You have a plan too. You will see both and choose.',
    exams: 'Yours stay; these come beside them.',
    costs: 'Yours stay; these come beside them.',
    lists: 'Yours stay; these come beside them.',
  },
  nothingThere: 'You have none yet.',
  where:
    'Quiz results and the plan go into your account. ' +
    'Details, calendar, cost sheets and lists of seats stay on this phone, under your account alone.',
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
  },
  other: {
    title: 'Does somebody else use this phone now?',
    text:
      'Then we forget what was done here without an account: ' +
      'quiz results, details, plan, calendar, costs, lists of seats and filters. It is gone for good.',
    yes: 'Forget it',
    no: 'Keep it',
    done: 'Forgotten. Nothing of the one before is here.',
  },
};
