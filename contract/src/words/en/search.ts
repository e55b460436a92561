export const texts = { 'search.found': 'Search' };
