const josaa = 'JoSAA’s opening and closing ranks, from public copies';
const mcc = 'MCC’s allotment lists, from public copies';

/** What each counselling is called and how it works, in plain words. Category and quota ids stay as published. */
export const texts = {
  josaa: {
    name: 'JoSAA: IITs, NITs, IIITs and other funded institutes',
    about:
      'IIT and IISc seats go by JEE Advanced ranks, all other B.Tech seats by JEE Main ranks, B.Arch and B.Plan outside the ' +
      'IITs by the ranks of their own papers. OPEN seats go by the common rank list; EWS, OBC-NCL, SC and ST seats by the ' +
      'rank within that category; PwD seats by the PwD rank. Never compare one with another. A reserved candidate is also ' +
      'tried for OPEN seats, by the common rank. All India seats are for everybody; NITs and some others fill half of their ' +
      'seats from the home state and half from other states, and the home state is where you passed Class 12, not where you ' +
      'live. Women are considered for female-only and for gender-neutral seats. A rank with a P behind it belongs to the ' +
      'list of a preparatory course; such ranks enter no call. Closing ranks loosen from round to round; the last round ' +
      'counts, and is what we show. Numbers move every year: this is no promise.',
  },
  csab: {
    name: 'CSAB special rounds: seats left after JoSAA',
    about:
      'These rounds fill what is left outside the IITs after JoSAA. Which list counts: all ranks are common ranks of JEE ' +
      'Main, for reserved seats too; B.Arch and B.Plan have the lists of their own papers. Home-state and other-state seats ' +
      'go by where you passed Class 12, All India seats are for everybody, and DASA seats are for candidates from abroad. ' +
      'Women are considered for female-only and for gender-neutral seats. The lists show only fresh and upgraded candidates ' +
      'of a round; of each group of seats we show the last round it appears in. They come from one source, so we show past ' +
      'years and make no call. Numbers move every year: this is no promise.',
  },
  mcc: {
    name: 'MCC: all-India medical seats (NEET-UG)',
    about:
      'One rank for all: the NEET all-India rank, also for reserved and PwD seats. Covered are 15 % of the seats of state ' +
      'government colleges, all seats of AIIMS, JIPMER and central universities, deemed universities and ESI wards; the ' +
      'other 85 % of state seats are filled by each state, by its own merit list and rules. Delhi University and IP ' +
      'University seats are for those who passed Class 12 in Delhi; ESI, minority, armed forces and internal quotas have ' +
      'conditions of their own; NRI seats are for candidates from abroad; deemed and NRI seats have no category. There is ' +
      'no women’s pool, but a few colleges are for women only. We know round 1 only, which is the tightest: rounds 2, 3 and ' +
      'stray are looser, and a miss in round 1 is not a no. So past years are shown, without a call. Numbers move every ' +
      'year: this is no promise.',
  },
  mhtcet: {
    name: 'MHT-CET CAP: engineering in Maharashtra',
    about:
      'Seats go by the MHT-CET percentile, one order for every category; shown is the lowest percentile that got a seat. ' +
      'Some seats are for the home university, which depends on where you passed Class 10 and 12, some for others, some for ' +
      'the whole state. 30 % of the seats of each category are for women, who are considered for the rest too. Fee-waiver, ' +
      'defence, PwD, orphan and minority seats stand apart. The 15 % all-India seats go by JEE Main and are not here. We ' +
      'know CAP round III only: whoever gets the first choice keeps that seat, so seats frozen in earlier rounds are ' +
      'missing. They come from one source, so no call is made. Numbers move every year: this is no promise.',
  },
  kcet: {
    name: 'KCET: engineering in Karnataka',
    about:
      'The engineering rank is made from the CET and the Class 12 marks in physics, chemistry and mathematics, in equal ' +
      'parts. Every category goes by this common rank; there are no ranks within a category. General seats are for ' +
      'everybody in the category; rural and Kannada-medium seats have conditions of their own, which we do not ask about, ' +
      'and seats for the 371-J region have a list that is not here. Who may take part depends on years of schooling in ' +
      'Karnataka. The three rounds are separate lists; of each group of seats the last round it appears in is shown. One ' +
      'year from one source: shown as history, without a call. Numbers move every year: this is no promise.',
  },
  tgeapcet: {
    name: 'TG EAPCET: engineering in Telangana',
    about:
      'Every category goes by the state rank; there are no ranks within a category. Where a category shows the same number ' +
      'as OC, nobody of it was admitted beyond the open mark. 85 % of seats are for the local area. A third of the seats of ' +
      'each category is for women, who may also take the rest. Shown is the final phase of 2024. From 2025 SC is divided ' +
      'into three groups, so these SC numbers do not carry over. One year from one source: shown as history, without a ' +
      'call. Numbers move every year: this is no promise.',
  },
  du: {
    name: 'Delhi University (CSAS)',
    about:
      'Each programme adds up certain CUET scores; shown is the lowest sum that got a seat. Sums of different programmes do ' +
      'not compare, and every category goes by the same sum. Class 12 only decides who may take part, and ties. PwBD seats ' +
      'are shown under UR. Colleges with (W) in the name admit women only. Shown is round 3 where it was printed, otherwise ' +
      'round 1; later rounds, sports, ECA and single-girl seats are not here. One year from one source: shown as history, ' +
      'without a call. Numbers move every year: this is no promise.',
  },
  uptac: {
    name: 'UPTAC: engineering in Uttar Pradesh',
    about:
      'Seats go by the common JEE Main rank, reserved ones too. Home State seats are for those who passed Class 12 in Uttar ' +
      'Pradesh, All India seats for everybody. Some seats are for women only. The sub-groups AF, FF and PH and the ' +
      'fee-waiver seats (TF) stand apart. The lists show only fresh and upgraded candidates of a round; shown is the last ' +
      'regular round, otherwise a special one. One year from one source: shown as history, without a call. Numbers move ' +
      'every year: this is no promise.',
  },
  wbjee: {
    name: 'WBJEE: engineering in West Bengal',
    about:
      'Most seats go by the WBJEE merit rank, some by the common JEE Main rank: choose the list. Home State seats are for ' +
      'those who passed Class 12 in West Bengal, All India seats for everybody. Fee-waiver seats stand apart. Three rounds ' +
      'are known; of each group of seats the last round it appears in is shown. One year from one source: shown as history, ' +
      'without a call. Numbers move every year: this is no promise.',
  },
  keam: {
    name: 'KEAM: engineering in Kerala',
    about:
      'One state rank for all, whatever the share of seats. SM is state merit, which everybody competes in; EZ, MU, BH, LA, ' +
      'DV, VK, BX, KU and KN are community shares, SC, ST and EW are reserved, FW is the fee waiver. Two phases are known, ' +
      'and the year was still running when they were copied: later phases may be looser. One source: shown as history, ' +
      'without a call. Numbers move every year: this is no promise.',
  },
  acpc: {
    name: 'ACPC: engineering and pharmacy in Gujarat',
    about:
      'Seats go by a merit rank made from board and GUJCET percentiles together; engineering and pharmacy have a list each: ' +
      'choose yours. GENERAL is for everybody; SEBC, SC, ST, EWS, ESM and fee-waiver (TFWS) seats stand apart. Engineering ' +
      'is of 2025, pharmacy of 2024. One source: shown as history, without a call. Numbers move every year: this is no ' +
      'promise.',
  },
  comedk: {
    name: 'COMEDK: private colleges in Karnataka',
    about:
      'One all-India rank of its own test, for private colleges; there is no caste reservation, and all seats shown are GM, ' +
      'for everybody. Shown are rounds 1 to 3 of 2024 and 1 to 2 of 2025. One source: shown as history, without a call. ' +
      'Numbers move much from year to year: this is no promise.',
  },
  'jac-chandigarh': {
    name: 'JAC Chandigarh',
    about:
      'OPEN seats surely go by the common JEE Main rank; for the others the list is not stated, so they stand apart: choose ' +
      'the list. Home State seats are for those who passed Class 12 in Chandigarh, Other State seats for everybody else. ' +
      'Rounds 1 to 3 are known; of each group of seats the last round it appears in is shown. One year from one source: ' +
      'shown as history, without a call. Numbers move every year: this is no promise.',
  },
  lists: {
    'jee-main': 'JEE Main, B.Tech',
    'jee-advanced': 'JEE Advanced',
    'jee-main-barch': 'JEE Main Paper 2A, B.Arch',
    'jee-main-bplan': 'JEE Main Paper 2B, B.Plan',
    'neet-ug': 'NEET all-India rank',
    'mht-cet': 'MHT-CET percentile',
    kcet: 'KCET engineering rank',
    'tg-eapcet': 'TG EAPCET rank',
    'cuet-ug': 'Sum of CUET scores of the programme',
    wbjee: 'WBJEE merit rank',
    keam: 'KEAM rank',
    engineering: 'ACPC engineering merit rank',
    pharmacy: 'ACPC pharmacy merit rank',
    comedk: 'COMEDK rank',
    'not-stated': 'Rank of a list that is not stated',
  },
  /** What the key of a year's numbers means; a source that has none is called as it is. */
  sources: {
    'josaa21-23': josaa,
    josaa24: josaa,
    josaa25: josaa,
    josaa26: josaa,
    'mcc23-24': mcc,
    mcc25: mcc,
    csab: 'CSAB’s lists of its special rounds, from a public copy',
    mhtcet: 'CET Cell Maharashtra’s cut-off lists, from a public copy',
    kcet25: 'KEA’s cut-off lists, from a public copy',
    tgeapcet24: 'TG EAPCET’s statements of last ranks, from a public copy',
    uptac25: 'UPTAC’s opening and closing ranks, from a public copy',
    wbjee26: 'WBJEEB’s closing ranks, from a public copy',
    keam26: 'CEE Kerala’s last ranks, from a public copy',
    acpc: 'ACPC’s closure lists, from a public copy',
    comedk: 'COMEDK’s cut-off lists, from a public copy',
    du25: 'Delhi University’s minimum allocation scores, from a public copy',
    jacchd25: 'JAC Chandigarh’s opening and closing ranks, from a public copy',
  },
  scopes: {
    all: 'For everybody who takes part.',
    home: 'For those who passed Class 12 in the state.',
    other: 'For those who passed Class 12 in another state.',
    asked: 'Has a condition of its own that we do not ask about: read the rules of the counselling.',
    abroad: 'For candidates from abroad.',
  },
  quotas: {
    AI: 'All India',
    HS: 'Home state',
    OS: 'Other states',
    GO: 'Goa',
    JK: 'Jammu and Kashmir',
    LA: 'Ladakh',
    'DASA-CIWG': 'DASA, children of Indian workers in the Gulf',
    'DASA-NonCIWG': 'DASA',
    Pvt: 'Private institute',
    Govt: 'Government institute',
    'All India': 'All India',
    'Open Seat Quota': 'Open Seat Quota',
    'Deemed/Paid Seats Quota': 'Deemed/Paid Seats Quota',
    'Employees State Insurance Scheme(ESI)': 'Employees State Insurance (ESI)',
    'Non-Resident Indian': 'Non-Resident Indian',
    'Delhi University Quota': 'Delhi University Quota',
    'IP University Quota': 'IP University Quota',
    'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) Quota':
      'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) Quota',
    'B.Sc Nursing All India': 'B.Sc Nursing All India',
    'Internal -Puducherry UT Domicile': 'Residents of Puducherry',
    'B.Sc Nursing Delhi NCR': 'B.Sc Nursing Delhi NCR',
    'Employees State Insurance Scheme Nursing Quota (ESI- IP Quota Nursing)':
      'Employees State Insurance Scheme Nursing Quota (ESI- IP Quota Nursing)',
    'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) DU Quota':
      'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) DU Quota',
    'Aligarh Muslim University (AMU) Quota': 'Aligarh Muslim University (AMU) Quota',
    'B.Sc Nursing Delhi NCR CW Quota': 'B.Sc Nursing Delhi NCR CW Quota',
    'Muslim Minority Quota': 'Muslim Minority Quota',
    'Non-Resident Indian(AMU)Quota': 'Non-Resident Indian, AMU',
    'Jain Minority Quota': 'Jain Minority Quota',
    'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) IP Quota':
      'Delhi NCR Children/Widows of Personnel of the Armed Forces (CW) IP Quota',
    'B.Sc Nursing IP CW Quota': 'B.Sc Nursing IP CW Quota',
    'Foreign Country Quota': 'Foreign Country Quota',
    'Jamia Internal Quota': 'Jamia Internal Quota',
    'Muslim OBC Quota': 'Muslim OBC Quota',
    'Muslim Quota': 'Muslim Quota',
    'Muslim ST Quota': 'Muslim ST Quota',
    'Muslim Women Quota': 'Muslim Women Quota',
    '(AMU)Self finance internal': 'AMU, own students, self-financed',
    'Non-Resident Indian(Jamia)Quota': 'Non-Resident Indian, Jamia',
    'Home University': 'Home University',
    'Other than Home University': 'Other than Home University',
    'State Level': 'State Level',
    General: 'General',
    Rural: 'Rural',
    'Kannada medium': 'Kannada medium',
    'Home State': 'Home state',
    'Other State': 'Other states',
    'Private (Self-financing)': 'Private (Self-financing)',
    'Government/Aided': 'Government/Aided',
    'Govt Aided': 'Government-aided institute',
    '': 'No quota is named',
  },
};
