export const texts = {
  documentTitle: 'Find your stream, courses and colleges',
  description:
    'Discover your perfect stream, explore career paths and find the right colleges. Free ' +
    'guidance for students of Class 10, Class 12 and graduates in India.',
  headline: { first: 'Discover your perfect stream.', rest: 'Explore career paths. Find the right colleges.' },
  lead: 'A short quiz shows what fits you, and why.',
  start: 'Start Your Journey',
  learnMore: 'Learn More',
  noAccount: 'Take the quiz now, without an account',
  free: 'Free. No phone number. No calls from anyone.',
  road: {
    label: 'An example road from Class 10 to work',
    class10: 'Class 10',
    stream: 'Science (PCM)',
    exam: 'JEE Main',
    course: 'B.Tech',
    career: 'Engineer',
  },
  facts: {
    label: 'What you will find here',
    map: 'A map of India with a dot for each district',
    colleges: 'colleges, each from a public register',
    states: 'states and union territories',
    streams: 'streams after Class 10',
    fields: 'fields, none a dead end',
    loading: 'Counting...',
  },
  promisesTitle: 'What Disha does for you',
  promises: {
    analysis: { title: 'AI-powered career analysis', note: 'Smart assessments. You see which answers counted.' },
    guidance: { title: 'Personalized guidance', note: 'Tailored recommendations: courses, skills and jobs.' },
    colleges: { title: 'College recommendations', note: 'Colleges in your state, and the exam that opens them.' },
  },
  questions: {
    title: 'What brings you here?',
    items: {
      unsure: { title: 'What fits me?', note: 'Quiz, 10 minutes' },
      work: { title: 'I know my goal', note: 'Ways to a career' },
      rank: { title: 'I have a rank', note: 'Seats within reach' },
      dates: { title: 'I need dates', note: 'Forms, exams, results' },
      money: { title: 'I need money', note: 'Scholarships' },
      again: { title: 'I want to go on', note: 'Failed or stopped before' },
    },
    also: { open: 'What is open to me?', state: 'How my state admits' },
  },
  steps: {
    title: 'Three steps, at your own speed',
    items: [
      { title: 'Tell us where you stand', note: 'Class, state, stream. Nothing else.' },
      { title: 'Answer the quiz', note: 'It waits if the phone dies.' },
      { title: 'Follow your path', note: 'Keep what you like. Show it at home.' },
    ],
  },
  exams: 'See entrance exams',
};
