import type { texts as en } from '../en/next.ts';

export const texts: typeof en = {
  title: 'अब आगे क्या',
  steps: {
    resultDoors: {
      go: (name) => `${name} कौन-से दरवाज़े खुले रखता है`,
    },
    resultCourses: {
      go: (name) => `${name} के कोर्स`,
    },
    resultMoney: {
      go: () => 'मेरे लिए छात्रवृत्तियाँ',
    },
    degreePlan: {
      go: () => 'मेरा प्लान बनाएँ',
    },
    degreeDetails: {
      go: () => 'देखें कि मेरे लिए क्या खुला है',
    },
    degreeMoney: {
      go: () => 'डिग्री के बाद की छात्रवृत्तियाँ',
    },
    doorsPlan: { go: () => 'मेरा प्लान बनाएँ' },
    doorsDetails: { go: () => 'मेरी जानकारी भरें' },
    doorsQuiz: { go: () => 'तय नहीं हो रहा? क्विज़ दें' },
    verdictPlan: { go: () => 'इसे मेरे प्लान में रखें' },
    careerGate: { go: (name) => `पहला पड़ाव: ${name}`, why: (when) => when },
    careerCourse: {
      go: (name) => `पहला कदम: ${name}`,
    },
    coursePlan: {
      go: () => 'वहाँ तक पहुँचने का प्लान बनाएँ',
    },
    courseCost: {
      go: () => 'इसका ख़र्च कितना होगा?',
    },
    examDates: {
      go: () => 'इसकी तारीख़ें मेरे कैलेंडर में रखें',
    },
    examPlan: {
      go: () => 'इसके साथ मेरा प्लान बनाएँ',
    },
    collegeAdmits: {
      go: (name) => `${name} में दाख़िला कैसे होता है`,
    },
    collegeCost: {
      go: () => 'यहाँ एक साल का ख़र्च कितना होगा?',
    },
    collegeCompare: {
      go: () => 'औरों से इसकी तुलना करें',
    },
    collegePlan: { go: () => 'इसे मेरे प्लान में रखें' },
    moneyPapers: {
      go: () => 'इसके लिए कौन-से दस्तावेज़ चाहिए',
    },
    moneyWindow: { go: () => 'आवेदन कब करना है', why: (when) => when },
    moneyCosts: {
      go: () => 'मेरी पढ़ाई का ख़र्च कितना होगा?',
    },
    chancesList: { go: () => 'मेरी पूरी सूची परखें' },
    chancesPlan: { go: () => 'सबसे अच्छी सीट मेरे प्लान में रखें', why: (_, name) => name },
    chancesCost: { go: () => 'वहाँ ख़र्च कितना होगा?', why: (_, name) => name },
    listPlan: { go: () => 'पहली सीट मेरे प्लान में रखें', why: (_, name) => name },
    listCost: { go: () => 'पहली सीट पर ख़र्च कितना होगा?', why: (_, name) => name },
    listDates: { go: () => 'काउंसलिंग की तारीख़ें' },
    calendarFile: { go: () => 'ये तारीख़ें फ़ोन में ले जाएँ' },
    calendarPlan: { go: () => 'मेरा प्लान बनाएँ' },
    calendarMoney: { go: () => 'मेरे लिए सही छात्रवृत्तियाँ' },
    costsMoney: {
      go: () => 'ख़र्च में मदद कौन करता है?',
    },
    costsPlan: { go: () => 'इसे मेरे प्लान में रखें' },
    stateColleges: {
      go: () => 'ज़िले के हिसाब से कॉलेज',
    },
    stateMoney: { go: (name) => `${name} की छात्रवृत्तियाँ` },
    guideChances: {
      go: () => 'मेरी रैंक के आसपास की सीटें',
    },
    guideMoney: {
      go: () => 'मेरे लिए सही छात्रवृत्तियाँ',
    },
    guideOpen: {
      go: () => 'मेरे लिए क्या खुला है?',
    },
    guidePlan: { go: () => 'मेरा प्लान बनाएँ' },
    guideDates: { go: () => 'ज़रूरी तारीख़ें' },
    stateOpen: {
      go: () => 'मेरे लिए क्या खुला है?',
    },
  },
};
