import type { CareerFile } from '@disha/contract/careers.files';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { CourseFile } from '@disha/contract/courses.files';
import type { ExamDateFile, ExamFile } from '@disha/contract/exams.files';
import type { GuideFile } from '@disha/contract/guides.files';
import type { ScholarshipFile } from '@disha/contract/scholarships.files';
import { catalogKinds, type CatalogContent } from '../catalog/documents.ts';

export const sampleDate = (more: Partial<ExamDateFile> = {}): ExamDateFile => ({
  event: 'exam',
  session: '1',
  from: '2027-01',
  to: '2027-01',
  status: 'usual',
  year: 2027,
  source: 'Test register 2026',
  certainty: 'C',
  ...more,
});

const checked = { sources: ['Test register 2026'], asOf: '2026-11' };

export function sampleExam(more: Partial<ExamFile> = {}): ExamFile {
  return {
    id: 'jee-main',
    name: 'Joint Entrance Examination (Main)',
    shortName: 'JEE Main',
    description: 'Opens engineering colleges.',
    conductingBody: 'National Testing Agency',
    level: 'national',
    entry: 'after 12',
    streams: ['science_pcm'],
    fields: ['engineering_technology'],
    examMonth: 'January',
    examMonths: ['January', 'April'],
    dates: { '2027-1-exam': sampleDate(), '2027-2-exam': sampleDate({ session: '2', from: '2027-04', to: '2027-04' }) },
    eligibility: 'Class 12 with Physics and Mathematics.',
    syllabus: ['Physics', 'Chemistry', 'Mathematics'],
    officialLink: 'https://jeemain.nta.nic.in',
    verification: 'A',
    ...checked,
    ...more,
  };
}

export function sampleCourse(more: Partial<CourseFile> = {}): CourseFile {
  const career = (jobTitle: string) => ({
    jobTitle,
    description: 'Works on real things.',
    growthProspects: 'good' as const,
    sector: 'both' as const,
  });
  return {
    id: 'btech-civil-engineering',
    name: 'B.Tech in Civil Engineering',
    shortName: 'B.Tech Civil',
    description: 'How to build what people live in.',
    stream: 'science_pcm',
    field: 'engineering_technology',
    otherFields: [],
    level: 'undergraduate',
    duration: '4 years',
    eligibility: { minimumClass: '12', minimumPercentage: 45, requiredSubjects: ['Physics', 'Mathematics'], entranceExams: ['jee-main'] },
    careerOptions: [career('Site engineer'), career('Structural designer'), career('Surveyor'), career('Planner')],
    skills: { technical: ['Drawing', 'Mechanics', 'Surveying'], soft: ['Teamwork', 'Patience'] },
    topColleges: ['iit-bombay'],
    higherStudyOptions: [{ courseName: 'M.Tech', duration: '2 years', description: 'Go deeper.' }],
    ...checked,
    ...more,
  };
}

export function sampleCollege(more: Partial<CollegeDocument> = {}): CollegeDocument {
  return {
    id: 'iit-bombay',
    name: 'Indian Institute of Technology Bombay',
    shortName: 'IIT Bombay',
    aliases: ['IITB'],
    type: 'government',
    kind: 'university',
    address: 'Powai',
    city: 'Mumbai',
    district: 'Mumbai Suburban',
    state: 'Maharashtra',
    pincode: '400076',
    website: 'https://www.iitb.ac.in',
    established: '1958',
    affiliation: '',
    nirf: ['Engineering 2025: 3'],
    aisheCode: 'U-0306',
    courses: [{ courseId: 'btech-civil-engineering', intake: 120 }],
    ...checked,
    ...more,
  };
}

export function sampleCareer(more: Partial<CareerFile> = {}): CareerFile {
  return {
    id: 'civil-engineer',
    name: 'Civil Engineer',
    otherNames: ['site engineer', 'civil engineer kaise bane'],
    summary: 'A civil engineer plans what people live in and drive on, and sees that it stands.',
    day: ['You walk over the site.', 'You check the drawings.', 'You write down what was built.'],
    interests: 'RIC',
    profile: [6, 5, 2, 1.5, 3, 4],
    interestsFrom: 'same work',
    fields: ['engineering_technology'],
    courses: ['btech-civil-engineering'],
    subjects: ['Physics', 'Mathematics'],
    routes: [
      {
        title: 'B.Tech',
        years: 4,
        steps: [
          { kind: 'class', text: 'Class 12 with Physics and Mathematics' },
          { kind: 'exam', id: 'jee-main', text: 'JEE Main' },
          { kind: 'course', id: 'btech-civil-engineering', text: 'B.Tech in Civil Engineering, 4 years' },
          { kind: 'job', text: 'Site engineer' },
        ],
      },
    ],
    licence: null,
    limits: [],
    sectors: ['government', 'private'],
    pay: null,
    related: [],
    tryThis: ['Build a bridge of paper that carries a book.'],
    certainty: 'A',
    ...checked,
    ...more,
  };
}

export function sampleScholarship(more: Partial<ScholarshipFile> = {}): ScholarshipFile {
  return {
    id: 'merit-money',
    name: 'Merit Money',
    otherNames: ['padhai ka paisa'],
    provider: 'Ministry of Education',
    scope: 'central',
    states: [],
    stages: ['after_12'],
    who: 'For the best of each board.',
    incomeCeiling: 450_000,
    incomeNote: null,
    minimumMarks: '80% in Class 12',
    benefit: 'Twelve thousand rupees a year',
    apply: 'On the national portal.',
    window: { text: 'June to October', year: '2025-26' },
    officialLink: 'https://scholarships.gov.in',
    forGirls: false,
    categories: [],
    certainty: 'A',
    note: null,
    ...checked,
    ...more,
  };
}

export function sampleGuide(more: Partial<GuideFile> = {}): GuideFile {
  return {
    id: 'lost-paper',
    name: 'What if a paper is lost?',
    otherNames: ['kagaz kho gaya'],
    topic: 'papers',
    summary: 'The school has a copy.',
    sections: [{ title: 'Where to go', text: 'Ask at the school. It has a copy.', items: ['Bring a photo'] }],
    related: [],
    certainty: 'A',
    ...checked,
    ...more,
  };
}

/** All catalogs there are, those not given without an item. */
export const catalogsWith = (some: Partial<CatalogContent>): CatalogContent =>
  ({ ...Object.fromEntries(catalogKinds.map((kind) => [kind, []])), ...some }) as CatalogContent;
