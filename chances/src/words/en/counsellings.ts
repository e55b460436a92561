const josaa = 'JoSAA’s opening and closing ranks, from public copies';
const kcet = 'KEA’s cut-off lists, from public copies';
const tgeapcet = 'TG EAPCET’s statements of last ranks, from public copies';
const mcc = 'MCC’s allotment lists, from public copies';

/** What is said of every counselling alike. What one of its own is called stands beside it, in chances/src/counsellings.json. */
export const texts = {
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
    kcet23: kcet,
    kcet24: kcet,
    kcet25: kcet,
    tgeapcet23: tgeapcet,
    tgeapcet24: tgeapcet,
    tgeapcet25: tgeapcet,
    apeapcet24: 'AP EAPCET’s statement of last ranks, from a public copy',
    bcece25: 'BCECEB’s opening and closing ranks, from a public copy',
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
    asked: 'Has a condition of its own: read the rules of the counselling before you count on it.',
    abroad: 'For candidates from abroad.',
  },
  paid: 'It costs far more than other seats: ask for the fee first.',
};
