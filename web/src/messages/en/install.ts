export const texts = {
  /** Below the picture, where a phone has room for it. */
  name: 'Disha: careers, courses, colleges',
  screenshots: { narrow: 'Where to go from here, on a phone', wide: 'Where to go from here, on a wide screen' },
  shortcuts: { places: 'Colleges' },
  /** In the page, once. */
  invitation: {
    title: 'Disha on your home screen',
    body: 'It then opens like an app, also without internet. It needs no app shop and hardly any room.',
    byMenu: 'In Safari: press Share, then “Add to Home Screen”.',
    install: 'Put it there',
    no: 'No, thank you',
    done: 'Done: Disha is among your apps now.',
    refused: 'We will not ask again. Your browser’s menu can do it at any time.',
  },
};
