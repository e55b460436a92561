/** What students type when they need money, and the scholarships of which one must be among the first three. */
export const typedScholarships: readonly (readonly [words: string, ...scholarships: string[]])[] = [
  // By name
  ['nmms', 'nmmss'],
  ['pragati scholarship', 'aicte-pragati-degree', 'aicte-pragati-diploma'],
  ['saksham', 'aicte-saksham-degree', 'aicte-saksham-diploma'],
  ['inspire scholarship', 'inspire-she'],
  ['ishan uday', 'ishan-uday'],
  ['yasasvi', 'pm-yasasvi-pms', 'pm-yasasvi-top-school', 'pm-yasasvi-top-college'],
  ['kanyashree', 'wb-kanyashree-k2'],
  ['svmcm', 'wb-svmcm'],
  ['mysy', 'gujarat-mysy'],
  ['e kalyan', 'jharkhand-ekalyan'],
  ['gaon ki beti', 'mp-gaon-ki-beti'],
  ['up scholarship', 'up-pms'],
  // By what one is
  ['sc scholarship', 'pms-sc', 'top-class-sc'],
  ['obc scholarship', 'pm-yasasvi-pms'],
  ['post matric st', 'pms-st'],
  ['disability scholarship', 'pwd-post-matric', 'pwd-top-class'],
  ['single girl child', 'cbse-single-girl-child'],
  ['tuition fee waiver', 'aicte-tfw'],
  ['free coaching', 'free-coaching-sc-obc', 'rajasthan-anuprati'],
  ['army children scholarship', 'pmss-ksb'],
  // In Hinglish
  ['12th ke baad scholarship', 'pm-usp-csss'],
  ['ladkiyon ke liye scholarship', 'aicte-pragati-degree'],
  ['fauji ke bachche', 'pmss-ksb'],
  ['mazdoor ke bachche', 'beedi-workers-children'],
  ['iklauti beti', 'cbse-single-girl-child'],
  ['free scooty', 'rajasthan-kalibai-scooty'],
  // In Hindi
  ['कन्या उत्थान', 'bihar-kanya-utthan-inter', 'bihar-kanya-utthan-degree'],
  ['दिव्यांग छात्रवृत्ति', 'pwd-post-matric', 'pwd-top-class', 'aicte-saksham-degree', 'aicte-saksham-diploma'],
  ['मेधावी विद्यार्थी योजना', 'mp-mmvy'],
  ['गाँव की बेटी', 'mp-gaon-ki-beti'],
  ['मुफ़्त कोचिंग', 'free-coaching-sc-obc', 'rajasthan-anuprati'],
];
