import { collegeKinds } from '@disha/contract/colleges.words';
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { kindRules } from '@disha/contract/kind-teaches';
import { isUnconfirmed } from '@disha/contract/own-sources';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPartial, KindTeaching } from '@disha/contract/kind-teaching';

const college = (more: Partial<CollegeDocument>): CollegeDocument => ({
  id: 'a',
  name: 'A College',
  state: 'Bihar',
  aisheCode: 'C-1',
  courses: [],
  sources: ['AISHE 2025'],
  asOf: '2026-11',
  ...more,
});
const teaching = new KindTeaching();
const usual = (more: Partial<CollegeDocument>) => teaching.usualOf(college(more));
const countedOf = (more: Partial<CollegeDocument>) => Object.fromEntries(teaching.of(college(more)).counted);
const byName = (courseId: string) => ({ courseId, intake: null, basis: 'name' as const });

describe('what a kind of college teaches', () => {
  it('is told by the kind and the letter of the code: a college gives degrees, a stand-alone institution diplomas', () => {
    expect(countedOf({ kinds: ['teacher-education'] })).toEqual({ bed: 'usually' });
    expect(countedOf({ kinds: ['teacher-education'], aisheCode: 'S-1' })).toEqual({ 'deled-elementary-education': 'usually' });
    expect(countedOf({ kinds: ['nursing'] })).toMatchObject({ 'bsc-nursing': 'usually', 'gnm-nursing': 'often' });
    expect(countedOf({ kinds: ['nursing'], aisheCode: 'S-1' })).toEqual({ 'gnm-nursing': 'usually', 'anm-nursing': 'often' });
    expect(countedOf({ kinds: ['pharmacy'], aisheCode: 'S-1' })).toEqual({ dpharm: 'usually' });
    expect(countedOf({ kinds: ['law'] })).toEqual({ llb: 'usually', 'ba-llb': 'often' });
  });

  it('is a diploma where the name says so, and nothing where the name says that it is something else', () => {
    expect(countedOf({ kinds: ['nursing'], usual: 'diploma' })).toEqual({ 'gnm-nursing': 'usually', 'anm-nursing': 'often' });
    expect(countedOf({ kinds: ['pharmacy'], usual: 'none' })).toEqual({});
  });

  it('is less of a Mahavidyalaya than of a degree college, and less of a college that says no more', () => {
    expect(countedOf({ kinds: ['degree-college'] })).toMatchObject({ 'ba-programme-general': 'usually', bcom: 'often' });
    expect(countedOf({ kinds: ['degree-college'], usual: 'mahavidyalaya' })).toEqual({ 'ba-programme-general': 'usually' });
    expect(countedOf({ usual: 'college' })).toEqual({ 'ba-programme-general': 'often' });
    expect(countedOf({})).toEqual({});
  });

  it('is what the name says where it names subjects', () => {
    const commerce = countedOf({ kinds: ['degree-college'], courses: [byName('bcom')] });
    expect(commerce).toHaveProperty('bcom');
    expect(Object.keys(commerce).filter((id) => /^(ba|bsc)-/.test(id))).toEqual([]);
  });

  it('is what the name says where it names one of several: an ANM school has no GNM, a college of BBA no MBA', () => {
    const teachers = { kinds: ['teacher-education' as const], aisheCode: 'S-1' };
    expect(countedOf({ ...teachers, courses: [byName('diploma-early-childhood-education')] })).toEqual({});
    const nurses = { kinds: ['nursing' as const], aisheCode: 'S-1' };
    expect(usual({ ...nurses, courses: [byName('anm-nursing')] })).toEqual([]);
    expect(countedOf({ ...nurses, courses: [byName('anm-nursing'), byName('gnm-nursing')] })).toEqual({
      'gnm-nursing': 'usually',
      'anm-nursing': 'often',
    });
    const laboratory = { kinds: ['allied-health' as const], courses: [byName('bsc-medical-laboratory-technology')] };
    expect(usual(laboratory).map(({ courseId }) => courseId)).not.toContain('bsc-radiology-imaging-technology');
    expect(countedOf({ kinds: ['teacher-education', 'special-education'], aisheCode: 'S-1' })).toEqual({});
    expect(usual({ kinds: ['social-work'], courses: [byName('msw')] })).toEqual([]);
    expect(usual({ kinds: ['social-work'], courses: [byName('bsw')] })).toEqual([]);
    expect(countedOf({ kinds: ['management'], courses: [byName('bba')] })).toEqual({ bba: 'often' });
    expect(countedOf({ kinds: ['management', 'computer-applications'], courses: [byName('mca'), byName('mba')] })).toEqual({
      mba: 'usually',
      mca: 'often',
    });
  });

  it('is no Shastri of a college that trains teachers of Sanskrit', () => {
    expect(usual({ kinds: ['teacher-education', 'sanskrit'] }).map(({ courseId }) => courseId)).not.toContain('ba-shastri');
    expect(usual({ kinds: ['sanskrit'] }).map(({ courseId }) => courseId)).toContain('ba-shastri');
  });

  it('is nothing that a list would have: a whole list leaves nothing open, one of technical courses leaves BA open and no B.Tech', () => {
    const listed = (source: string) => ({ courses: [{ courseId: 'bca', intake: 60 }], sources: ['AISHE 2025', source] });
    expect(countedOf({ kinds: ['degree-college'], ...listed('TNGASA 2023') })).toEqual({});
    expect(countedOf({ kinds: ['degree-college'], ...listed('AICTE 2025-26') })).toHaveProperty('ba-programme-general');
    expect(countedOf({ kinds: ['engineering'], ...listed('AICTE 2025-26') })).toEqual({});
    expect(countedOf({ kinds: ['engineering'] })).toHaveProperty('btech-computer-science-engineering');
    expect(isPartial(college(listed('AICTE 2025-26')))).toBe(true);
    expect(isPartial(college(listed('TNGASA 2023')))).toBe(false);
  });

  it('is nothing of a university of one subject, nor of an institute of research', () => {
    expect(countedOf({ kinds: ['university'], aisheCode: 'U-1' })).toHaveProperty('ba-programme-general');
    expect(countedOf({ kinds: ['university', 'agriculture'], aisheCode: 'U-1' })).toEqual({});
    expect(countedOf({ kinds: ['research-institute', 'law'], aisheCode: 'R-1' })).toEqual({});
  });

  it('is a master’s of arts, science and commerce at a university of the state, and at a private one of some alone', () => {
    const university = { kinds: ['university' as const], aisheCode: 'U-1' };
    const masters = { 'ma-history': 'often', 'msc-physics': 'often', mcom: 'often' };
    expect(countedOf({ ...university, type: 'government' })).toMatchObject({ ...masters, bcom: 'often' });
    for (const type of ['', 'private', 'deemed'] as const) {
      const worded = countedOf({ ...university, type });
      expect(worded).toHaveProperty('bcom');
      expect(Object.keys(worded).filter((id) => /^(ma|msc|mcom|llm)\b/.test(id))).toEqual([]);
    }
    expect(usual(university)).toContainEqual(expect.objectContaining({ courseId: 'msc-physics', how: 'sometimes' }));
    // The list of approved institutes lists management, and no master's of science.
    const listed = { courses: [{ courseId: 'mca', intake: 60 }], sources: ['AISHE 2025', 'AICTE 2025-26'] };
    expect(countedOf({ ...university, type: 'government', ...listed })).toMatchObject(masters);
  });

  it('leaves a polytechnic of another kind its own diplomas', () => {
    expect(countedOf({ kinds: ['polytechnic'], aisheCode: 'S-1' })).toHaveProperty('diploma-mechanical-engineering');
    expect(countedOf({ kinds: ['polytechnic', 'pharmacy'], aisheCode: 'S-1' })).toEqual({ dpharm: 'usually' });
  });

  it('leaves engineering of one branch its branch', () => {
    expect(usual({ kinds: ['agriculture', 'engineering'] })).toEqual([]);
    expect(usual({ kinds: ['aviation', 'engineering'] })).toEqual([]);
  });

  it('asks which language the state speaks', () => {
    expect(countedOf({ kinds: ['degree-college'], state: 'Bihar' })).toHaveProperty('ba-hindi');
    expect(countedOf({ kinds: ['degree-college'], state: 'Kerala' })).not.toHaveProperty('ba-hindi');
    expect(countedOf({ kinds: ['degree-college'], state: 'Kerala' })).toHaveProperty('ba-indian-language');
  });

  it('is shown and not counted where some do or nobody has confirmed it, and not shown where it is known', () => {
    const law = usual({ kinds: ['law'], courses: [byName('llb')] });
    expect(law.map(({ courseId }) => courseId)).not.toContain('llb');
    expect(law).toContainEqual({ courseId: 'llm', how: 'sometimes', source: 'Known practice, no notice read', isToConfirm: true });
    expect(usual({ kinds: ['sanskrit'] })[0]).toMatchObject({ courseId: 'ba-shastri', how: 'usually', isToConfirm: true });
    expect(countedOf({ kinds: ['sanskrit'] })).toEqual({});
  });

  it('is one answer for all of a profile', () => {
    expect(teaching.of(college({ id: 'b', kinds: ['law'] }))).toBe(teaching.of(college({ id: 'c', kinds: ['law'], state: 'Delhi' })));
  });
});

describe('the rules', () => {
  it('name kinds and courses that there are, and a source: what has none but practice is to be confirmed', () => {
    const groups = new Set<string>([...collegeKinds, 'mahavidyalaya', 'college', 'public-university']);
    for (const { of, courses, source, certainty } of kindRules) {
      expect(groups).toContain(of);
      expect(isUnconfirmed(source)).toBe(certainty === 'C');
      for (const id of courses) expect(existsSync(new URL(`../../../../catalog/courses/${id}.json`, import.meta.url)), id).toBe(true);
    }
  });

  it('say one thing of a course, a kind and a code', () => {
    const said = kindRules.flatMap(({ of, code, courses }) => courses.map((id) => `${of} ${code} ${id}`));
    expect(new Set(said).size).toBe(said.length);
  });
});
