import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameSays } from './kinds.ts';
import { managementOf } from './management.ts';
import { alsoTaught, programmeReader, taughtByName } from './teaches.ts';

const byName = (name: string, register = 'C') => taughtByName(nameSays(name, register), name, register);

describe('what a name says', () => {
  it.each([
    ['Arts and Commerce College, Khapar', 'C', ['degree-college'], ['ba-programme-general', 'bcom']],
    ['Kala Va Vanijya Mahavidyalaya', 'C', ['degree-college'], ['ba-programme-general', 'bcom']],
    // A person, and no subject.
    ['Kalawati Degree College', 'C', ['degree-college'], []],
    // Music, and what a society calls itself, are no arts either; nor is a degree in pharmacy an ordinary one.
    ['Nalanda Nritya Kala Mahavidyalaya', 'C', ['music-dance'], []],
    ["Kala, Krida and Shikshan Mandal's B.Ed. College", 'C', ['teacher-education'], ['bed']],
    ['School of Pharmacy (Degree)', 'C', ['pharmacy'], ['bpharm']],
    ['Bharati College (Degree)', 'C', ['degree-college'], []],
    ['College of Nursing', 'C', ['nursing'], ['bsc-nursing']],
    // A stand-alone institution is of diploma level.
    ['College of Nursing', 'S', ['nursing'], []],
    ['ANM Nursing School', 'S', ['nursing'], ['anm-nursing']],
    ['Ayurved Nursing Training Centre', 'C', ['nursing'], []],
    ['Homoeopathic Pharmacy College', 'S', ['pharmacy'], []],
    ['College of Pharmacy', 'S', ['pharmacy'], ['dpharm']],
    ['Cooperative Training College', 'S', [], []],
    ['Krishi Vikas Mandal D.Ed. College', 'S', ['teacher-education'], ['deled-elementary-education']],
    ['Sunrise Academy Management Society', 'S', [], []],
    ['Bolpur College', 'C', [], []],
    // Of one field, and of no other; its degree is not the first one. A person's initials are no degree.
    ['PG College of Law, Basheerbagh', 'C', ['law'], []],
    ['Nova PG College (MBA)', 'C', ['management'], []],
    ['P.G. College of Nursing, Durg', 'C', ['nursing'], []],
    ['P.P.G. College of Nursing', 'C', ['nursing'], ['bsc-nursing']],
    ['Graduate School of Pharmacy', 'C', ['pharmacy'], []],
    ['Nehru PG College', 'C', ['degree-college'], []],
    ['Techno Management and Degree College', 'C', ['management', 'degree-college'], []],
    ['Rajkiya Mahavidyalaya, Pokhal', 'C', [], []],
    // Villages, and sciences of their own.
    ['J.S.P. Mahavidyalaya, Kasyan Kala, Sonbhadra', 'C', [], []],
    ['Pranjal Kala, Vanijya, Vidnyan Mahavidyalaya', 'C', ['degree-college'], ['ba-programme-general', 'bsc-general', 'bcom']],
    ['College of Fisheries Sciences, Veraval', 'C', ['fisheries'], []],
    ['Dental College of Sciences', 'C', ['dental'], ['bds']],
    ['College of Arts and Craft', 'C', ['fine-arts'], []],
    ["Institute of Science Poona's College of Education", 'C', ['teacher-education'], []],
    // The society's name, and medicines that are no medicine of the first degree.
    ["Young Engineers' Education Society's Institute of Pharmacy", 'C', ['pharmacy'], ['bpharm']],
    ["Agricultural Development Trust's Mahila Arts College", 'C', ['degree-college'], ['ba-programme-general']],
    ["Sheth Society's J.T.T. College of Arts", 'C', ['degree-college'], ['ba-programme-general']],
    ['A.V.M.T.T. College, Bharatpur', 'C', ['teacher-education'], []],
    ['Ayurvedic and Unani Paramedical College', 'S', ['allied-health'], []],
    ['Homoeo Pharmacy College', 'S', ['pharmacy'], []],
    ['School of Rehabilitation and Behavioural Sciences', 'C', [], []],
  ])('%s (%s)', (name, register, kinds, courses) => {
    expect(nameSays(name, register).kinds).toEqual(kinds);
    expect(byName(name, register)).toEqual(courses);
  });
});

describe('who keeps it', () => {
  it.each([
    ['AICTE 2025-26: Government Aided', 'Some College', 'private', 'aided'],
    ['AICTE 2025-26: Private-Self Financing', 'Some College', 'private', 'private'],
    ['name says government', 'Government College', 'government', 'government'],
    // A village, and the middle of a town.
    ['name says government', 'Prashikshan Sansthan Ramwapur Sarkari', '', ''],
    ['name says government', 'Jorhat Kendriya Mahavidyalaya', '', ''],
    ['', 'Rajkiya Mahavidyalaya', 'government', 'government'],
    ['', 'Some College (Un-Aided)', '', ''],
  ])('%s, %s', (basis, name, type, management) => {
    expect(managementOf(basis, name)).toEqual({ type, management });
  });
});

describe('programmes of a list', () => {
  const row = { key: 'C-1', level: 'UG', discipline: '', intake: '60', source: 'AICTE 2025-26' };
  const read = programmeReader(
    [{ programme: 'MADE UP ENGINEERING', level: 'UNDER GRADUATE', discipline: '', courseId: 'btech-made-up' }],
    new Set(['btech-made-up', 'iti-fitter', 'ba-history']),
  );

  it('become our courses with their seats added up; what is none of them is kept as it is written', () => {
    const teaching = read([
      { ...row, programme_as_published: 'Made Up Engineering' },
      { ...row, programme_as_published: 'Made Up Engineering' },
      { ...row, programme_as_published: 'Basket: Weaving' },
    ]).get('C-1');
    expect(teaching?.courses.get('btech-made-up')?.seats).toBe(120);
    expect([...(teaching?.others ?? [])]).toEqual(['Basket  Weaving']);
  });

  it('of an ITI and of a state portal are read by their own words', () => {
    const taught = read([
      { ...row, level: 'ITI', programme_as_published: 'Fitter (NSQF)', source: 'Gujarat ITI list' },
      { ...row, programme_as_published: 'B.A. History', source: 'TNGASA 2023' },
    ]).get('C-1');
    expect([...(taught?.courses.keys() ?? [])]).toEqual(['iti-fitter', 'ba-history']);
    // Two subjects of three are the general degree, and computers among them no BCA.
    const programme = { ...row, source: 'DU CSAS 2025' };
    const general = programmeReader(
      [],
      new Set(['ba-history', 'bca', 'ba-programme-general']),
    )([
      { ...programme, programme_as_published: 'B.A Program (Economics + History)' },
      { ...programme, programme_as_published: 'B.A Program (English + Computer Applications)' },
    ]).get('C-1');
    expect([...(general?.courses.keys() ?? [])]).toEqual(['ba-programme-general']);
  });

  it.each([
    ['B.A Program (Economics + History)', 'ba-programme-general'],
    ['B.A Program (English + Computer Applications)', 'ba-programme-general'],
    ['B.A. Program (Any two discipline out of these (Economics/English/History))', 'ba-programme-general'],
    ['B.Sc (Prog.) Physical Science with Chemistry', 'bsc-general'],
    ['B.A. (Hons.) Economics', 'ba-economics'],
    ['B.A. (Hons.) Business Economics', undefined],
    ['B.A. (Hons.) Hindi Patrakarita', 'ba-journalism-mass-communication'],
    ['B.A. Historical Studies (E/M)', 'ba-history'],
    // A subject of its own that is none of our courses is not the general degree.
    ['B.A. (Hons.) Persian', undefined],
    ['B.Sc (Hons.) Instrumentation', undefined],
    ['B.Sc. Plant Biology & Plant Biotechnology (E/M)', 'bsc-botany'],
    ['B.Sc. Maths (T/M)', 'bsc-mathematics'],
    ['B.Com. (C.A.) Commerce with Computer Applications', 'bcom-computer-applications'],
    ['B.C.A. Bachelor of Computer Application (E/M)', 'bca'],
  ])('of a university and a state: %s', (programme, course) => {
    const everyCourse = new Set(readdirSync(new URL('../../courses', import.meta.url)).map((file) => file.replace('.json', '')));
    const taught = programmeReader([], everyCourse)([{ ...row, programme_as_published: programme, source: 'DU CSAS 2025' }]);
    expect([...(taught.get('C-1')?.courses.keys() ?? [])]).toEqual(course ? [course] : []);
  });

  it('of a second list are added, and their seats not counted twice', () => {
    const first = read([{ ...row, programme_as_published: 'Made Up Engineering' }]).get('C-1');
    const second = read([
      { ...row, programme_as_published: 'Made Up Engineering' },
      { ...row, level: 'ITI', programme_as_published: 'Fitter' },
    ]).get('C-1');
    if (!first || !second) throw new Error('nothing was read');
    alsoTaught(first, second);
    expect([...first.courses].map(([id, { seats }]) => [id, seats])).toEqual([
      ['btech-made-up', 60],
      ['iti-fitter', 60],
    ]);
  });
});
