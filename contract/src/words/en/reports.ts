export const texts = {
  'reports.made': 'Thank you. Somebody will look at it.',
  'reports.mine': 'Your reports',
  'reports.listed': 'Reported mistakes',
  'reports.answered': 'Answered',
  'reports.noItem': 'There is no such item in this catalog',
  'reports.notFound': 'Report not found',
  'reports.stale': 'Somebody else has answered this report meanwhile',
};
