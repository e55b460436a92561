/**
 * Students as they come to a counsellor, and what one would tell them: from the rules of the bodies (NTA, NMC, INC, BCI, AICTE, CoA,
 * UPSC, NCTE, DGT, ...) and not from what the code answers. Admission in 2027.
 */
import type { Passport, SubjectId } from '@disha/contract/passport';

export type Told = 'open' | 'open_if' | 'closed' | 'depends';

export interface Student {
  who: string;
  /** The rule a counsellor has in mind. */
  because: string;
  passport: Passport;
  /** By type and id: "courses/mbbs". */
  told: Readonly<Record<string, Told>>;
}

export const pcm: readonly SubjectId[] = ['physics', 'chemistry', 'mathematics', 'english'];
export const pcb: readonly SubjectId[] = ['physics', 'chemistry', 'biology', 'english'];
export const pcmb: readonly SubjectId[] = ['physics', 'chemistry', 'mathematics', 'biology', 'english'];
export const pcmCs: readonly SubjectId[] = [...pcm, 'computer_science'];
export const commerce: readonly SubjectId[] = ['accountancy', 'business_studies', 'economics', 'english'];
export const commerceMaths: readonly SubjectId[] = [...commerce, 'mathematics'];
export const arts: readonly SubjectId[] = ['history', 'political_science', 'sociology', 'english'];
export const artsMaths: readonly SubjectId[] = ['economics', 'geography', 'mathematics', 'english'];

type Of12 = NonNullable<NonNullable<Passport['marks']>['class12']>;
const got = (percent: number, subjects?: Of12['subjects']) => ({ class12: { percent, expected: false, subjects } });
const expects = (percent: number, subjects?: Of12['subjects']) => ({ class12: { percent, expected: true, subjects } });
const sciences = (mark: number) => ({ physics: mark, chemistry: mark, biology: mark, english: 60 });
const maths = (mark: number) => ({ physics: mark, chemistry: mark, mathematics: mark });

const twelfth = { class: '12', passingYear: 2027 } as const;
const tenth = { class: '10', passingYear: 2027 } as const;
/** Seventeen in November 2026. */
const seventeen = { birthDate: '2009-06-15' } as const;
const general = { category: 'general', disability: false } as const;
const boy = { gender: 'male', married: false } as const;
const girl = { gender: 'female', married: false } as const;

export const students: readonly Student[] = [
  {
    who: 'PCB without Mathematics, wants B.Tech',
    because: 'AICTE asks for Physics and Mathematics; biotechnology takes Biology at some universities',
    passport: { ...twelfth, ...general, subjects: pcb, marks: got(80) },
    told: {
      'courses/btech-computer-science-engineering': 'closed',
      'courses/btech-mechanical-engineering': 'closed',
      'courses/btech-biotechnology': 'open_if',
      'exams/jee-main': 'closed',
      'exams/jee-advanced': 'closed',
    },
  },
  {
    who: 'PCM with 80 %, wants B.Tech',
    because: 'AICTE: 45 % with Physics and Mathematics; 75 % for a seat at an NIT',
    passport: { ...twelfth, ...general, subjects: pcm, marks: got(80) },
    told: {
      'courses/btech-computer-science-engineering': 'open',
      'courses/btech-civil-engineering': 'open',
      'exams/jee-main': 'open',
    },
  },
  {
    who: 'PCM, wants MBBS',
    because: 'NMC: Physics, Chemistry and Biology or Biotechnology',
    passport: { ...twelfth, ...general, ...seventeen, subjects: pcm, marks: got(90, maths(90)) },
    told: { 'courses/mbbs': 'closed', 'courses/bds': 'closed', 'exams/neet-ug': 'closed', 'courses/bams': 'closed' },
  },
  {
    who: 'PCB of 17, 70 % in the sciences',
    because: 'NMC: 50 % in the three together, 17 by 31 December',
    passport: { ...twelfth, ...general, ...seventeen, subjects: pcb, marks: got(72, sciences(70)) },
    told: { 'courses/mbbs': 'open', 'courses/bds': 'open', 'exams/neet-ug': 'open', 'courses/bsc-nursing': 'open', 'courses/bpt': 'open' },
  },
  {
    who: 'PCB, general, got 47 % in the sciences',
    because: '50 % for the unreserved, 45 % at nursing',
    passport: { ...twelfth, ...general, ...seventeen, subjects: pcb, marks: got(55, sciences(47)) },
    told: { 'courses/mbbs': 'closed', 'exams/neet-ug': 'closed', 'courses/bsc-nursing': 'open' },
  },
  {
    who: 'PCB, general, expects 47 % in the sciences',
    because: 'what is only expected can still become 50 %',
    passport: { ...twelfth, ...general, ...seventeen, subjects: pcb, marks: expects(55, sciences(47)) },
    told: { 'courses/mbbs': 'open_if', 'exams/neet-ug': 'open_if', 'courses/bsc-nursing': 'open' },
  },
  {
    who: 'PCB, OBC, 45 % in the sciences, nursing',
    because: 'INC: 45 %, 40 % for SC and ST only; NMC: 40 % for OBC',
    passport: { ...twelfth, ...seventeen, category: 'obc_ncl', disability: false, subjects: pcb, marks: got(50, sciences(45)) },
    told: { 'courses/bsc-nursing': 'open', 'courses/mbbs': 'open', 'exams/neet-ug': 'open' },
  },
  {
    who: 'PCB, OBC, 42 % in the sciences',
    because: 'INC has no relaxation for OBC, NMC has',
    passport: { ...twelfth, ...seventeen, category: 'obc_ncl', disability: false, subjects: pcb, marks: got(50, sciences(42)) },
    told: { 'courses/bsc-nursing': 'closed', 'courses/mbbs': 'open', 'courses/gnm-nursing': 'open' },
  },
  {
    who: 'PCB, SC, 41 % in the sciences',
    because: 'INC and NMC: 40 % for SC',
    passport: { ...twelfth, ...seventeen, category: 'sc', disability: false, subjects: pcb, marks: got(45, sciences(41)) },
    told: { 'courses/bsc-nursing': 'open', 'courses/mbbs': 'open', 'courses/bams': 'open' },
  },
  {
    who: 'PCB, general with a disability, 46 % in the sciences',
    because: 'NMC: 45 % for the unreserved with a disability',
    passport: { ...twelfth, ...seventeen, category: 'general', disability: true, subjects: pcb, marks: got(50, sciences(46)) },
    told: { 'courses/mbbs': 'open', 'courses/bds': 'open', 'courses/bams': 'closed' },
  },
  {
    who: 'PCB, 47 % in the sciences, category not told',
    because: '40 or 50 %: it hangs on the category',
    passport: { ...twelfth, ...seventeen, disability: false, subjects: pcb, marks: got(55, sciences(47)) },
    told: { 'courses/mbbs': 'depends' },
  },
  {
    who: 'PCB, 35 % in the sciences, category not told',
    because: 'below the bar of every category',
    passport: { ...twelfth, ...seventeen, disability: false, subjects: pcb, marks: got(45, sciences(35)) },
    told: { 'courses/mbbs': 'closed' },
  },
  {
    who: 'PCB, only an overall 60 %',
    because: 'the bar is on three subjects, an overall per cent neither meets nor misses it',
    passport: { ...twelfth, ...general, ...seventeen, subjects: pcb, marks: got(60) },
    told: { 'courses/mbbs': 'depends', 'courses/bsc-nursing': 'depends' },
  },
  {
    who: 'PCB of 15, early in school',
    because: '17 by 31 December of the year of admission: a year or two to wait',
    passport: { ...twelfth, ...general, birthDate: '2011-03-01', subjects: pcb, marks: got(80, sciences(80)) },
    told: { 'exams/neet-ug': 'open_if', 'courses/mbbs': 'open_if', 'courses/bsc-nursing': 'open_if' },
  },
  {
    who: 'PCB, born on the last day that counts for 2027',
    because: '17 on 31 December 2027 is old enough',
    passport: { ...twelfth, ...general, birthDate: '2010-12-31', subjects: pcb, marks: got(80, sciences(80)) },
    told: { 'exams/neet-ug': 'open' },
  },
  {
    who: 'PCB of 30, back to study',
    because: 'NEET UG has no upper age; ANM and GNM stop at 35',
    passport: { class: '12', passingYear: 2014, ...general, birthDate: '1996-05-01', subjects: pcb, marks: got(70, sciences(70)) },
    told: { 'exams/neet-ug': 'open', 'courses/mbbs': 'open', 'courses/gnm-nursing': 'open' },
  },
  {
    who: 'Biotechnology in place of Biology',
    because: 'NMC counts Biotechnology',
    passport: {
      ...twelfth,
      ...general,
      ...seventeen,
      subjects: ['physics', 'chemistry', 'biotechnology', 'english'],
      marks: got(75, { physics: 70, chemistry: 72, biotechnology: 80 }),
    },
    told: { 'courses/mbbs': 'open', 'exams/neet-ug': 'open' },
  },
  {
    who: 'Commerce without Mathematics, economics and computers',
    because: 'B.Sc Economics asks for Mathematics nearly everywhere, BA Economics and BCA at a good part',
    passport: { ...twelfth, ...general, subjects: commerce, marks: got(75) },
    told: {
      'courses/bcom-honours': 'open',
      'courses/bcom': 'open',
      'courses/ba-economics': 'open_if',
      'courses/bsc-economics': 'closed',
      'courses/bca': 'open_if',
      'courses/bba': 'open',
      'courses/chartered-accountancy': 'open',
      'exams/ca-foundation': 'open',
    },
  },
  {
    who: 'Commerce with Mathematics',
    because: 'Mathematics opens statistics, economics and data; science subjects stay needed for engineering',
    passport: { ...twelfth, ...general, subjects: commerceMaths, marks: got(80) },
    told: {
      'courses/bsc-economics': 'open',
      'courses/ba-economics': 'open',
      'courses/bca': 'open',
      'courses/bsc-statistics': 'open',
      'courses/bstat': 'open',
      'exams/isi-admission': 'open',
      'courses/btech-computer-science-engineering': 'closed',
    },
  },
  {
    who: 'Commerce with Applied Mathematics',
    because: 'Delhi takes it for commerce and management; for engineering it is no Mathematics',
    passport: { ...twelfth, ...general, subjects: [...commerce, 'applied_mathematics'], marks: got(80) },
    told: { 'courses/bms': 'open', 'courses/bcom-honours': 'open', 'courses/btech-civil-engineering': 'closed' },
  },
  {
    who: 'Arts, law in mind, 44 % got, general',
    because: 'Bar Council: 45 %, 42 % OBC, 40 % SC and ST',
    passport: { ...twelfth, ...general, subjects: arts, marks: got(44) },
    told: { 'courses/ba-llb': 'closed', 'exams/clat-ug': 'closed', 'courses/ba-history': 'open', 'exams/cuet-ug': 'open' },
  },
  {
    who: 'Arts, law in mind, 43 % got, OBC',
    because: 'Bar Council: 42 % for OBC; CLAT has 45 % for them',
    passport: { ...twelfth, category: 'obc_ncl', disability: false, subjects: arts, marks: got(43) },
    told: { 'courses/ba-llb': 'open', 'exams/ailet': 'open', 'exams/clat-ug': 'closed' },
  },
  {
    who: 'Arts, law in mind, 40 % got, SC',
    because: 'Bar Council and CLAT: 40 % for SC',
    passport: { ...twelfth, category: 'sc', disability: false, subjects: arts, marks: got(40) },
    told: { 'courses/ba-llb': 'open', 'exams/clat-ug': 'open', 'exams/ailet': 'open' },
  },
  {
    who: 'Arts, law in mind, expects 44 %',
    because: 'one per cent more may still come',
    passport: { ...twelfth, ...general, subjects: arts, marks: expects(44) },
    told: { 'courses/ba-llb': 'open_if', 'exams/clat-ug': 'open_if' },
  },
  {
    who: 'Boy of 17 with PCM, NDA',
    because: 'UPSC: 16 and a half to 19 and a half, unmarried',
    passport: { ...twelfth, ...general, ...seventeen, ...boy, subjects: pcm, marks: got(75, maths(75)) },
    told: {
      'exams/nda': 'open',
      'courses/nda-officer-cadet-degree': 'open',
      'courses/army-technical-entry-btech': 'open',
      'courses/military-nursing-service-bsc': 'closed',
    },
  },
  {
    who: 'Girl of 17 with PCM, NDA',
    because: 'women may apply to NDA since 2021; the technical entry is for men',
    passport: { ...twelfth, ...general, ...seventeen, ...girl, subjects: pcm, marks: got(75, maths(75)) },
    told: {
      'exams/nda': 'open',
      'courses/nda-officer-cadet-degree': 'open',
      'courses/navy-btech-cadet-entry': 'open',
      'courses/army-technical-entry-btech': 'closed',
    },
  },
  {
    who: 'Boy of 20, NDA',
    because: 'too old on the day the course begins',
    passport: { ...twelfth, ...general, ...boy, birthDate: '2006-05-01', subjects: pcm, marks: got(75) },
    told: { 'exams/nda': 'closed', 'courses/nda-officer-cadet-degree': 'closed', 'exams/jee-main': 'open' },
  },
  {
    who: 'Arts boy of 17, NDA',
    because: 'the Army wing takes every stream',
    passport: { ...twelfth, ...general, ...seventeen, ...boy, subjects: arts, marks: got(60) },
    told: { 'exams/nda': 'open', 'courses/nda-officer-cadet-degree': 'open', 'courses/navy-btech-cadet-entry': 'closed' },
  },
  {
    who: 'Married woman of 18, NDA',
    because: 'unmarried only',
    passport: { ...twelfth, ...general, gender: 'female', married: true, birthDate: '2008-12-01', subjects: pcm, marks: got(70) },
    told: { 'exams/nda': 'closed', 'exams/jee-main': 'open_if' },
  },
  {
    who: 'Boy of 14 in Class 10 who dreams of NDA',
    because: 'by the year he leaves Class 12 he is 17',
    passport: { ...tenth, ...general, ...boy, birthDate: '2011-10-01', subjects: pcm },
    told: { 'exams/nda': 'open', 'courses/nda-officer-cadet-degree': 'open' },
  },
  {
    who: 'PCM without a date of birth, NDA',
    because: 'the age is not known',
    passport: { ...twelfth, ...general, ...boy, subjects: pcm, marks: got(75) },
    told: { 'exams/nda': 'depends' },
  },
  {
    who: 'Diploma holder in engineering, second year of B.Tech',
    because: 'AICTE lateral entry; ECET and its like are for diploma holders',
    passport: { class: '10', passingYear: 2023, qualification: 'diploma', ...general },
    told: {
      'courses/btech-mechanical-engineering': 'open',
      'courses/btech-civil-engineering': 'open',
      'exams/tg-ecet': 'open',
      'exams/dcet-karnataka': 'open',
      'courses/mbbs': 'depends',
    },
  },
  {
    who: 'Class 12 PCM who looks at a lateral entry test',
    because: 'a diploma is needed first',
    passport: { ...twelfth, ...general, subjects: pcm, marks: got(70) },
    told: { 'exams/tg-ecet': 'open_if', 'exams/dcet-karnataka': 'open_if' },
  },
  {
    who: 'ITI holder after Class 10',
    because: 'trades and polytechnics take Class 10; a B.Tech needs a diploma or Class 12 with Mathematics',
    passport: {
      class: '10',
      passingYear: 2025,
      qualification: 'iti',
      ...general,
      birthDate: '2008-08-08',
      marks: { class10: { percent: 55 } },
    },
    told: {
      'courses/iti-fitter': 'open',
      'courses/diploma-mechanical-engineering': 'open',
      'courses/btech-mechanical-engineering': 'depends',
    },
  },
  {
    who: 'Class 10 passed with 60 %, wants to work soon',
    because: 'DGT trades from 14 years on, polytechnics after Class 10',
    passport: { ...tenth, ...general, birthDate: '2011-02-01', marks: { class10: { percent: 60, expected: false } } },
    told: {
      'courses/iti-electrician': 'open',
      'courses/iti-welder': 'open',
      'courses/diploma-civil-engineering': 'open',
      'courses/diploma-computer-engineering': 'open',
      'exams/ap-polycet': 'open',
      'courses/certificate-food-production': 'open',
    },
  },
  {
    who: 'Class 10 passed with 33 %',
    because: 'trades ask for a pass, many states for 35 % at polytechnics',
    passport: { ...tenth, ...general, birthDate: '2011-02-01', marks: { class10: { percent: 33, expected: false } } },
    told: { 'courses/iti-electrician': 'open', 'courses/diploma-civil-engineering': 'open_if' },
  },
  {
    who: 'Class 10, plans Commerce without Mathematics',
    because: 'a plan counts as chosen',
    passport: { ...tenth, ...general, subjects: commerce },
    told: { 'courses/btech-computer-science-engineering': 'closed', 'courses/bba': 'open', 'courses/bsc-mathematics': 'closed' },
  },
  {
    who: 'Class 10, nothing decided',
    because: 'what is not known closes nothing',
    passport: { ...tenth },
    told: {
      'courses/mbbs': 'depends',
      'courses/btech-civil-engineering': 'depends',
      'courses/iti-electrician': 'open',
      'courses/ba-history': 'open',
    },
  },
  {
    who: 'Gap of one year, JEE Main',
    because: 'NTA: the year of Class 12 and the two after it',
    passport: { class: '12', passingYear: 2026, ...general, subjects: pcm, marks: got(80) },
    told: { 'exams/jee-main': 'open', 'exams/iiser-iat': 'open', 'exams/uceed': 'depends' },
  },
  {
    who: 'Gap of two years, JEE Main and Advanced',
    because: 'Main still, Advanced only in the year of Class 12 or the next',
    passport: { class: '12', passingYear: 2025, ...general, birthDate: '2007-05-05', subjects: pcm, marks: got(80) },
    told: { 'exams/jee-main': 'open', 'exams/jee-advanced': 'closed' },
  },
  {
    who: 'Gap of three years, JEE Main',
    because: 'Class 12 of 2024 is too long ago for 2027',
    passport: { class: '12', passingYear: 2024, ...general, birthDate: '2006-05-05', subjects: pcm, marks: got(80) },
    told: {
      'exams/jee-main': 'closed',
      'courses/btech-computer-science-engineering': 'open',
      'exams/iiser-iat': 'closed',
      'exams/bitsat': 'closed',
    },
  },
  {
    who: 'PCM, 70 % got, general, NIT in mind',
    because: 'the 75 % rule is for seats at NITs, not for sitting the test, and the top 20 percentile is another way',
    passport: { ...twelfth, ...general, subjects: pcm, marks: got(70) },
    told: { 'exams/jee-main': 'open_if', 'courses/btech-civil-engineering': 'open' },
  },
  {
    who: 'PCM, 68 % got, ST, NIT in mind',
    because: '65 % for SC and ST',
    passport: { ...twelfth, category: 'st', disability: false, subjects: pcm, marks: got(68) },
    told: { 'exams/jee-main': 'open' },
  },
  {
    who: 'PCM, 42 % got, general',
    because: 'AICTE: 45 %, 40 % for reserved categories',
    passport: { ...twelfth, ...general, subjects: pcm, marks: got(42) },
    told: { 'courses/btech-civil-engineering': 'closed', 'courses/bsc-mathematics': 'open' },
  },
  {
    who: 'PCM, 42 % got, SC',
    because: 'AICTE: 40 % for reserved categories',
    passport: { ...twelfth, category: 'sc', disability: false, subjects: pcm, marks: got(42) },
    told: { 'courses/btech-civil-engineering': 'open' },
  },
  {
    who: 'PCM without Biology, wants architecture',
    because: 'Council of Architecture: Physics, Mathematics and a third subject, 45 %',
    passport: { ...twelfth, ...general, subjects: pcm, marks: got(60) },
    told: { 'courses/barch': 'open', 'exams/nata': 'open', 'courses/bplan': 'open' },
  },
  {
    who: 'Arts with Mathematics, wants architecture',
    because: 'Physics is compulsory for B.Arch, only Mathematics for planning',
    passport: { ...twelfth, ...general, subjects: artsMaths, marks: got(60) },
    told: { 'courses/barch': 'closed', 'exams/nata': 'closed', 'courses/bplan': 'open' },
  },
  {
    who: 'Arts, wants design',
    because: 'every stream; NID 20 years, NIFT 24, UCEED by date of birth',
    passport: { ...twelfth, ...general, ...seventeen, subjects: arts, marks: got(60) },
    told: { 'courses/bdes': 'open', 'exams/nid-dat': 'open', 'exams/nift': 'open', 'exams/uceed': 'open' },
  },
  {
    who: 'Arts, 25 years old, wants design',
    because: 'too old for NIFT, NID and UCEED; private schools have no such bar',
    passport: { class: '12', passingYear: 2019, ...general, birthDate: '2001-06-01', subjects: arts, marks: got(60) },
    told: { 'exams/nift': 'closed', 'exams/nid-dat': 'closed', 'exams/uceed': 'closed', 'courses/bdes': 'open' },
  },
  {
    who: 'PCM, pharmacy',
    because: 'PCI: Physics, Chemistry and Mathematics or Biology',
    passport: { ...twelfth, ...general, subjects: pcm, marks: got(60) },
    told: { 'courses/bpharm': 'open', 'courses/dpharm': 'open', 'courses/pharmd': 'open' },
  },
  {
    who: 'Commerce, pharmacy',
    because: 'PCI: Physics and Chemistry',
    passport: { ...twelfth, ...general, subjects: commerceMaths, marks: got(60) },
    told: { 'courses/bpharm': 'closed', 'courses/dpharm': 'closed' },
  },
  {
    who: 'Arts girl, 41 % got, nursing',
    because: 'INC: GNM takes every stream with 40 %, ANM a pass; B.Sc needs PCB',
    passport: { ...twelfth, ...general, ...seventeen, ...girl, subjects: arts, marks: got(41) },
    told: { 'courses/gnm-nursing': 'open', 'courses/anm-nursing': 'open', 'courses/bsc-nursing': 'closed' },
  },
  {
    who: 'Boy with PCB, nursing',
    because: 'AIIMS takes women only; INC does not',
    passport: { ...twelfth, ...general, ...seventeen, ...boy, subjects: pcb, marks: got(65, sciences(65)) },
    told: { 'exams/aiims-bsc-nursing': 'closed', 'courses/bsc-nursing': 'open', 'courses/military-nursing-service-bsc': 'closed' },
  },
  {
    who: 'PCMB: both sides of science',
    because: 'Mathematics and Biology keep both doors',
    passport: { ...twelfth, ...general, ...seventeen, subjects: pcmb, marks: got(80, { ...sciences(80), mathematics: 80 }) },
    told: {
      'courses/mbbs': 'open',
      'courses/btech-computer-science-engineering': 'open',
      'courses/bsc-agriculture': 'open',
      'exams/jee-main': 'open',
    },
  },
  {
    who: 'PCB, wants to become a vet',
    because: 'VCI: 50 % in English, Physics, Chemistry and Biology, 47.5 % for reserved categories',
    passport: {
      ...twelfth,
      ...seventeen,
      category: 'sc',
      disability: false,
      subjects: pcb,
      marks: got(50, { ...sciences(48), english: 48 }),
    },
    told: { 'courses/bvsc-animal-husbandry': 'open' },
  },
  {
    who: 'PCM, merchant navy, 24 years old',
    because: 'about 25 years; 60 % in Physics, Chemistry and Mathematics',
    passport: {
      class: '12',
      passingYear: 2021,
      ...general,
      ...boy,
      birthDate: '2003-09-01',
      subjects: pcm,
      marks: got(65, { ...maths(65), english: 60 }),
    },
    told: { 'courses/btech-marine-engineering': 'open', 'courses/bsc-nautical-science': 'open' },
  },
  {
    who: 'Commerce, IIM after Class 12, 58 % in Class 12',
    because: 'Rohtak asks for 60 % in both classes, Indore for none',
    passport: {
      ...twelfth,
      ...general,
      ...seventeen,
      subjects: commerce,
      marks: { class10: { percent: 82, expected: false }, class12: { percent: 58, expected: false } },
    },
    told: { 'exams/ipmat-rohtak': 'closed', 'exams/ipmat-indore': 'open' },
  },
  {
    who: 'Arts with 48 %, wants to teach small children',
    because: 'NCTE: 50 % for D.El.Ed, 45 % for reserved categories',
    passport: { ...twelfth, ...general, subjects: arts, marks: got(48) },
    told: { 'courses/deled-elementary-education': 'closed', 'courses/itep-integrated-bed': 'closed', 'exams/tg-deecet': 'closed' },
  },
  {
    who: 'Bihari student, test for residents of West Bengal',
    because: 'JENPAS is for residents; engineering seats in West Bengal have a quota',
    passport: {
      ...twelfth,
      ...general,
      ...seventeen,
      ...girl,
      state: 'Bihar',
      class12State: 'Bihar',
      subjects: pcb,
      marks: got(70, sciences(70)),
    },
    told: { 'exams/jenpas-ug': 'closed', 'exams/neet-ug': 'open' },
  },
  {
    who: 'Class 12, looks at master degrees',
    because: 'a degree first',
    passport: { ...twelfth, ...general, subjects: arts, marks: got(60) },
    told: { 'courses/llb': 'open_if', 'courses/mba': 'open_if', 'exams/cat': 'open_if', 'exams/upsc-cse': 'open_if' },
  },
  {
    who: 'Graduate with 60 %',
    because: 'has the degree',
    passport: {
      class: 'graduate',
      passingYear: 2026,
      ...general,
      birthDate: '2004-05-05',
      degree: { field: 'finance_accounting', percent: 60, expected: false },
    },
    told: { 'courses/llb': 'open', 'courses/mba': 'open', 'exams/cat': 'open', 'courses/ba-history': 'open' },
  },
  {
    who: 'Whoever told nothing',
    because: 'nothing known, nothing closed',
    passport: {},
    told: { 'courses/mbbs': 'depends', 'courses/ba-history': 'depends', 'exams/nda': 'depends', 'courses/iti-fitter': 'depends' },
  },
];
