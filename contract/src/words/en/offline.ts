/** What is kept on a device for reading without a network. */
export const texts = {
  'offline.listed': 'What can be kept',
  'offline.noPack': 'There is no such file any more: what it held has changed since',
  'offline.catalogs': ({ language }: { language: string }) => `Courses, careers, exams, scholarships and guides, in ${language}`,
  'offline.colleges': ({ state }: { state: string }) => `Colleges of ${state}`,
  'offline.ranks': ({ counselling }: { counselling: string }) => `${counselling} (closing ranks)`,
};
