export const texts = {
  loginFailed: 'Login failed',
  registerFailed: 'Registration failed',
  googleFailed: 'Google login failed',
  profileFailed: 'Failed to fetch profile',
  updateFailed: 'Failed to update profile',
  displayName: 'User',
  initials: 'U',
};
