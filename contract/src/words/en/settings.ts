export const texts = { 'settings.shown': 'Settings', 'taxonomy.shown': 'Words' };
