/** Read from the pages, not from the engine. */

/** Where a page names any degree, or one of any subject, as an example: what of it a way may stand for. */
export const standsFor = (course: string): readonly string[] => [
  ...(['bsc-general', 'bcom'].includes(course) ? ['ba-programme-general', 'bed'] : []),
  // Before a test that takes every graduate one degree of no subject is as good as another.
  ...(['bsc-general', 'ba-programme-general', 'bcom'].includes(course) ? ['bsc-general', 'ba-programme-general', 'bcom'] : []),
  // A BBA and a B.Com have the same fields to choose from, where none of their kind is near.
  ...(course === 'bba' ? ['aviation', 'business-analytics', 'digital-marketing', 'entrepreneurship'].map((of) => `bba-${of}`) : []),
  ...(course === 'bba' ? ['event-management', 'family-business', 'hospital-management', 'human-resources'].map((of) => `bba-${of}`) : []),
  ...(course === 'bba' ? ['bba-logistics', 'bba-sports-management'] : []),
  ...(course === 'bcom' ? ['bcom-accounting-finance', 'bcom-banking-insurance', 'bcom-honours', 'bcom-taxation'] : []),
  // Before a test for work that takes every graduate a subject is an example too.
  ...(['bsc-general', 'ba-programme-general', 'bcom'].includes(course) ? ['ba-public-administration', 'ba-political-science'] : []),
  // And before a master's that does.
  ...(course === 'ba-programme-general'
    ? ['ba-economics', 'ba-psychology', 'ba-journalism-mass-communication', 'ba-history', 'ba-sociology', 'ba-hindi', 'ba-geography']
    : []),
  ...(['bsc-general', 'ba-programme-general', 'bcom'].includes(course) ? ['bsw', 'bpes', 'bca', 'bba'] : []),
  // Where a science by itself is taught in other states alone, the B.Sc of several at home.
  ...(course === 'bsc-general' ? ['bsc-physics', 'bsc-chemistry', 'bsc-mathematics', 'bsc-botany', 'bsc-zoology'] : []),
  ...(course === 'bsc-general' ? ['bsc-statistics', 'bsc-environmental-science'] : []),
  ...(course === 'bsc-general' ? ['bsc-genetics', 'bsc-biochemistry', 'bsc-microbiology', 'bsc-biotechnology'] : []),
  ...(/^(ba|bsc)-/.test(course) ? [`bsc-${course.replace(/^(ba|bsc)-/, '')}`, `ba-${course.replace(/^(ba|bsc)-/, '')}`] : []),
  // A subject of their own for the page's: a bachelor's for a bachelor's, a master's for a master's.
  ...(/^(ba|bsc|bcom)/.test(course) ? ['ba-english', 'bsc-mathematics'] : []),
  ...(/^(ma|msc|mcom)/.test(course) ? ['msc-chemistry', 'msc-mathematics', 'ma-history', 'ma-english', 'msc-physics'] : []),
  ...(course === 'mba' ? ['mba-human-resources', 'mba-finance', 'mba-marketing', 'mba-agribusiness', 'mba-business-analytics'] : []),
  ...(course === 'mba' ? ['mba-hospital-management', 'mba-innovation-entrepreneurship'] : []),
  // A holder of a BCA goes on to the MCA, and begins no B.Tech.
  ...(course === 'mca' ? ['btech-computer-science-engineering', 'btech-information-technology', 'btech-cyber-security'] : []),
  ...(course === 'mca' ? ['bvoc-software-development'] : []),
  // Law beside the arts is the same law.
  ...(course === 'ba-llb' ? ['bba-llb', 'bcom-llb', 'bsc-llb'] : []),
  // Graduates study law in three years.
  ...(course === 'llb' ? ['ba-llb', 'bba-llb', 'bcom-llb', 'bsc-llb'] : []),
  // An engineer teaches engineering.
  ...(course.startsWith('mtech-') ? ['ma-history'] : []),
];
