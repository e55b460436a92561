/** What must hold of the catalog files: counts, coverage, links, duplicates. Pure, so that the command and the test say the same. */
import { entryAfter, fields, fieldNames, states, streamNames, streamOf, streams, type Field, type Stream } from '@disha/contract/taxonomy';
import { examFaults } from './check-exams.ts';
import type { Figure } from './figure.ts';
import { examFigures } from './check-exam-figures.ts';
import { pinFitsState } from './pin-states.ts';
import { careerFaults, careerGaps, coursesThatDoNotLead } from './check-careers.ts';
import { courseFaults } from './check-courses.ts';
import type { ServedCatalog } from '../catalog.ts';
import type { CatalogContent, CatalogDocument, CatalogKind } from '../documents.ts';

/** What is checked alike of every catalog walks the descriptors. */
type CheckedCatalog = Pick<ServedCatalog, 'contract' | 'links' | 'check'>;

export interface FieldCoverage {
  name: string;
  courses: number;
  /** Those that can be begun without a degree: LLB and B.Ed give a bachelor's degree, and ask for one. */
  undergraduate: number;
  /** Of any level. */
  afterDegree: number;
  exams: number;
  colleges: number;
}

interface CatalogReport {
  figures: Figure[];
  streams: FieldCoverage[];
  fields: FieldCoverage[];
  /** One line each: what is wrong and where. */
  problems: string[];
}

const wanted = {
  colleges: 5000,
  states: 35,
  courses: 305,
  exams: 115,
  careers: 300,
  undergraduate: 4,
  fieldExams: 2,
  fieldColleges: 10,
};
const share = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)} % (${part} of ${whole})`;

function duplicates(kind: string, items: readonly CatalogDocument[]): string[] {
  const seen = new Set<string>();
  return items.filter(({ id }) => seen.size === seen.add(id).size).map(({ id }) => `${kind}: the id ${id} stands twice`);
}

/** Whatever any item names must be there. */
function unresolvedLinks(files: CatalogContent, catalogs: readonly CheckedCatalog[]): string[] {
  const known = new Map(catalogs.map(({ contract: { name } }) => [name, new Set(files[name as CatalogKind].map(({ id }) => id))]));
  const missing: string[] = [];
  const need = (kind: CatalogKind, id: string, where: string) => {
    if (known.get(kind)?.has(id) !== true) missing.push(`${where}: there is no ${kind}/${id}`);
  };
  for (const { contract, links } of catalogs)
    for (const item of files[contract.name as CatalogKind])
      for (const { to, id, at } of links?.(item) ?? []) need(to, id, `${contract.name}/${item.id} ${at}`);
  return missing;
}

/** An exam that a course names must be one its students can sit, in a field they look in. */
export function examMisfits({ courses, exams }: Pick<CatalogContent, 'courses' | 'exams'>): string[] {
  const byId = new Map(exams.map((exam) => [exam.id, exam]));
  return courses.flatMap(({ id, field, otherFields, eligibility: { minimumClass, entranceExams } }) =>
    entranceExams.flatMap((examId) => {
      const exam = byId.get(examId);
      if (!exam) return [];
      const where = `courses/${id}.json names ${examId}`;
      const sat = [exam.entry, ...(exam.otherEntries ?? [])];
      return [
        ...([field, ...otherFields].some((other) => exam.fields.includes(other)) ? [] : [`${where}, which lists none of its fields`]),
        ...(sat.includes(entryAfter(minimumClass)) ? [] : [`${where}, which is sat ${sat.join(' or ')}`]),
      ];
    }),
  );
}

/** "Shri Shri" is meant so, and Budge Budge is a town. */
const saidTwice = new Set(['shri', 'shree', 'sree', 'radhe', 'hare', 'budge']);

/** Names as a careful editor would not have left them. */
export function untidyName(name: string): string | undefined {
  // Without a vowel it is an abbreviation.
  if (/\b(?=[A-Z]*[AEIOUY])[A-Z]{5,}(\s+(?=[A-Z]*[AEIOUY])[A-Z]{4,})+\b/.test(name)) return 'is in capitals';
  if (/[\s([-]+[A-Z]{0,3}-?\d{3,}\)?$/.test(name)) return 'ends in a code';
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]+/g, ' ')
    .split(/\s+/);
  if (words.some((word, index) => word.length > 3 && word === words[index + 1] && !saidTwice.has(word)))
    return 'says a word twice in a row';
  return /\s{2,}|^\s|\s$|,,|\(\s*\)/.test(name) ? 'has stray spaces or signs' : undefined;
}

const needsDegree = ({ eligibility }: CatalogContent['courses'][number]) => entryAfter(eligibility.minimumClass) === 'after graduation';

function coverage(files: CatalogContent): { streams: FieldCoverage[]; fields: FieldCoverage[] } {
  const { courses, exams, colleges } = files;
  const fieldsOfCourse = new Map(courses.map((course) => [course.id, [course.field, ...course.otherFields]]));
  // A million courses are taught, in few fields a college: each is looked up once for all fields.
  const taught = colleges.map((college) => [...new Set(college.courses.flatMap(({ courseId }) => fieldsOfCourse.get(courseId) ?? []))]);
  const count = (name: string, isIn: (field: Field) => boolean, examIn: (exam: (typeof exams)[number]) => boolean): FieldCoverage => {
    const inside = courses.filter((course) => [course.field, ...course.otherFields].some(isIn));
    return {
      name,
      courses: inside.length,
      undergraduate: inside.filter((course) => course.level === 'undergraduate' && !needsDegree(course)).length,
      afterDegree: inside.filter(needsDegree).length,
      exams: exams.filter(examIn).length,
      colleges: taught.filter((there) => there.some(isIn)).length,
    };
  };
  return {
    streams: streams.map((stream: Stream) =>
      count(
        streamNames[stream],
        (field) => streamOf(field) === stream,
        (exam) => exam.streams.includes(stream),
      ),
    ),
    fields: fields.map((field) =>
      count(
        fieldNames[field],
        (other) => other === field,
        (exam) => exam.fields.includes(field),
      ),
    ),
  };
}

export function checkCatalog(files: CatalogContent, catalogs: readonly CheckedCatalog[]): CatalogReport {
  const { courses, exams, colleges, careers } = files;
  const covered = states.filter((state) => colleges.some((college) => college.state === state));
  const uncovered = states.filter((state) => !covered.includes(state));
  const { streams: byStream, fields: byField } = coverage(files);
  const wellTaught = byField.filter(({ undergraduate }) => undergraduate >= wanted.undergraduate);
  const empty = [...byStream, ...byField].filter(({ courses: c, exams: e, colleges: n }) => c === 0 || e === 0 || n === 0);

  const links = unresolvedLinks(files, catalogs);
  const misfits = examMisfits(files);
  const faults = examFaults(exams);
  const twice = catalogs.flatMap(({ contract: { name } }) => duplicates(name, files[name as CatalogKind]));
  const clashes = colleges
    .filter(({ pincode = '', state }) => !pinFitsState(pincode, state))
    .map(({ id, pincode = '', state }) => `colleges ${id}: PIN ${pincode} is not in ${state}`);
  const untidy = colleges.flatMap(({ id, name }) => {
    const reason = untidyName(name);
    return reason === undefined ? [] : [`colleges ${id}: "${name}" ${reason}`];
  });
  const ofCourses = courseFaults(files);
  const ofCareers = [...careerFaults(files), ...coursesThatDoNotLead(files)];
  const ofOthers = catalogs.flatMap(({ contract: { name }, check }) => {
    const documents: readonly CatalogDocument[] = files[name as CatalogKind];
    return check ? [{ name, count: documents.length, least: check.least, faults: check.faults(documents) }] : [];
  });
  const withoutCareers = careerGaps(files);
  const sparse = byField
    .filter(
      ({ undergraduate, exams: e, colleges: n }) =>
        undergraduate < wanted.undergraduate || e < wanted.fieldExams || n < wanted.fieldColleges,
    )
    .map(({ name, undergraduate, exams: e, colleges: n }) => `${name}: ${undergraduate} undergraduate courses, ${e} exams, ${n} colleges`);

  const atLeast = (label: string, value: number, least: number): Figure => ({
    label,
    value: `${value} (at least ${least})`,
    ok: value >= least,
  });
  const none = (label: string, list: readonly unknown[]): Figure => ({ label, value: String(list.length), ok: list.length === 0 });
  return {
    figures: [
      atLeast('colleges', colleges.length, wanted.colleges),
      {
        label: 'states and union territories',
        value: `${covered.length} of ${states.length}${uncovered.length === 0 ? '' : `; none in ${uncovered.join(', ')}`}`,
        ok: covered.length >= wanted.states,
      },
      atLeast('courses', courses.length, wanted.courses),
      {
        label: `fields with ${wanted.undergraduate} or more undergraduate courses`,
        value: `${wellTaught.length} of ${fields.length}`,
        ok: wellTaught.length === fields.length,
      },
      atLeast('exams', exams.length, wanted.exams),
      ...examFigures(exams).map((figure): Figure => ({ ...figure, ok: true })),
      none('streams and fields without courses, exams or colleges', empty),
      none('unresolved links', links),
      none('exams that do not fit their course', misfits),
      none('exams without their state or months, or with a link that names a year', faults),
      none('duplicate ids', twice),
      none('PIN/state clashes', clashes),
      none('untidy names', untidy),
      none('faults of single courses', ofCourses),
      atLeast('careers', careers.length, wanted.careers),
      none('faults of single careers', ofCareers),
      none('fields with fewer than 8 careers, undergraduate courses that lead to none', withoutCareers),
      ...ofOthers.flatMap(({ name, count, least, faults: own }) => [atLeast(name, count, least), none(`faults of single ${name}`, own)]),
      {
        label: 'colleges with a website',
        value: share(colleges.filter(({ website = '' }) => website !== '').length, colleges.length),
        ok: true,
      },
      {
        label: 'colleges with a PIN',
        value: share(colleges.filter(({ pincode = '' }) => pincode !== '').length, colleges.length),
        ok: true,
      },
      { label: 'colleges with a city', value: share(colleges.filter(({ city = '' }) => city !== '').length, colleges.length), ok: true },
      {
        label: 'colleges with at least one course',
        value: share(colleges.filter((college) => college.courses.length > 0).length, colleges.length),
        ok: true,
      },
    ],
    streams: byStream,
    fields: byField,
    problems: [
      ...links,
      ...misfits,
      ...faults,
      ...twice,
      ...clashes,
      ...untidy,
      ...ofCourses,
      ...ofCareers,
      ...ofOthers.flatMap(({ faults: own }) => own),
      ...withoutCareers,
      ...sparse,
      ...empty.map(({ name }) => `${name}: courses, exams or colleges are missing`),
    ],
  };
}
