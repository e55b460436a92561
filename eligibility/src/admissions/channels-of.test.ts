import { describe, expect, it } from 'vitest';
import { channelRow, type ChannelFiles } from '@disha/contract/channels.files';
import { channelsAt } from '../testing/channels-at.ts';
import { readCsvRows } from '../testing/rows.ts';
import { channelsOf, type Channel, type ChannelAsk } from './channels-of.ts';
import { channelTables } from './channel-tables.ts';

/** Way and exams, as short as they can be told. */
const short = ({ by, exams, said }: Channel) => [by, ...exams, ...(said === 'ask' ? ['?'] : [])].join(' ');
const among = (channels: readonly Channel[]) => [...new Set(channels.map(short))].sort();

describe('thirty institutions give out their seats as their rows say', () => {
  const engineer = 'btech-civil-engineering';
  const lateral: ChannelAsk = { isLateral: true };
  it.each<[college: string, course: string, expected: readonly string[], ask?: ChannelAsk]>([
    ['iit-bombay', engineer, ['exam jee-advanced']],
    ['iit-kharagpur', 'barch', ['exam jee-advanced']],
    ['nit-tiruchirappalli', engineer, ['exam jee-main']],
    ['nit-tiruchirappalli', engineer, [], lateral],
    ['vit-vellore', engineer, ['own-test viteee']],
    ['vellore-institute-of-technology-andhra-pradesh-u-0945', engineer, ['exam ap-eapcet', 'own-test viteee']],
    ['pes-university-bangalore-u-0733', 'btech-computer-science-engineering', ['exam kcet', 'own-test']],
    ['rv-college-of-engineering', engineer, ['exam comedk', 'exam kcet', 'exam kcet comedk', 'own-marks']],
    ['nmam-institute-technology', engineer, ['own-test']],
    ['amrita-vishwa-vidyapeetham-amaravati-campus', 'btech-computer-science-engineering', ['exam jee-main', 'own-test']],
    ['koneru-lakshmaiah-education-foundation-bowrampet-campus', engineer, ['own-test']],
    ['nmims-mumbai', 'btech-computer-science-engineering', ['own-test']],
    ['symbiosis-institute-technology', engineer, ['own-test set-symbiosis']],
    ['institute-of-chemical-technology', 'btech-chemical-engineering', ['exam mht-cet']],
    ['thapar-institute-of-engineering-and-technology', engineer, ['exam jee-main', 'own-marks']],
    ['jadavpur-university', engineer, ['exam wbjee']],
    ['harcourt-butler-technical-university', engineer, ['exam jee-main']],
    ['dr-mc-saxena-college-engineering', 'btech-biotechnology', ['exam cuet-ug', 'own-marks']],
    ['rgukt-nuzvid-c-45100', engineer, []],
    ['rgukt-nuzvid-c-45100', 'integrated-btech-after-class-10', ['merit-list']],
    ['panjab-university', 'mba', ['exam cat', 'own-test']],
    ['xlri-xavier-school-of-management', 'mba', ['exam xat']],
    ['tata-institute-of-social-sciences', 'mba-human-resources', ['exam cat']],
    ['university-of-science-and-technology-ri-bhoi-u-0639', 'ba-english', ['own-marks']],
    ['kl-bajoria-college-c-16360', 'ba-english', ['own-marks']],
    ['jawaharlal-institute-of-postgraduate-medical-education-and-research', 'bsc-nursing', ['exam neet-ug']],
    ['aiims-new-delhi', 'bsc-nursing', ['own-test aiims-bsc-nursing']],
    ['st-xaviers-college-kolkata', 'ba-english', ['own-marks']],
    ['scottish-church-college', 'bcom', ['own-marks']],
    ['university-of-lucknow', 'ba-english', ['own-test']],
    ['madhusudan-law-university', 'llb', ['merit-list']],
    ['assam-agricultural-university', 'bsc-agriculture', ['exam cuet-icar-ug', 'merit-list']],
    ['government-medical-college-kozhikode', 'mbbs', ['exam neet-ug']],
    ['nlu-delhi', 'ba-llb', ['own-test ailet']],
    ['delhi-technological-university', engineer, ['own-test ?'], lateral],
    ['lovely-professional-university', 'bpt', ['exam neet-ug'], { year: 2027 }],
    ['lovely-professional-university', 'bpt', ['merit-list ?'], { year: 2026 }],
  ])('%s, %s', (college, course, expected, ask) => {
    expect(among(channelsAt(college, course, ask))).toEqual([...expected].sort());
  });
});

describe('the rows that stand', () => {
  const row = (more: object) =>
    channelRow.parse({
      ...{ scope: 'state', who: '', state: '', courses: 'law', by: 'exam', exam: '', counselling: '', portal: '', share: '', adds: '' },
      ...{ from: '', said: 'gate', note: '', source: 'a notice', year: '2026', certainty: 'B', ...more },
    });
  const ofState = row({ state: 'goa', exam: 'of-state' });
  const tables = (...channels: ChannelFiles['channels']) =>
    channelTables({
      channels,
      groups: [
        { group: 'law', kind: 'part', members: ['ba-llb', 'bba-llb'] },
        { group: 'arts', kind: 'part', members: ['ba'] },
        { group: 'all', kind: 'union', members: ['law', 'arts'] },
      ],
      lists: [
        { list: 'family', role: 'family', source: 's', year: 2026, certainty: 'B' },
        { list: 'taking-part', role: 'participation', source: 's', year: 2026, certainty: 'B' },
      ],
      members: [
        { list: 'family', institution: 'here' },
        { list: 'taking-part', institution: 'here' },
        { list: 'taking-part', institution: 'other' },
      ],
    });
  const here = { id: 'here', state: 'Goa', type: 'private', kinds: ['law' as const] };
  const examsAt = (files: ReturnType<typeof tables>, college = here, ask: ChannelAsk = {}) =>
    channelsOf(files, college, 'ba-llb', ask).flatMap(({ exams }) => exams);

  it.each([
    ['the college before its list', { scope: 'institution', who: 'here' }, { scope: 'list', who: 'family' }],
    ['its list before a set', { scope: 'list', who: 'family' }, { scope: 'set', who: 'type=private' }],
    ['a set of two keys before one of one', { scope: 'set', who: 'type=private;kind=law' }, { scope: 'set', who: 'type=private' }],
    ['a set before the state', { scope: 'set', who: 'type=private' }, { state: 'goa' }],
    ['the state before the nation', { state: 'goa' }, { scope: 'nation' }],
    ['a course before its part', { state: 'goa', courses: 'ba-llb' }, { state: 'goa' }],
    ['a part before a union', { state: 'goa' }, { state: 'goa', courses: 'all' }],
    ['a closer scope before a closer name', { scope: 'institution', who: 'here', courses: 'all' }, { state: 'goa', courses: 'ba-llb' }],
  ])('are those of %s', (_, closer, wider) => {
    expect(examsAt(tables(row({ ...wider, exam: 'wider' }), row({ ...closer, exam: 'closer' })))).toEqual(['closer']);
  });

  it('are all of one scope together', () => {
    expect(examsAt(tables(ofState, row({ state: 'goa', exam: 'second' })))).toEqual(['of-state', 'second']);
  });

  it('are of the state of the college alone', () => {
    expect(examsAt(tables(ofState, row({ state: 'bihar', exam: 'far' })))).toEqual(['of-state']);
  });

  it('of a list of participation stand beside the state, and beside what the college says', () => {
    const taking = row({ scope: 'list', who: 'taking-part', exam: 'taken' });
    expect(examsAt(tables(ofState, taking), { ...here, id: 'other' })).toEqual(['of-state', 'taken']);
    expect(examsAt(tables(row({ scope: 'institution', who: 'here', exam: 'own' }), taking, ofState))).toEqual(['own', 'taken']);
  });

  it('of a list of participation give way to what the same counselling says of the very course', () => {
    const taking = row({ scope: 'list', who: 'taking-part', exam: 'taken', counselling: 'one' });
    const close = { state: 'goa', courses: 'ba-llb', exam: 'close' };
    expect(examsAt(tables(row({ ...close, counselling: 'one' }), taking))).toEqual(['close']);
    expect(examsAt(tables(row({ ...close, counselling: 'two' }), taking))).toEqual(['close', 'taken']);
  });

  it('that add stand beside closer ones', () => {
    expect(examsAt(tables(ofState, row({ scope: 'nation', exam: 'share', adds: 'yes' })))).toEqual(['of-state', 'share']);
    const ofGovernment = row({ scope: 'nation', who: 'type=government', exam: 'share', adds: 'yes' });
    expect(examsAt(tables(ofState, ofGovernment))).toEqual(['of-state']);
  });

  it('are a law of the nation alone from its first year', () => {
    const files = tables(ofState, row({ scope: 'nation', exam: 'law', from: '2027' }));
    expect(examsAt(files, here, { year: 2026 })).toEqual(['of-state']);
    expect(examsAt(files, here, { year: 2027 })).toEqual(['law']);
    expect(examsAt(files)).toEqual(['law']);
  });

  it('are none where nobody is taken, whatever the state does', () => {
    expect(examsAt(tables(ofState, row({ scope: 'institution', who: 'here', by: 'none' })))).toEqual([]);
  });

  it('name no exam where they are only guessed at', () => {
    const [channel] = channelsOf(tables(row({ state: 'goa', exam: 'guessed', said: 'ask' })), here, 'ba-llb');
    expect(channel).toMatchObject({ said: 'ask', exams: [] });
  });
});

it.each(
  readCsvRows('../eligibility/corpus/wrong-channels.csv').map((row) => [
    row['college'] ?? '',
    row['course'] ?? '',
    row['wrong'] ?? '',
    row['why'],
  ]),
)('%s gives out no seat of %s by %s: %s', (college, course, wrong) => {
  const atCollege = channelsAt(college, course, { year: 2027 });
  const opened = atCollege.flatMap(({ by, exams, said }) => (said === 'ask' ? [] : [`by:${by}`, ...exams]));
  expect(opened).not.toContain(wrong);
});
