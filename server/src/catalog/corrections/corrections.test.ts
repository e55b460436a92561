import { describe, expect, it } from 'vitest';
import { sampleCollege, sampleCourse, sampleExam } from '../../testing/sample-catalog.ts';
import { differences, schemaFields, fitsSchema, layOver, valueAt, withValue, type Document } from './corrections.ts';
import { catalogKinds, documentSchemas, type CatalogKind } from '../documents.ts';

/** Two documents of one catalog that differ in as many ways as they can. */
const pairs: [CatalogKind, Document, Document][] = [
  ['exams', sampleExam(), sampleExam({ name: 'Other', syllabus: ['One'], note: 'Mind the gap', level: 'state' })],
  [
    'courses',
    sampleCourse(),
    sampleCourse({
      duration: { years: 3 },
      eligibility: { minimumClass: '10', minimumPercentage: null, requiredSubjects: [], entranceExams: [], note: 'By marks' },
      skills: { technical: ['Maths', 'Physics'], soft: ['Calm'] },
      topColleges: [],
    }),
  ],
  ['colleges', sampleCollege(), sampleCollege({ aliases: [], website: '', courses: [{ courseId: 'bca', intake: null }] })],
];

describe('fields that can be corrected', () => {
  it.each(catalogKinds)('of %s: none lies within another, and the id is none', (kind) => {
    const names = [...schemaFields(documentSchemas[kind]).keys()];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => names.some((other) => other !== name && other.startsWith(`${name}.`)))).toEqual([]);
    expect(names).not.toContain('id');
    expect(
      names.filter(
        (name) =>
          fitsSchema(documentSchemas[kind], { field: `${name}.more`, to: 'x' }) ||
          fitsSchema(documentSchemas[kind], { field: `more.${name}`, to: 'x' }),
      ),
    ).toEqual([]);
  });

  it('reach into plain objects, and take lists and unions whole', () => {
    const names = [...schemaFields(documentSchemas.courses).keys()];
    expect(names).toEqual(
      expect.arrayContaining(['name', 'duration', 'eligibility.minimumPercentage', 'skills.technical', 'careerOptions']),
    );
    expect(names).not.toContain('eligibility');
  });
});

describe.each(pairs)('%s', (kind, one, other) => {
  const schema = documentSchemas[kind];

  it('differences laid over one document make it the other, there and back', () => {
    expect(layOver(schema, one, differences(schema, one, other))).toEqual(other);
    expect(layOver(schema, other, differences(schema, other, one))).toEqual(one);
    expect(differences(schema, one, structuredClone(one))).toEqual([]);
    expect(schema.safeParse(layOver(schema, one, differences(schema, one, other))).success).toBe(true);
  });

  it('the given document is left as it is', () => {
    const before = structuredClone(one);
    layOver(schema, one, differences(schema, one, other));
    expect(one).toEqual(before);
  });
});

describe('a value that is not there', () => {
  it('is left out where the field may be absent, and null where it may be null', () => {
    const noted = sampleExam({ note: 'Mind the gap' });
    expect(withValue(documentSchemas.exams, noted, { field: 'note', to: null })).not.toHaveProperty('note');
    const course = withValue(documentSchemas.courses, sampleCourse(), { field: 'eligibility.minimumPercentage', to: null });
    expect(course.eligibility.minimumPercentage).toBeNull();
    expect(valueAt(sampleExam(), 'note')).toBeNull();
  });
});

describe('a correction from an older version', () => {
  it.each([
    ['a field that is gone', { field: 'colour', to: 'red' }],
    ['an object that is no field', { field: '__proto__', to: { polluted: true } }],
    ['a value nobody knows any more', { field: 'level', to: 'galactic' }],
    ['nothing, where something must be', { field: 'name', to: null }],
  ])('with %s is left aside; the others count', (_what, stale) => {
    const shown = layOver(documentSchemas.exams, sampleExam(), [stale, { field: 'shortName', to: 'JEE' }]);
    expect(shown).toEqual(sampleExam({ shortName: 'JEE' }));
  });
});
