export const texts = { 'states.listed': 'States', 'states.shown': 'State', 'states.notFound': 'State not found' };
