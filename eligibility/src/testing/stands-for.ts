/** Read from the pages, not from the engine. */

/** Where a page names any degree, or one of any subject, as an example: what of it a way may stand for. */
export const standsFor = (course: string): readonly string[] => [
  ...(['bsc-general', 'bcom'].includes(course) ? ['ba-programme-general', 'bed'] : []),
  // Before a test that takes every graduate one degree of no subject is as good as another.
  ...(['bsc-general', 'ba-programme-general', 'bcom'].includes(course) ? ['bsc-general', 'ba-programme-general', 'bcom'] : []),
  // Where a science by itself is taught in other states alone, the B.Sc of several at home.
  ...(course === 'bsc-general' ? ['bsc-physics', 'bsc-chemistry', 'bsc-mathematics', 'bsc-botany', 'bsc-zoology'] : []),
  ...(/^(ba|bsc)-/.test(course) ? [`bsc-${course.replace(/^(ba|bsc)-/, '')}`, `ba-${course.replace(/^(ba|bsc)-/, '')}`] : []),
  // A subject of their own for the page's: a bachelor's for a bachelor's, a master's for a master's.
  ...(/^(ba|bsc|bcom)/.test(course) ? ['ba-english', 'bsc-mathematics'] : []),
  ...(/^(ma|msc|mcom)/.test(course) ? ['msc-chemistry', 'msc-mathematics', 'ma-history', 'ma-english', 'msc-physics'] : []),
  ...(course === 'mba' ? ['mba-human-resources', 'mba-finance', 'mba-marketing', 'mba-agribusiness', 'mba-business-analytics'] : []),
  ...(course === 'mba' ? ['mba-hospital-management', 'mba-innovation-entrepreneurship'] : []),
  // Graduates study law in three years.
  ...(course === 'llb' ? ['ba-llb', 'bba-llb', 'bcom-llb', 'bsc-llb'] : []),
  // An engineer teaches engineering.
  ...(course.startsWith('mtech-') ? ['ma-history'] : []),
];
