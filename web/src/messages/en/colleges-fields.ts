import { states } from '@disha/contract/taxonomy';
import { asWritten } from '../as-written.ts';
import type { FieldTexts } from '../field-texts.ts';
import { texts as colleges } from './colleges.ts';
import { texts as taxonomy } from './taxonomy.ts';

const { keepers, kinds, managements } = colleges.detail;

export const texts: FieldTexts = {
  fields: {
    name: 'Name',
    state: 'State',
    asOf: 'Last checked',
    sources: 'Sources',
    courses: 'Courses it teaches',
    'courses.courseId': 'Course',
    'courses.intake': 'Seats',
    'courses.basis': 'How we know',
    shortName: 'Short name',
    aliases: 'What students type to find it',
    type: 'Type',
    kind: 'Kind, as the register says',
    address: 'Address',
    city: 'City',
    district: 'District',
    pincode: 'PIN code',
    website: 'Website',
    established: 'Established in',
    affiliation: 'Affiliated to',
    management: 'Run by',
    kinds: 'Kinds',
    usual: 'What colleges like it usually teach',
    typeBasis: 'How the type is known',
    openTo: 'For whom',
    openToBasis: 'How that is known',
    openToSource: 'Source that says for whom',
    keeper: 'Kept by',
    keeperBasis: 'How it is known who keeps it',
    keeperSource: 'Source that says who keeps it',
    keeperCertainty: 'How sure that is',
    formerNames: 'Earlier names',
    districtBasis: 'How the district is known',
    registerDistrict: 'District, as the register writes it',
    nirf: 'NIRF ranks',
    aisheCode: 'AISHE code',
    otherProgrammes: 'Other programmes',
    otherCodes: 'Other AISHE codes',
  },
  values: {
    state: asWritten(states),
    type: taxonomy.collegeTypes,
    kind: kinds,
    kinds: colleges.kinds,
    management: managements,
    keeper: keepers,
    keeperBasis: { law: 'An act', list: 'A list', name: 'Its name', known: 'Known, not read' },
    keeperCertainty: { A: 'Read', B: 'Known', C: 'To confirm' },
    usual: {
      mahavidyalaya: 'As a Mahavidyalaya: its name says no more',
      college: 'As a college whose name says no more',
      diploma: 'Its name says that it gives diplomas',
      none: 'Nothing usual can be said of it',
    },
    typeBasis: { register: 'A register or list', name: 'Its name', law: 'The law it was made by', known: 'Known, not read' },
    openTo: { women: 'Women', men: 'Men' },
    openToBasis: { name: 'Its name', source: 'A source', said: 'Said, not confirmed: it neither filters nor counts' },
    districtBasis: { register: 'From the register; the borders of the district have changed since' },
    'courses.basis': { register: 'A register lists it', name: 'Its name says so', hand: 'Known, though no list was read' },
  },
  hints: {
    'courses.courseId': 'As it stands at the end of the address of its page: bsc-nursing.',
    nirf: 'Each as: Engineering 2025: 3',
  },
};
