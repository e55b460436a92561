export const texts = {
  'profile.shown': 'Profile',
  'profile.updated': 'Profile updated',
  'profile.passwordChanged': 'Password changed',
  'profile.exported': 'Everything we hold about you',
  'profile.deleted': 'Your account and everything in it has been deleted',
  'profile.noPassword': 'This account opens with Google and has no password',
  'profile.wrongPassword': 'That is not your password',
  'profile.otherGoogle': 'That is another Google account',
};
