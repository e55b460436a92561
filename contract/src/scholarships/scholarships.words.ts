/** What scholarships are sorted into. Plain data: the browser loads it without zod. */
export const scholarshipScopes = ['central', 'state'] as const;

/** What one has reached: Class 9 to 12 at school, past Class 10, past Class 12, past a degree. */
export const scholarshipStages = ['class_9_12', 'after_10', 'after_12', 'graduate'] as const;
export type ScholarshipStage = (typeof scholarshipStages)[number];

/** Groups for whom money is set aside. */
export const scholarshipCategories = [
  'sc',
  'st',
  'obc',
  'ebc',
  'dnt',
  'ews',
  'minority',
  'disability',
  'orphan',
  'forces',
  'workers',
] as const;
export type ScholarshipCategory = (typeof scholarshipCategories)[number];
