export const texts = {
  'reminders.shown': 'Reminders fetched successfully',
  'reminders.onOrOff': 'on must be true or false',
  'reminders.on': 'We will remind you by mail',
  'reminders.off': 'You get no more reminders',
  'reminders.confirmFirst': 'Please confirm your email first: reminders go only to an address that is known to be yours.',
};
