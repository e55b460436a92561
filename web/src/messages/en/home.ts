export const texts = {
  documentTitle: 'Find your stream, courses and colleges',
  description:
    'Discover your perfect stream, explore career paths and find the right colleges. Free ' +
    'guidance for students of Class 10, Class 12 and graduates in India.',
  headline: { first: 'Discover your perfect stream.', rest: 'Explore career paths. Find the right colleges.' },
  lead:
    'Answer a short quiz. See which stream or field fits you and why, then follow it to ' +
    'courses, entrance exams and real colleges in your state.',
  start: 'Start Your Journey',
  learnMore: 'Learn More',
  noAccount: 'Take the quiz now, without an account',
  free: 'Free. No phone number. No calls from anyone.',
  road: {
    label: 'A road from Class 10 over a stream, a course and an entrance exam to a college in your state and a career',
    class10: 'Class 10',
    stream: 'Science (PCM)',
    course: 'B.Tech',
    exam: 'JEE Main',
    college: 'College in your state',
    career: 'Engineer',
  },
  facts: {
    label: 'What you will find here',
    colleges: 'colleges, each from a public register',
    states: 'states and union territories',
    streams: 'streams after Class 10',
    fields: 'fields to go into, none a dead end',
    loading: 'Counting...',
  },
  promisesTitle: 'What Disha does for you',
  promises: {
    analysis: {
      title: 'AI-powered career analysis',
      body: 'Smart assessments, scored the same way every time. You see which of your answers counted, and how sure we are.',
      link: 'Look at the quiz',
    },
    guidance: {
      title: 'Personalized guidance',
      body:
        'Tailored recommendations: ranked options for your class and stream, with ' +
        'courses, the skills they ask for and the jobs they lead to.',
      link: 'Browse courses',
    },
    colleges: {
      title: 'College recommendations',
      body: 'Colleges in your state that teach your course, and the entrance exam that opens the door.',
      link: 'Find colleges',
    },
  },
  questions: {
    title: 'What brings you here?',
    items: {
      unsure: 'I do not know what fits me',
      work: 'I know what I want to become',
      rank: 'I have a rank and want to know which colleges',
      dates: 'I need dates: forms, exams, results',
      money: 'I need money for my studies',
      again: 'I failed or stopped and want to go on',
    },
    also: { open: 'See what is open to me', state: 'See how my state admits' },
  },
  steps: {
    title: 'Three steps, at your own speed',
    items: [
      { title: 'Tell us where you stand', body: 'Your class, state and stream. Nothing we do not use.' },
      { title: 'Answer the quiz', body: 'Ten to fifteen minutes. It waits for you if the phone dies.' },
      { title: 'Follow your path', body: 'Read about courses, keep the ones you like, show them at home.' },
    ],
  },
  closing: {
    title: 'Just looking around?',
    body: 'Courses, colleges and exams are open to everyone, without an account.',
    exams: 'See entrance exams',
  },
};
