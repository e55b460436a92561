/** In how many districts what is taught is known, or at least usual, and that nothing usual is said where no such college is. */
import { districts } from '@disha/contract/districts';
import type { CollegeKind } from '@disha/contract/colleges.words';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { Figure } from './figure.ts';
import { KindTeaching } from '@disha/contract/kind-teaching';

interface TaughtRule {
  label: string;
  course: RegExp;
  /** So many districts at least must have it, known or usual. */
  least?: number;
  /** Colleges of this kind and code: it must be said in each of their districts, and be usual in no other. */
  kind?: { kind: CollegeKind; code: 'C' | 'S' };
}

const taught: readonly TaughtRule[] = [
  { label: 'BA', course: /^ba-(?!llb)/, least: 750 },
  { label: 'B.Sc', course: /^bsc-(?!nursing|agri|hort|forest|medical|radio|operation|optometry|dialysis|cardiac|respiratory|emergency)/ },
  { label: 'B.Com', course: /^bcom\b/ },
  { label: 'law', course: /llb$/, kind: { kind: 'law', code: 'C' } },
  { label: 'B.Ed', course: /^bed$/, kind: { kind: 'teacher-education', code: 'C' } },
  { label: 'D.El.Ed', course: /^deled/ },
  { label: 'B.Tech', course: /^btech-/ },
  { label: 'polytechnic diplomas', course: /^diploma-.*engineering$/ },
  { label: 'ITI trades', course: /^iti-/ },
  { label: 'B.Sc Nursing', course: /^bsc-nursing$/ },
  { label: 'GNM or ANM', course: /^(?:gnm|anm)-/ },
  { label: 'B.Pharm or D.Pharm', course: /^[bd]pharm$/ },
  { label: 'MBBS', course: /^mbbs$/ },
  { label: 'BCA or BBA', course: /^(?:bca|bba)$/ },
  { label: 'B.Sc Agriculture', course: /^bsc-agriculture$/ },
];

const placeOf = ({ state, district = '' }: Pick<CollegeDocument, 'state' | 'district'>) => `${state}|${district}`;
const isDistrict = new Set(districts.map(({ state, name }) => `${state}|${name}`));

export function checkTeaching(colleges: readonly CollegeDocument[]): { figures: Figure[]; problems: string[] } {
  const teaching = new KindTeaching();
  const problems: string[] = [];
  const everywhere = new Set(colleges.map(placeOf).filter((place) => isDistrict.has(place)));
  const figures = taught.map(({ label, course, least = 0, kind }): Figure => {
    const [known, usual, ofKind] = [new Set<string>(), new Set<string>(), new Set<string>()];
    for (const doc of colleges) {
      const place = placeOf(doc);
      if (doc.courses.some(({ courseId }) => course.test(courseId))) known.add(place);
      const profile = teaching.of(doc);
      if ([...profile.counted.keys()].some((courseId) => course.test(courseId))) usual.add(place);
      // A name that gives diplomas, or says something else, is none of them.
      const isOne =
        kind && (doc.kinds ?? []).includes(kind.kind) && (doc.aisheCode ?? '').startsWith(kind.code) && (doc.usual ?? '') === '';
      if (isOne) ofKind.add(place);
    }
    const here = [...everywhere].filter((place) => known.has(place) || usual.has(place));
    const unsaid = [...ofKind].filter((place) => !known.has(place) && !usual.has(place));
    const elsewhere = kind ? [...usual].filter((place) => !ofKind.has(place) && !known.has(place)) : [];
    problems.push(
      ...unsaid.map((place) => `${place}: has a college of ${label}, and nothing is said to be taught`),
      ...elsewhere.map((place) => `${place}: ${label} is said to be usual, and there is no such college`),
    );
    const onlyUsual = here.filter((place) => !known.has(place)).length;
    const parts = [`known ${here.length - onlyUsual}`, `usual ${onlyUsual}`, `none ${everywhere.size - here.length}`];
    const bar = least > 0 ? [`at least ${least} known or usual`] : [];
    const ofSuch = kind
      ? [`with such a college ${ofKind.size}, of these without a word ${unsaid.length}, claimed elsewhere ${elsewhere.length}`]
      : [];
    return {
      label: `districts where ${label} is`,
      value: [...parts, ...bar, ...ofSuch].join('; '),
      ok: here.length >= least && unsaid.length === 0 && elsewhere.length === 0,
    };
  });
  return { figures: [{ label: 'districts with a college', value: String(everywhere.size), ok: true }, ...figures], problems };
}
