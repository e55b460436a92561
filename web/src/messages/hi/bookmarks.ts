import type { texts as en } from '../en/bookmarks.ts';

export const texts: typeof en = {
  bookmark: (name) => `${name} को बुकमार्क करें`,
  add: 'बुकमार्क करें',
  added: 'बुकमार्क हो गया',
  prompt: 'बुकमार्क करने के लिए साइन इन करें',
  errors: {
    authentication: 'पहले साइन इन करें',
    noToken: 'आपने साइन इन नहीं किया है',
    add: 'बुकमार्क नहीं हो पाया',
    remove: 'बुकमार्क नहीं हट पाया',
    fetch: 'बुकमार्क नहीं खुल पाए',
  },
};
