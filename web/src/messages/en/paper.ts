export const texts = {
  title: 'A report for paper',
  lead:
    'Two pages for a parent or a teacher. Choose what stands in it, then print it or save it as a file. ' +
    'Nothing leaves this device for it.',
  choose: 'What stands in the report',
  language: 'Language of the report',
  languages: { page: 'The language of this page', both: 'English and Hindi, side by side' },
  about: 'About me: tick what may stand in it',
  aboutNone: 'Nothing is told under “My details”, so nothing about you stands in it.',
  print: 'Print or save as PDF',
  printHint: 'In the window that opens choose your printer, or “Save as PDF” where a printer is asked for.',
  preview: 'The report',
  loading: 'Putting the report together',
  /** On the paper itself. */
  sheet: {
    title: 'Where I stand, and what I plan',
    made: (date: string) => `Made with Disha on ${date}.`,
    page: (page: string) => `Page ${page} of 2`,
    result: {
      title: 'What the quiz found, and why',
      first: (first: string, others: string) => (others === '' ? `First: ${first}.` : `First: ${first}; then ${others}.`),
      none: 'No quiz was taken on this device.',
    },
    open: {
      title: 'What is open, and what a choice would close',
      counts: (open: string, ifs: string, depends: string, closed: string) =>
        `Of the courses we know rules of: ${open} open, ${ifs} open if a condition is met, ` +
        `${depends} that we cannot tell yet, ${closed} closed.`,
      withoutMaths: (count: string) => `Without Mathematics ${count} of the courses after school would close.`,
      withMaths: (count: string) => `With Mathematics ${count} more courses after school would open.`,
      none: 'Not known: class and subjects are not told under “My details”.',
    },
    about: 'About the student',
    shortlist: {
      title: 'Choices weighed',
      none: 'No choices were weighed yet.',
      matters: (things: string) => `What matters: ${things}.`,
      thing: (thing: string, weight: string) => `${thing} (${weight})`,
      more: (names: string) => `Also weighed: ${names}.`,
    },
    plan: {
      title: 'The plan',
      none: 'There is no plan yet.',
      goal: (name: string) => `Goal: ${name}.`,
      way: (label: string) => `Way ${label}`,
      course: 'Course',
      exams: 'By',
      byMarks: 'marks',
      places: 'Places',
      cost: 'Cost',
      aYear: (rupees: string) => `${rupees} a year, by own figures`,
      notSaid: 'not known',
      steps: 'What to do next',
      by: (date: string) => `by ${date}`,
      noDay: 'day not known',
    },
    dates: { title: 'Dates of its exams', source: (source: string) => `Source: ${source}` },
    unknown: {
      title: 'What is not known',
      ratings: (thing: string, items: string) => `${thing} of ${items}: ask, then rate it.`,
      dates: (exams: string) => `No day is announced, as far as we know: ${exams}.`,
      costs: (ways: string) => `What it costs: ${ways}. Ask the college.`,
      seat: 'Whether there will be a seat: open by the rules is not admitted.',
    },
    check: {
      title: 'Where to check',
      exams: 'Look at the official pages before you act:',
      calendar: (address: string) => `Dates of these exams: ${address}`,
      compare: (address: string) => `These choices side by side: ${address}`,
      calendarCode: 'Code for a phone’s camera: the dates of these exams',
      compareCode: 'Code for a phone’s camera: these choices side by side',
      counsellor: 'Show this to a teacher. Rules, fees and dates change: whatever an official page says goes before this one.',
    },
    sources:
      'Rules, fees, ranks and dates are those of Disha’s catalog on the day above; each page of it names its source and how sure it is.',
  },
};
