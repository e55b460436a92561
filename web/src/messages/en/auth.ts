const fields = {
  name: 'Full Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  class: 'Class',
  state: 'State',
  /** The same question, asked before the choice and after it. */
  stream: { '10': 'Stream to be Chosen', '12': 'Stream Studying' },
  field: 'Field of Interest',
};

/** Who comes with no class of a school, in the list that asks for the class. */
const who = { graduate: 'Past school (graduate)', parent: 'Parent', teacher: 'Teacher' };

const choose = {
  class: 'Choose your class',
  state: 'Choose your state',
  stream: 'Choose a stream',
  field: 'Choose a field',
};

export const texts = {
  fields,
  choose,
  /** Under the stream. */
  changeable: 'You can change it any time.',
  who,
  show: 'Show',
  hide: 'Hide',
  expired: 'Your session has ended. Please sign in again.',
  login: {
    title: 'Sign in to your account',
    or: 'Or',
    create: 'create a new account',
    forgot: 'Forgot password?',
    submit: 'Sign in',
    busy: 'Signing in...',
    google: 'Signing in with Google...',
    quiz: {
      needsNone: 'The quiz needs no account. You can take it now and keep the result later.',
      take: 'Take the quiz without an account',
    },
  },
  signup: {
    title: 'Create your account',
    or: 'Or',
    signIn: 'sign in to existing account',
    submit: 'Create account',
    busy: 'Creating account...',
    google: 'Signing up with Google...',
    passwordHint: 'Password must be at least 6 characters with uppercase, lowercase, and number',
    under18: 'Under 18? India’s data protection law (DPDP) asks for a parent’s or guardian’s agreement. Please show them this page first.',
    privacy: { before: 'We ask only for what the guidance needs, and show it to nobody. See', link: 'how we treat your data', after: '.' },
  },
  complete: {
    title: 'Complete your profile',
    greeting: (name: string) => `Welcome ${name}! Please provide a few details to personalize your experience.`,
    submit: 'Complete Profile',
    busy: 'Completing Profile...',
    footer: 'This information helps us provide personalized course and college recommendations.',
    done: 'Profile completed successfully!',
    failed: 'Failed to complete profile',
  },
  google: {
    divider: 'Or continue with',
    button: 'Continue with Google',
    loading: 'Loading Google...',
    verifying: 'Verifying with Google...',
    notSetUp: 'Google sign-in is not set up here. Please use your email and password.',
    unreachable: 'Google could not be reached. You can still use your email and password.',
    failed: 'Failed to sign in with Google. Please try again.',
    widgetFailed: 'Google login failed. Please try again.',
  },
};
