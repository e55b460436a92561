export const texts = {
  'token.required': 'The link is not complete. Please open it again from the mail.',
  'recovery.asked': 'If there is an account with this email, a mail with a link is on its way. Please look in your spam folder too.',
  'recovery.badToken': 'This link has been used, or it is too old. Please ask for a new one.',
  'recovery.mailOff': 'No mails can be sent from here, because mail is not set up.',
  'recovery.passwordSet': 'Your new password is set. Please sign in with it.',
  'recovery.verifySent': 'A mail with a link is on its way. Please look in your spam folder too.',
  'recovery.isVerified': 'Your email is confirmed already.',
  'recovery.verified': 'Your email is confirmed.',
  'recovery.changeAsked': 'A mail with a link is on its way to the new address. Until you open it, everything stays as it is.',
  'recovery.sameEmail': 'This is your email already',
  'recovery.noPassword': 'Your account has no password yet. Set one first: choose “Forgot password?” on the sign-in page.',
};
