export const texts = {
  'auth.created': 'Account created',
  'auth.signedIn': 'Signed in',
  'auth.signedOut': 'Signed out',
  'auth.emailTaken': 'An account with this email already exists',
  'auth.wrongPassword': 'Invalid email or password',
  'auth.tooManyAttempts': ({ minutes }: { minutes: number }) =>
    `Too many attempts. Please try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
  'google.signedIn': 'Signed in with Google',
  'google.welcome': 'Welcome! Your account is ready.',
  'google.tookOver': 'Signed in with Google. From now on this account opens with Google, not with the old password.',
  'google.beside': 'Signed in with Google. Your password goes on opening this account too.',
  'google.failed': 'Google login failed',
  'google.emailTaken': 'This email belongs to another Google account',
  'google.notSetUp': 'Google sign-in is not set up here. Please use your email and password.',
  'google.away': 'Google cannot be reached at the moment. Please try again, or use your email and password.',
};
