export const texts = {
  'sessions.shown': 'Sessions fetched successfully',
  'sessions.ended': 'That device is signed out',
  'sessions.othersEnded': 'You are signed out everywhere else',
  'sessions.notFound': 'Session not found',
  'sessions.device': ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  'sessions.unknownDevice': 'A device we do not recognise',
};
