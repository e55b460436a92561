import type { AdmissionGroup } from '@disha/contract/admission-groups';

const groups: Record<AdmissionGroup, string> = {
  engineering: 'Engineering',
  medicine: 'Medicine',
  nursing: 'Nursing',
  pharmacy: 'Pharmacy',
  agriculture: 'Agriculture',
  law: 'Law',
  teaching: 'Teaching',
  polytechnic: 'Polytechnic',
  iti: 'ITI',
  degree: 'BA, B.Sc and B.Com',
  bca_bba: 'BCA and BBA',
  mba_mca: 'MBA and MCA',
};

export const texts = {
  title: 'Admission by state',
  heading: 'How each state admits',
  /** In the middle of a sentence: "All states". */
  place: 'states',
  lead: 'Which test, portal or marks lead to which courses, in each of the 28 states and 8 union territories of India.',
  loading: 'Loading states',
  failed: 'Failed to fetch states',
  groups,
  detail: {
    heading: (state: string) => `How ${state} admits`,
    lead: 'For each kind of course: by which test or marks, and who gives out the seats.',
    /** For search engines and shared links. */
    summary: (state: string, ways: string) => `Admission in ${state}: which test, portal or marks lead to ${ways}.`,
    loading: 'Loading state',
    failed: 'Failed to fetch state',
    notFound: 'State not found',
    notFoundHint: 'The address may be mistyped.',
    browse: 'Browse states',
    exam: (name: string) => `About ${name}`,
    source: (source: string) => `Source: ${source}.`,
    confirm: 'Confirm with the college or the portal.',
    whereTaught: (state: string) => `Colleges in ${state}`,
  },
};
