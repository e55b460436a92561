export const texts = {
  /** Below the picture, where a phone has room for it. */
  name: 'Disha: careers, courses, colleges',
  screenshots: { narrow: 'Where to go from here, on a phone', wide: 'Where to go from here, on a wide screen' },
  shortcuts: { places: 'Colleges' },
};
