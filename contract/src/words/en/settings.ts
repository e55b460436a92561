export const texts = { 'settings.shown': 'Settings' };
