export const texts = {
  'path.rules': 'Rules',
  'path.places': 'In which districts each course is taught',
  'path.proposed': 'A plan',
  'path.checked': 'Verdicts',
  'path.doors': 'Doors',
  'path.noItem': ({ type, id }: { type: string; id: string }) => `There is no ${id} among the ${type}.`,
  'path.degreeTwice': 'Degree is told twice, and not alike: leave it out beside degrees',
  'path.noDegree': ({ id }: { id: string }) => `There is no course ${id} that ends in a degree.`,
  'path.plan': 'Plan',
  'path.planSaved': 'Plan saved',
  'path.planForgotten': 'Plan deleted',
  'path.stale': 'The plan has been changed elsewhere since you read it. Nothing is lost: both versions are here.',
  'path.passport': 'My details',
  'path.passportSaved': 'Your details are kept in your account',
  'path.underAge':
    'Only details whose date of birth shows that you are 18 or older are kept in an account. ' +
    'Yours stay on your phone, and everything works there.',
  'path.birthInFuture': 'The date of birth is still to come',
  'path.passportForgotten': 'Your details are deleted from your account',
};
