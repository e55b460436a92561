export const texts = {
  'path.rules': 'Rules',
  'path.checked': 'Verdicts',
  'path.doors': 'Doors',
  'path.noItem': ({ type, id }: { type: string; id: string }) => `There is no ${id} among the ${type}.`,
  'path.plan': 'Plan',
  'path.planSaved': 'Plan saved',
  'path.planForgotten': 'Plan deleted',
  'path.stale': 'The plan has been changed elsewhere since you read it. Nothing is lost: both versions are here.',
  'path.passport': 'Passport',
  'path.passportSaved': 'Passport kept in your account',
  'path.passportForgotten': 'Passport deleted from your account',
};
