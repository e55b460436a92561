export const texts = {
  'colleges.listed': 'Colleges',
  'colleges.filters': 'College filters',
  'colleges.counts': 'College counts',
  'colleges.shown': 'College',
  'colleges.noDistrict': ({ name, state }: { name: string; state: string }) =>
    `${name} must be a district of ${state === '' ? 'India' : state}`,
  'colleges.noPlace': ({ state }: { state: string }) => `near must be a PIN, a town or a district of ${state === '' ? 'India' : state}`,
  'colleges.whichState': ({ name, states }: { name: string; states: string }) =>
    `${name} stands in several states: give state as well (${states})`,
  'colleges.noCourse': 'course must be the id of a course',
  'colleges.notFound': 'College not found',
};
