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
    ['GEMS College of B.Sc MLT', 'C', ['allied-health'], ['bsc-medical-laboratory-technology']],
    ['Maa Sarala DMLT School', 'S', ['allied-health'], ['diploma-medical-laboratory-technology']],
    ['Wisdom Post Graduate College of Commerce', 'C', ['degree-college'], []],
    ['Government Nagarjuna PG College of Science, Raipur', 'C', ['degree-college'], ['bsc-general']],
    // A stand-alone institution is of diploma level.
    ['College of Nursing', 'S', ['nursing'], []],
    ['ANM Nursing School', 'S', ['nursing'], ['anm-nursing']],
    ['Ayurved Nursing Training Centre', 'C', ['nursing'], []],
    ['Homoeopathic Pharmacy College', 'S', ['pharmacy'], []],
    ['College of Pharmacy', 'S', ['pharmacy'], ['dpharm']],
    ['Cooperative Training College', 'S', [], []],
    ['Krishi Vikas Mandal D.Ed. College', 'S', ['teacher-education'], ['deled-elementary-education']],
    ['Sunrise Academy Management Society', 'S', [], []],
    ['Shri Umamaheshwari B.Sc Degree College, Lingasugur', 'C', ['degree-college'], ['bsc-general']],
    ['Sri Gurukula BA, B.Com Degree College, Rangampet', 'C', ['degree-college'], ['ba-programme-general', 'bcom']],
    ['Shree Swaminarayan Mahavidyalaya B.Com Mahila College', 'C', ['degree-college'], ['bcom']],
    [
      'Government First Grade College (BA/B.Com/B.Sc/BBA), Chikkodi',
      'C',
      ['management', 'degree-college'],
      ['ba-programme-general', 'bsc-general', 'bcom', 'bba'],
    ],
    ['Nand Kunvarba Mahila B.B.A. College', 'C', ['management'], ['bba']],
    ['K.T. Patil College of M.B.A., Osmanabad', 'C', ['management'], ['mba']],
    ['Government Siddha Medical College, Chennai', 'C', ['siddha'], ['bsms']],
    ['Ayurvedic and Unani Tibbia College', 'C', ['ayurveda', 'unani'], ['bams', 'bums']],
    ['National Institute of Siddha, Tambaram Sanatorium', 'C', ['siddha'], []],
    ['Akar Diploma in Health and Sanitary Inspector College, Majara', 'C', ['allied-health'], ['diploma-health-sanitary-inspector']],
    ['TMAE D.P.Ed. College, Haveri', 'S', ['physical-education'], ['dped']],
    ['S.H. Pre-Primary Teacher Training Institute', 'S', ['teacher-education'], ['diploma-early-childhood-education']],
    ['Jubin College of Post Basic B.Sc Nursing', 'C', ['nursing'], ['post-basic-bsc-nursing']],
    ['School for Aircraft Maintenance Engineering', 'S', ['engineering', 'aviation'], ['aircraft-maintenance-engineering']],
    ['Footwear Design and Development Institute, Guna', 'C', [], ['bdes-footwear-design']],
    ['Government Prosthetic and Orthotic College', 'C', [], ['bpo-prosthetics-orthotics']],
    ['TSR B.Sc College of Nursing', 'C', ['nursing'], ['bsc-nursing']],
    ['K.B.A. Degree College', 'C', ['degree-college'], []],
    ['Government Shiksha College, Khandwa', 'C', ['teacher-education'], []],
    ['Tagore Sah Shiksha College, Surajgarh', 'C', [], []],
    ['Shri Gajanan Shiksha Samiti College', 'C', [], []],
    ['Bolpur College', 'C', [], []],
    // Of one field, and of no other; its degree is not the first one. A person's initials are no degree.
    ['PG College of Law, Basheerbagh', 'C', ['law'], []],
    ['Nova PG College (MBA)', 'C', ['management'], ['mba']],
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
    // Of one kind's animals, of a branch of medicine, of the senses: no kind of ours, or another.
    ['College of Veterinary Pharmacy', 'C', ['veterinary'], []],
    ['Institute of Ophthalmology', 'C', [], []],
    ['Institute of Speech and Hearing', 'C', ['allied-health'], []],
    ['Bishop Speechly College', 'C', [], []],
    ['College of Occupational Therapy', 'C', ['allied-health'], []],
    ['College for the Hearing Impaired', 'C', [], []],
    ['Training Centre for Teachers of the Visually Handicapped', 'S', ['special-education'], []],
    ['Institute of Aerospace Medicine', 'C', [], []],
    ['College of Natural Law', 'C', [], []],
    // Managed, and no business.
    ['Centre for Water Resources Development and Management', 'R', ['research-institute'], []],
    ['Institute of Tourism and Travel Management', 'C', ['tourism'], []],
    ['College of Hospital Management', 'C', [], []],
    ['Institute of Computer and Management Studies', 'C', ['management', 'computer-applications'], []],
    ['Institute of Rural Management', 'C', ['management'], []],
    ['Pune Institute of Computer Technology', 'C', [], []],
    ['Indian Institute of Information Technology', 'U', ['university'], []],
    ['College of Computer Science and Information Technology', 'C', ['computer-applications'], []],
    // Sciences that are not taught for a B.Sc, and a degree after it.
    ['Osho Dhyan Vigyan Mahavidyalaya', 'C', [], []],
    ['College of Basic Sciences and Humanities', 'C', [], []],
    ['College of Forensic Science', 'C', [], []],
    ['Adarsh Science M.Sc College', 'C', ['degree-college'], []],
    ['College of Science (PG)', 'C', ['degree-college'], []],
    ['Chamber of Commerce Polytechnic College', 'C', ['polytechnic'], []],
    ['Himalaya Ayurvedic PG Medical College', 'C', ['ayurveda'], []],
    ['Medical College and Post Graduate Institute', 'C', ['medical'], ['mbbs']],
    ['Adarsh Sanskrit Ayurveda Mahavidyalaya', 'C', ['ayurveda', 'sanskrit'], []],
    ['PG College of Biomedical Sciences', 'C', [], []],
    // Who is trained, it must say.
    ['Ashish Nursing Prashikshan Sansthan', 'S', ['nursing'], []],
    ['Kamla Prashikshan Sansthan', 'S', [], []],
    ['Kamla Shikshan Evam Prashikshan Sansthan', 'S', ['teacher-education'], []],
    ['Boudh GNM Training College', 'S', ['nursing'], ['gnm-nursing']],
    ['Shree Yoga Training College', 'C', ['yoga-naturopathy'], []],
    ['Nursing Institute of Education', 'C', ['nursing'], []],
    ['College of Education and Nursing', 'C', ['teacher-education', 'nursing'], []],
    ['Udyog College of Education', 'C', ['teacher-education'], []],
    ['Sri Ram Educational College', 'C', [], []],
    ['Institute of Education Technology', 'C', [], []],
    // Letters within other words and other initials.
    ['Med Pro College of Nursing', 'C', ['nursing'], ['bsc-nursing']],
    ['Dr. R.A.N.M. Arts and Science College', 'C', ['degree-college'], ['ba-programme-general', 'bsc-general']],
    ['Dr. B.B.A. Government Polytechnic', 'S', ['polytechnic'], []],
    ['Mahendra Chhotelal College of Pharmacy', 'C', ['pharmacy'], ['bpharm']],
    ['D.P. Educational Institute', 'C', [], []],
    ['Engineer Mirdha Memorial Mahavidyalaya', 'C', [], []],
    ['Media World Computer Education', 'C', ['computer-applications'], []],
    ['Jagtap College of Art, Science and Commerce', 'C', ['degree-college'], ['bsc-general', 'bcom']],
    ["Prime Ministers' Museum and Library", 'R', ['research-institute'], []],
    // The programme in brackets, the department and the last of two are the institution itself; its keeper is not.
    ['Adhiyamaan College of Engineering (MBA Programme)', 'C', ['management'], ['mba']],
    ['Guntur Medical College (B.Sc MLT)', 'C', ['allied-health'], ['bsc-medical-laboratory-technology']],
    ['College of Pharmacy (Ayurveda)', 'C', ['pharmacy'], []],
    ['College of Pharmacy (Polytechnic)', 'C', ['pharmacy', 'polytechnic'], []],
    ['Paramedical Wing, Institute of Pharmacy', 'S', ['allied-health'], []],
    ['Institute of Research and Management, Nursing College Campus', 'C', ['management'], []],
    ['Agriculture and Food Management Institute', 'C', ['agriculture'], []],
    ['School of Pharmacy, Chouksey Engineering College', 'C', ['pharmacy'], ['bpharm']],
    ["School of Architecture, St. Peter's College of Engineering", 'C', ['architecture'], []],
    ['Jaya Institute of Paramedical Sciences, College of Nursing', 'C', ['nursing'], ['bsc-nursing']],
    ['Gabani Commerce College and Atmanand College of Management', 'C', ['management', 'degree-college'], ['bcom']],
    ["Academy of Engineering and Educational Research's B.Ed. College", 'C', ['teacher-education'], ['bed']],
    ['Tolani Institute of Pharmacy (Diploma), Adipur', 'C', ['pharmacy'], ['dpharm']],
    ['Pearl College of D.Pharm and B.Pharm', 'C', ['pharmacy'], ['bpharm']],
    ['HICT G.N.M. College', 'C', ['nursing'], ['gnm-nursing']],
    ["Health Law Research Institute's Institute of Nursing Education", 'C', ['nursing'], []],
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
    // Sponsored is not kept, and the list's "aided" not always another's.
    ['name says government', 'Purulia Government Sponsored Primary Teachers Training Institute', '', ''],
    ['AICTE 2025-26: Govt aided', 'Government Polytechnic, Diu', 'government', 'government'],
    ['AICTE 2025-26: Govt aided', 'Central Tool Room and Training Centre', '', 'aided'],
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
