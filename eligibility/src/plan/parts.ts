/** Of which part of a state's admission a course is: what it ends in says so, and where that is not enough its name. */
import type { AdmissionPart } from '@disha/contract/admission-groups';
import type { DegreeFamily } from '@disha/contract/passport';
import { isEarly, needsDegree } from '../rung.ts';
import type { Item } from '../types.ts';

const byFamily: Readonly<Partial<Record<DegreeFamily, AdmissionPart>>> = {
  ...{ btech: 'engineering', mbbs: 'medicine', bds: 'medicine', bams: 'medicine', bhms: 'medicine', bums: 'medicine', bvsc: 'veterinary' },
  ...{ bsc_nursing: 'nursing', bpharm: 'pharmacy', bsc_agri: 'agriculture', bsc_forestry: 'agriculture', ba_llb: 'law', llb: 'llb' },
  ...{ ba: 'degree', bsc: 'degree', bcom: 'degree', bsw: 'degree', bjmc: 'degree', bca: 'bca_bba', bba: 'bca_bba' },
};

/** What its degree does not tell, or tells wrongly: another body gives out these seats. */
const byId: Readonly<Record<string, AdmissionPart | null>> = {
  ...{
    'gnm-nursing': 'gnm',
    'anm-nursing': 'gnm',
    dpharm: 'dpharm',
    pharmd: 'pharmacy',
    bed: 'bed',
    bped: 'bped',
    mca: 'mca',
    'deled-elementary-education': 'deled',
  },
  ...{ 'bfsc-fisheries-science': 'agriculture', bpt: 'paramedical', bot: 'paramedical', baslp: 'paramedical', bsms: 'medicine' },
  ...{ 'bsc-cardiac-care-technology': 'paramedical', 'bsc-dialysis-technology': 'paramedical', 'bsc-emergency-trauma-care': 'paramedical' },
  ...{ 'bsc-medical-laboratory-technology': 'paramedical', 'bsc-operation-theatre-technology': 'paramedical' },
  ...{ 'bsc-optometry': 'paramedical', 'bsc-perfusion-technology': 'paramedical', 'bsc-radiology-imaging-technology': 'paramedical' },
  ...{ 'bsc-respiratory-therapy': 'paramedical', 'bvoc-fashion-technology': 'degree', 'bvoc-media-entertainment': 'degree' },
  ...{ 'bvoc-renewable-energy': 'degree', 'bvoc-retail-management': 'degree', 'bvoc-software-development': 'degree' },
  ...{ 'bvoc-banking-financial-services': 'degree', 'bvoc-entrepreneurship-skills': 'degree' },
  // Bodies, services and institutes with an admission of their own.
  ...{ 'afmc-mbbs': null, 'military-nursing-service-bsc': null, 'army-technical-entry-btech': null, 'nda-officer-cadet-degree': null },
  ...{ 'bs-data-science-iit-madras': null, bstat: null, 'bsds-isi': null, 'bsc-nautical-science': null, 'post-basic-bsc-nursing': null },
  ...{ 'integrated-btech-after-class-10': null, 'bsc-clinical-psychology': null, 'bsc-game-development': null },
  ...{
    'btech-marine-engineering': null,
    // By ICAR and by the universities of animals and fields themselves.
    'btech-dairy-technology': null,
    'bsc-animation-multimedia': null,
    'btech-poultry-technology': null,
    'diploma-tool-die-making': null,
  },
  ...{ 'diploma-nautical-science': null, 'itep-integrated-bed': null, 'bed-special-education': null },
};

const parts = new WeakMap<Item, AdmissionPart | 'none'>();
/** Asked for with every gate and every college: worked out once a course. */
export function admissionPartOf(course: Item): AdmissionPart | undefined {
  const known = parts.get(course) ?? readPart(course) ?? 'none';
  parts.set(course, known);
  return known === 'none' ? undefined : known;
}

function readPart(course: Item): AdmissionPart | undefined {
  const named = byId[course.id];
  if (named !== undefined) return named ?? undefined;
  const { gives } = course;
  if (/^mba\b/.test(course.id)) return 'mba';
  if (gives === 'iti') return 'iti';
  if (gives === 'diploma') return isEarly(course) ? 'polytechnic' : undefined;
  if (gives === undefined || gives.level !== 'bachelor') return undefined;
  const part = byFamily[gives.family];
  // A bachelor's after a degree (B.Ed, LLB) is told by its own part alone.
  return needsDegree(course) && part !== 'llb' ? undefined : part;
}
