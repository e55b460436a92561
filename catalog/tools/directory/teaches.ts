/** What an institution teaches: by a source that lists programmes, or by its own name. */
import { courseOf, programmeKey } from '../programmes.ts';
import { anyOf } from '../words.ts';
import type { Row } from '../csv.ts';
import type { NameSays } from './kinds.ts';
import type { Programme } from './sources.ts';

const levels: Record<string, string> = {
  UG: 'UNDER GRADUATE',
  PG: 'POST GRADUATE',
  Diploma: 'DIPLOMA',
  'PG diploma': 'POST GRADUATE DIPLOMA',
  Integrated: 'INTEGRATED',
};

/** Degrees of arts and science as the state portals write them. First match wins. */
const byTitle: [RegExp, string][] = [
  [/^MBBS$/, 'mbbs'],
  [/^BDS$/, 'bds'],
  // Several subjects, whichever they are: no course of one of them, and no BCA.
  [/^B\.?A\.?( PROGRAM|.*\+)/, 'ba-programme-general'],
  [/^B\.?SC\.? (\(PROG|APPLIED PHYSICAL SCI)/, 'bsc-general'],
  [/^B\.? ?C\.? ?A\b/, 'bca'],
  [/B\.? ?B\.? ?A\b/, 'bba'],
  [/BACHELOR OF MANAGEMENT STUDIES/, 'bms'],
  [/^B\.?\s?COM.*COMPUTER/, 'bcom-computer-applications'],
  [/^B\.?\s?COM.*HON/, 'bcom-honours'],
  [/^B\.?\s?COM/, 'bcom'],
  [/^B\.?S\.?W\b|SOCIAL WORK/, 'bsw'],
  [/^B\.?A\.?.*(?<!BUSINESS )\bECONOMICS\b/, 'ba-economics'],
  [/^B\.?A\.?.*\bENGLISH\b/, 'ba-english'],
  [/^B\.?A\.?.*\bHISTOR(Y|ICAL STUDIES)\b/, 'ba-history'],
  [/^B\.?A\.?.*\bGEOGRAPHY\b/, 'ba-geography'],
  [/^B\.?A\.?.*\bPHILOSOPHY\b/, 'ba-philosophy'],
  [/^B\.?A\.?.*\bPOLITICAL SCIENCE\b/, 'ba-political-science'],
  [/^B\.?A\.?.*\bPSYCHOLOGY\b/, 'ba-psychology'],
  [/^B\.?A\.?.*\bPUBLIC ADMINISTRATION\b/, 'ba-public-administration'],
  [/^B\.?A\.?.*\bSOCIOLOGY\b/, 'ba-sociology'],
  [/^B\.?A\.?.*\b(JOURNALISM|MASS COMM|PATRAKARITA)/, 'ba-journalism-mass-communication'],
  [/^B\.?A\.?.*\bHINDI\b/, 'ba-hindi'],
  [/^B\.?A\.?.*\bSANSKRIT\b/, 'ba-sanskrit'],
  [/^B\.?A\.?.*\bURDU\b/, 'ba-urdu'],
  [/^B\.?A\.?.*\b(FRENCH|GERMAN|SPANISH|ITALIAN)\b/, 'ba-foreign-languages'],
  [/^B\.?(A|LIT)\.?.*\b(TAMIL|TELUGU|MALAYALAM|KANNADA|BENGALI|PUNJABI)\b/, 'ba-indian-language'],
  [/^B\.?\s?SC\.?.*\bPHYSICS\b/, 'bsc-physics'],
  [/^B\.?\s?SC\.?.*(?<!BIO-?)\bCHEMISTRY\b/, 'bsc-chemistry'],
  [/^B\.?\s?SC\.?.*\bMATH(S|EMATICS)\b/, 'bsc-mathematics'],
  [/^B\.?\s?SC\.?.*\bSTATISTICS\b/, 'bsc-statistics'],
  [/^B\.?\s?SC\.?.*\bCOMPUTER SCIENCE\b/, 'bsc-computer-science'],
  [/^B\.?\s?SC\.?.*\bZOOLOGY\b/, 'bsc-zoology'],
  [/^B\.?\s?SC\.?.*\b(BOTANY|PLANT BIOLOGY)\b/, 'bsc-botany'],
  [/^B\.?\s?SC\.?.*\bBIO[- ]?TECH/, 'bsc-biotechnology'],
  [/^B\.?\s?SC\.?.*\bMICRO[- ]?BIOLOGY/, 'bsc-microbiology'],
  [/^B\.?\s?SC\.?.*\bPSYCHOLOGY/, 'bsc-psychology'],
  [/^B\.?\s?SC\.?.*\bBIO-?CHEMISTRY/, 'bsc-biochemistry'],
  [/^B\.?\s?SC\.?.*\bELECTRONICS/, 'bsc-electronics'],
  [/^B\.?\s?SC\.?.*\bGEOGRAPHY/, 'bsc-geography'],
  [/^B\.?\s?SC\.?.*\bGEOLOGY/, 'bsc-geology'],
  [/^B\.?\s?SC\.?.*\bANTHROPOLOGY/, 'bsc-anthropology'],
  [/^B\.?\s?SC\.?.*\bHOME SCIENCE/, 'bsc-home-science'],
  [/^B\.?\s?SC\.?.*\bINFORMATION TECH/, 'bsc-information-technology'],
  [/^B\.?\s?SC\.?.*\bVISUAL COMM/, 'bsc-visual-communication'],
  [/^B\.?\s?SC\.?.*\bNUTRITION/, 'bsc-nutrition-dietetics'],
  [/^B\.?\s?SC\.?.*\bDATA SCIENCE/, 'bsc-data-science'],
  [/^B\.?\s?SC\.?.*\bFOOD TECH/, 'bsc-food-technology'],
  [/^B\.?\s?SC\.?.*\bENVIRONMENTAL SCI/, 'bsc-environmental-science'],
];

const trades: [RegExp, string][] = [
  [/^ELECTRICIAN/, 'iti-electrician'],
  [/^FITTER/, 'iti-fitter'],
  [/^WELDER/, 'iti-welder'],
  [/^WIREMAN/, 'iti-wireman'],
  [/^TURNER/, 'iti-turner'],
  [/^MACHINIST/, 'iti-machinist'],
  [/^PLUMBER/, 'iti-plumber'],
  [/^SURVEYOR/, 'iti-surveyor'],
  [/^(CARPENTER|WOOD WORK)/, 'iti-carpenter'],
  [/^MECHANIC DIESEL/, 'iti-mechanic-diesel'],
  [/^MECHANIC MOTOR VEHICLE/, 'iti-mechanic-motor-vehicle'],
  [/^MECHANIC ELECTRIC VEHICLE/, 'iti-mechanic-electric-vehicle'],
  [/^ELECTRONICS MECHANIC/, 'iti-electronics-mechanic'],
  [/^REFRIGERATION/, 'iti-refrigeration-air-conditioning'],
  [/^DRAUGHTSMAN CIVIL/, 'iti-draughtsman-civil'],
  [/^DRESS MAKING/, 'iti-dress-making'],
  [/^SEWING TECHNOLOGY/, 'iti-sewing-technology'],
  [/^COSMETOLOGY/, 'iti-cosmetology'],
  [/^STENOGRAPHER/, 'iti-stenographer'],
  [/^HEALTH SANITARY/, 'iti-health-sanitary-inspector'],
  [/^SOLAR TECHNICIAN/, 'iti-solar-technician'],
  [/^HORTICULTURE/, 'iti-horticulture'],
  [/^(DRONE|UNMANNED)/, 'iti-drone-technician'],
  [/^COMPUTER OPERATOR/, 'iti-computer-operator-programming-assistant'],
];

export interface TaughtCourse {
  courseId: string;
  seats: number;
  sources: Set<string>;
}
export interface Teaching {
  courses: Map<string, TaughtCourse>;
  /** As published, where none of our courses is meant. */
  others: Set<string>;
  sources: Set<string>;
}

/** What a second list of the same institution adds; seats that the first has are not counted twice. */
export function alsoTaught(teaching: Teaching, more: Teaching): void {
  for (const [id, taught] of more.courses) if (!teaching.courses.has(id)) teaching.courses.set(id, taught);
  for (const other of more.others) teaching.others.add(other);
  for (const source of more.sources) teaching.sources.add(source);
}

/** `exists`: ids of our courses; a rule that names none of them is as good as no rule. */
export function programmeReader(map: readonly Row<'programme' | 'level' | 'discipline' | 'courseId'>[], exists: ReadonlySet<string>) {
  const listed = new Map(map.map((row) => [[row.programme, row.level, row.discipline].map(programmeKey).join('|'), row.courseId]));
  function courseFor({ programme_as_published: name, level, discipline, source }: Programme): string | undefined {
    const title = programmeKey(name);
    if (level === 'ITI') return trades.find(([pattern]) => pattern.test(title))?.[1];
    if (!source.startsWith('AICTE')) return byTitle.find(([pattern]) => pattern.test(title))?.[1];
    const grade = levels[level] ?? programmeKey(level);
    return listed.get([title, grade, programmeKey(discipline)].join('|')) ?? courseOf(title, grade, programmeKey(discipline));
  }
  return (programmes: readonly Programme[]): Map<string, Teaching> => {
    const byKey = new Map<string, Teaching>();
    for (const row of programmes) {
      const teaching = byKey.get(row.key) ?? { courses: new Map<string, TaughtCourse>(), others: new Set(), sources: new Set() };
      byKey.set(row.key, teaching);
      teaching.sources.add(row.source);
      const courseId = courseFor(row);
      if (courseId === undefined || !exists.has(courseId)) {
        teaching.others.add(row.programme_as_published.replace(/[|:]/g, ' ').trim());
        continue;
      }
      const taught = teaching.courses.get(courseId) ?? { courseId, seats: 0, sources: new Set() };
      taught.seats += Number(row.intake) || 0;
      taught.sources.add(row.source);
      teaching.courses.set(courseId, taught);
    }
    return byKey;
  };
}

const ofStreams: Record<string, string> = { arts: 'ba-programme-general', science: 'bsc-general', commerce: 'bcom' };

/** A kind that means one course, for a college (C) and for a stand-alone institution of diploma level (S). */
const ofKinds: Record<string, { C?: string; S?: string }> = {
  nursing: { C: 'bsc-nursing' },
  medical: { C: 'mbbs' },
  dental: { C: 'bds' },
  ayurveda: { C: 'bams' },
  homoeopathy: { C: 'bhms' },
  unani: { C: 'bums' },
  siddha: { C: 'bsms' },
  physiotherapy: { C: 'bpt' },
  pharmacy: { C: 'bpharm', S: 'dpharm' },
};

/** Not the initials of a person. */
const [gnm, anm] = [/(?<![A-Z]\.)\bG\.?N\.?M\b/, /(?<![A-Z]\.)\bA\.?N\.?M\b/];

const ofBusiness: readonly [kind: string, course: string, degree: RegExp][] = [
  ['computer-applications', 'bca', /(?<![A-Z]\.)\bB\.?C\.?A\b/],
  ['computer-applications', 'mca', /(?<![A-Z]\.)\bM\.?C\.?A\b/],
  ['management', 'bba', /(?<![A-Z]\.)\bB\.?B\.?A\b/],
  ['management', 'mba', /(?<![A-Z]\.)\bM\.?B\.?A\b/],
];

/** Names that say a course, whatever the kind. */
const ofItsName: readonly [register: string, course: string, said: RegExp][] = [
  ['CS', 'diploma-health-sanitary-inspector', /\bSanitary (?:Inspector\b|College$)/i],
  ['CS', 'dped', /\bD\.P\.Ed\b/],
  ['C', 'bped', /\bB\.P\.Ed\b/],
  ['S', 'diploma-early-childhood-education', /\bPre-?Primary (?:Teacher|Training)|\bNursery (?:Teacher|Training)/i],
  ['C', 'post-basic-bsc-nursing', /\bPost Basic B\.Sc\b/i],
  ['CS', 'aircraft-maintenance-engineering', /\bAircraft Maintenance\b/i],
  ['CU', 'bdes-footwear-design', /\bFootwear Design\b/i],
  ['C', 'bpo-prosthetics-orthotics', /\bProsthetics? and Orthotics?\b/i],
  ['C', 'bsc-sericulture', /\bCollege of Sericulture\b/i],
  ['C', 'msc-geoinformatics', /\bInstitute of Geoinformatics\b/i],
  ['S', 'diploma-operation-theatre-technology', /\bOperation Theatre Technolog/i],
  ['S', 'diploma-dialysis-technology', /\bDialysis Technic/i],
  ['C', 'bsc-medical-laboratory-technology', /\bB\.Sc (?:MLT|Medical Lab(?:oratory)? Technology)\b|\b(?:of |\()MLT\b/],
  ['CS', 'diploma-medical-laboratory-technology', /\bDMLT\b/],
  ['C', 'bsc-operation-theatre-technology', /\bB\.Sc OTT\b/],
  ['C', 'bsc-cardiac-care-technology', /\bB\.Sc (?:OTT and )?CCT\b/],
  ['C', 'nis-diploma-sports-coaching', /^Netaji Subhas (?:National )?Institute of Sports\b/i],
];

/** Only what the name itself says, of a college that has no other kind beside it which would make it doubtful. */
export function taughtByName({ kinds, streams }: NameSays, name: string, register: string): string[] {
  // "Science M.Sc College", "College of Science (PG)", a private "PG College of Commerce": after the first degree only.
  const isLater = anyOf(
    /\bM\.?Sc College|\((?:PG|Post ?-?Graduat\w+)\)|(?<!and )\bP\.?G\.? (?:Cent(?:re|er)|Department)|\bPost ?-?Graduation\b/i,
    /^(?!.*Government).*\b(?:PG|Post ?-?[Gg]raduate) College of\b/,
  ).test(name);
  const said = isLater ? [] : streams.map((stream) => ofStreams[stream] ?? '').filter(Boolean);
  const level = register === 'C' || register === 'S' ? register : undefined;
  // A national institute teaches after the first degree more often than not, and a PG college says that it does.
  const later = anyOf(
    /^(?:National|All India|Central) (?:(?:\w+ )?Research )?Institute|Graduate School|^(?!.*College).*(?<!and )Research Institute(?! of)/,
    /(?<![A-Z]\.|and )\b(?:PG|P\.G\.|Post ?-?[Gg]raduate) (?:\w+ )?(?:College|Institute)\b|\bof Post ?-?[Gg]raduate/,
  ).test(name);
  // A pharmacy of another system of medicine is not the one that B.Pharm and D.Pharm mean.
  const elsewhere = /Hom[oe]+(?:-?p[ae]th|\b)|Ayurved|\bAyush,|Unani|Siddha/i.test(name) ? ['pharmacy', 'nursing'] : [];
  if (kinds.includes('sanskrit')) elsewhere.push('ayurveda');
  // "Pharmacy College of Education": which of the two it means, it does not say.
  if (/\bof Education\b/.test(name)) elsewhere.push('ayurveda', 'nursing', 'pharmacy');
  // A polytechnic gives diplomas, and so does who says so.
  const isDiploma = /\bDiploma\b|\bD\.? ?Pharm/.test(name) && !/\bB\.? ?Pharm/.test(name);
  if (level === 'C' && isDiploma && kinds.includes('pharmacy') && !elsewhere.includes('pharmacy')) said.push('dpharm');
  if (level === 'C' && (kinds.includes('polytechnic') || isDiploma)) elsewhere.push('pharmacy');
  // A school or training centre of nurses gives a diploma.
  if (/\bSchool\b|\bTraining (?:Centre|Center|Institute)\b/i.test(name) && !/\bCollege\b/i.test(name)) elsewhere.push('nursing');
  // Post Basic B.Sc: for nurses, not after Class 12.
  if (/\bP(?:ost)?[. ]*B(?:asic)?[. ]*B/i.test(name)) elsewhere.push('nursing');
  // "ANM Nursing College": it says which course it means.
  if ((gnm.test(name) || anm.test(name)) && !/\bB\.? ?Sc\b/i.test(name)) elsewhere.push('nursing');
  if (level && !later && kinds.length <= 2)
    for (const kind of kinds) if (!elsewhere.includes(kind)) said.push(ofKinds[kind]?.[level] ?? '');
  if (kinds.includes('teacher-education') && /\bB\.Ed\./.test(name)) said.push('bed');
  if (kinds.includes('teacher-education') && /\bD\.(El\.)?Ed\b/.test(name)) said.push('deled-elementary-education');
  if (kinds.includes('nursing') && gnm.test(name)) said.push('gnm-nursing');
  if (kinds.includes('nursing') && anm.test(name)) said.push('anm-nursing');
  for (const [letters, course, words] of ofItsName) if (letters.includes(register) && words.test(name)) said.push(course);
  for (const [kind, course, degree] of ofBusiness) if (kinds.includes(kind) && degree.test(name)) said.push(course);
  return [...new Set(said.filter(Boolean))];
}
