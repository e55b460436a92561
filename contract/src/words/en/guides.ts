export const texts = {
  'guides.listed': 'Guides',
  'guides.filters': 'Guide filters',
  'guides.shown': 'Guide',
  'guides.notFound': 'Guide not found',
};
