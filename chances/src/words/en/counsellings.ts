/** What each counselling is called and how it works, in plain words. Category and quota ids stay as published. */
export const texts = {
  josaa: {
    name: 'JoSAA: IITs, NITs, IIITs and other funded institutes',
    about:
      'IIT and IISc seats go by JEE Advanced ranks, all other B.Tech seats by JEE Main ranks, B.Arch and B.Plan outside the ' +
      'IITs by the ranks of their own papers. OPEN seats go by the common rank list; EWS, OBC-NCL, SC and ST seats by the ' +
      'rank within that category; PwD seats by the PwD rank. Never compare one with another. Women are considered for ' +
      'female-only and for gender-neutral seats. A rank with a P behind it belongs to the list of a preparatory course; such ' +
      'ranks enter no call. The last round counts. Numbers move every year: this is no promise.',
  },
  csab: {
    name: 'CSAB special rounds: seats left after JoSAA',
    about:
      'These rounds fill what is left outside the IITs. All ranks are common ranks of JEE Main, for reserved seats too. The ' +
      'lists show only fresh and upgraded candidates of the round. They come from one source, so we show past years and make ' +
      'no call.',
  },
  mcc: {
    name: 'MCC: all-India medical seats (NEET-UG)',
    about:
      'One rank for all: the NEET all-India rank, also for reserved seats. We know round 1 only, which is the tightest: a ' +
      'miss in round 1 is not a no. The other 85 % of state seats are filled by each state. Past years are shown, without a ' +
      'call.',
  },
  mhtcet: {
    name: 'MHT-CET CAP: engineering in Maharashtra',
    about:
      'Seats go by the MHT-CET percentile; shown is the lowest that got a seat in CAP round III. Seats frozen in earlier ' +
      'rounds are missing. Home-university seats depend on where you passed Class 10 and 12. They come from one source, so ' +
      'no call is made.',
  },
  kcet: {
    name: 'KCET: engineering in Karnataka',
    about:
      'Every category goes by the common KCET rank. Rural and Kannada-medium seats have conditions of their own, which we do ' +
      'not ask about. One year from one source: shown as history, without a call.',
  },
  tgeapcet: {
    name: 'TG EAPCET: engineering in Telangana',
    about:
      'Every category goes by the state rank. A third of the seats of each category is for women, who may also take the ' +
      'rest. 85 % of seats are for the local area. One year from one source: shown as history, without a call.',
  },
  du: {
    name: 'Delhi University (CSAS)',
    about:
      'Each programme adds up certain CUET scores; shown is the lowest sum that got a seat. Sums of different programmes do ' +
      'not compare. One year from one source: shown as history, without a call.',
  },
  uptac: {
    name: 'UPTAC: engineering in Uttar Pradesh',
    about:
      'Seats go by the common JEE Main rank, reserved ones too. The lists show only fresh and upgraded candidates of a ' +
      'round. One year from one source: shown as history, without a call.',
  },
  wbjee: {
    name: 'WBJEE: engineering in West Bengal',
    about:
      'Most seats go by the WBJEE merit rank, some by the JEE Main rank: choose the list. One year from one source: shown as ' +
      'history, without a call.',
  },
  keam: {
    name: 'KEAM: engineering in Kerala',
    about:
      'One state rank for all. SM is state merit; other codes are community shares. The year was still running when it was ' +
      'copied. One source: shown as history, without a call.',
  },
  acpc: {
    name: 'ACPC: engineering and pharmacy in Gujarat',
    about: 'Merit ranks from board and GUJCET percentiles together. One source: shown as history, without a call.',
  },
  comedk: {
    name: 'COMEDK: private colleges in Karnataka',
    about: 'One all-India rank of its own test; no caste reservation. One source: shown as history, without a call.',
  },
  'jac-chandigarh': {
    name: 'JAC Chandigarh',
    about:
      'OPEN seats surely go by the common JEE Main rank; for the others the list is not stated, so they stand apart. One ' +
      'year from one source: shown as history, without a call.',
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
