/**
 * What students ask a chatbot: the calls that a careful assistant makes, and what the answer must hold. Of those that cannot be answered
 * `unknown` is what the tool says instead; whoever answers all the same has invented it.
 */
import type { ToolName } from '@disha/contract/mcp.asks';

type Call = readonly [tool: ToolName, asked: Readonly<Record<string, unknown>>];
export interface AskedQuestion {
  asked: string;
  calls: readonly Call[];
  /** Each stands in what comes back. */
  holds?: readonly string[];
  /** Stands in what is not known, or in the refusal. */
  unknown?: string;
}

const get = (kind: string, id: string): Call => ['get', { kind, id }];
const find = (words: string, more: Readonly<Record<string, unknown>> = {}): Call => ['find', { words, ...more }];
const student = (more: Readonly<Record<string, unknown>>) => ({ class: '12', ...more });
const pcb = ['physics', 'chemistry', 'biology', 'english'];
const pcm = ['physics', 'chemistry', 'mathematics', 'english'];
const judge = (told: object, kind: string, id: string): Call => ['eligibility', { student: told, items: [{ kind, id }] }];

export const questions: readonly AskedQuestion[] = [
  { asked: 'What is NEET UG for?', calls: [get('exams', 'neet-ug')], holds: ['National Testing Agency', 'medicine'] },
  { asked: 'NEET ke liye Class 12 mein kya chahiye?', calls: [get('exams', 'neet-ug')], holds: ['50%'] },
  { asked: 'When is JEE Main 2027?', calls: [['dates', { exams: ['jee-main'] }]], holds: ['basis: announced', '2027-01'] },
  { asked: 'जेईई मेन का फॉर्म कब आता है?', calls: [['dates', { exams: ['jee-main'], language: 'hi' }]], holds: ['registration_opens'] },
  { asked: 'Which exams are in May 2027?', calls: [['dates', { month: '2027-05' }]], holds: ['basis: usual'] },
  { asked: 'What is a BCA?', calls: [get('courses', 'bca')], holds: ['Computer Applications'] },
  { asked: 'How long is an MBBS?', calls: [get('courses', 'mbbs')], holds: ['duration'] },
  { asked: '12वीं के बाद नर्सिंग', calls: [find('12वीं के बाद नर्सिंग')], holds: ['bsc-nursing'] },
  { asked: 'BCA colleges in Patna', calls: [find('BCA colleges in Patna')], holds: ['kind: colleges', 'Patna'] },
  { asked: 'Law ke baad kya ban sakte hain?', calls: [find('law', { kind: 'careers' })], holds: ['kind: careers'] },
  { asked: 'Where is IIT Bombay?', calls: [get('colleges', 'iit-bombay')], holds: ['Mumbai', 'Maharashtra'] },
  { asked: 'Is IIT Bombay government?', calls: [get('colleges', 'iit-bombay')], holds: ['type:'] },
  { asked: 'Can I do MBBS without biology?', calls: [judge(student({ subjects: pcm }), 'courses', 'mbbs')], holds: ['verdict: closed'] },
  { asked: 'PCB hai, MBBS khula hai?', calls: [judge(student({ subjects: pcb }), 'courses', 'mbbs')], holds: ['verdict:', 'rule:'] },
  { asked: 'Am I too young for NEET at 15?', calls: [judge(student({ ageYears: 15 }), 'exams', 'neet-ug')], holds: ['verdict:'] },
  { asked: 'Can a girl join NDA?', calls: [judge(student({ gender: 'female', subjects: pcm }), 'exams', 'nda')], holds: ['verdict:'] },
  { asked: 'What closes if I drop maths?', calls: [['doors', { subjects: pcm, dropped: ['mathematics'] }]], holds: ['closesInAll'] },
  {
    asked: 'गणित छोड़ दूँ तो क्या बंद होगा?',
    calls: [['doors', { subjects: pcm, dropped: ['mathematics'], language: 'hi' }]],
    holds: ['closes'],
  },
  { asked: 'How many courses are open with PCB?', calls: [['doors', { subjects: pcb }]], holds: ['courses:'] },
  {
    asked: 'How does Kerala admit to engineering?',
    calls: [['how_state_admits', { state: 'Kerala', group: 'engineering' }]],
    holds: ['KEAM'],
  },
  {
    asked: 'केरल में नर्सिंग का दाख़िला',
    calls: [['how_state_admits', { state: 'Kerala', group: 'nursing', language: 'hi' }]],
    holds: ['portal'],
  },
  {
    asked: 'Bihar mein B.Ed ka admission?',
    calls: [['how_state_admits', { state: 'Bihar', group: 'teaching' }]],
    holds: ['group: teaching'],
  },
  {
    asked: 'Polytechnic in Uttar Pradesh',
    calls: [['how_state_admits', { state: 'Uttar Pradesh', group: 'polytechnic' }]],
    holds: ['source'],
  },
  { asked: 'What does MBBS cost in Bihar?', calls: [['money', { course: 'mbbs', state: 'Bihar' }]], holds: ['tuition', 'year:'] },
  { asked: 'B.Tech fees in Maharashtra', calls: [['money', { course: 'btech-civil-engineering', state: 'Maharashtra' }]], holds: ['per:'] },
  {
    asked: 'Scholarships in Odisha after Class 12',
    calls: [['money', { course: 'ba-english', state: 'Odisha' }]],
    holds: ['scholarships:'],
  },
  { asked: 'Scholarship for girls', calls: [find('scholarship for girls', { kind: 'scholarships' })], holds: ['kind: scholarships'] },
  {
    asked: 'JoSAA closing rank of computer science',
    calls: [['closing_ranks', { counselling: 'josaa', words: 'computer science' }]],
    holds: ['closing:'],
  },
  {
    asked: '15,000 rank, computer science?',
    calls: [['closing_ranks', { counselling: 'josaa', rank: 15_000, state: 'Bihar', words: 'computer science' }]],
    holds: ['closing:', 'band:'],
  },
  {
    asked: 'NIT ke liye general female rank',
    calls: [['closing_ranks', { counselling: 'josaa', gender: 'female', words: 'national institute' }]],
    holds: ['gender'],
  },
  { asked: 'What does a nurse do?', calls: [find('nurse', { kind: 'careers' })], holds: ['kind: careers'] },
  { asked: 'How do I become a pilot?', calls: [find('pilot', { kind: 'careers' })], holds: ['pilot'] },
  { asked: 'CLAT kya hai?', calls: [find('CLAT', { kind: 'exams' })], holds: ['CLAT'] },
  { asked: 'Is CUET needed?', calls: [find('CUET', { kind: 'exams' })], holds: ['CUET'] },
  { asked: 'ITI trades after Class 10', calls: [find('ITI', { kind: 'courses' })], holds: ['kind: courses'] },
  { asked: 'डिप्लोमा के बाद बीटेक', calls: [find('डिप्लोमा के बाद बीटेक')], holds: ['kind:'] },
  { asked: 'Caste certificate kaise banega?', calls: [find('caste certificate', { kind: 'guides' })], holds: ['kind: guides'] },
  { asked: 'Education loan kaise milta hai?', calls: [find('education loan', { kind: 'guides' })], holds: ['kind:'] },
  { asked: 'NDA exam kab?', calls: [['dates', { exams: ['nda'] }]], holds: ['basis:'] },
  { asked: 'Colleges in Goa', calls: [find('college', { kind: 'colleges', state: 'Goa' })], holds: ['Goa'] },
  // What nobody can say, or we do not know.
  {
    asked: 'Will I get IIT Bombay next year?',
    calls: [['closing_ranks', { counselling: 'josaa', words: 'bombay' }]],
    unknown: 'What comes next is not known',
  },
  {
    asked: 'How likely is NIT without my rank?',
    calls: [['closing_ranks', { counselling: 'josaa', words: 'nit' }]],
    unknown: 'Without a rank',
  },
  {
    asked: 'Closing ranks of Sikkim’s own counselling?',
    calls: [['closing_ranks', { counselling: 'sikkim' }]],
    unknown: 'none that we have',
  },
  { asked: 'When exactly is NEET 2029?', calls: [['dates', { month: '2029-12' }]], unknown: 'no exam day' },
  { asked: 'Exact day the JEE Main form opens in 2027?', calls: [['dates', { exams: ['jee-main'] }]], unknown: 'Not announced' },
  { asked: 'Phone number of IIT Bombay?', calls: [get('colleges', 'iit-bombay')], unknown: 'Not known to us: phone' },
  { asked: 'What is the XYZZY exam?', calls: [get('exams', 'xyzzy')], unknown: 'not found' },
  { asked: 'Tell me of Hogwarts', calls: [find('hogwarts quidditch')], unknown: 'Nothing in our catalog' },
  { asked: 'Can I enter MBBS? I say nothing of me', calls: [judge({}, 'courses', 'mbbs')], unknown: 'has not told' },
  { asked: 'MBBS khulega? Sirf umar 17', calls: [judge({ ageYears: 17 }, 'courses', 'mbbs')], unknown: 'has not told' },
  {
    asked: 'Is NDA open at exactly 16 and a half?',
    calls: [judge(student({ ageYears: 16 }), 'exams', 'nda')],
    unknown: 'counts to the day',
  },
  { asked: 'With only PCM, is a seat sure?', calls: [['doors', { subjects: pcm }]], unknown: 'Subjects alone were judged' },
  { asked: 'सिर्फ़ PCB से सीट पक्की?', calls: [['doors', { subjects: pcb, language: 'hi' }]], unknown: 'केवल विषय' },
  { asked: 'Will I be given the scholarship?', calls: [['money', { course: 'mbbs', state: 'Bihar' }]], unknown: 'its own office decides' },
  {
    asked: 'Own fee of IIT Bombay for an English BA?',
    calls: [['money', { course: 'ba-english', college: 'iit-bombay' }]],
    unknown: 'office decides',
  },
  { asked: 'Fee of a course that is none', calls: [['money', { course: 'no-such-course' }]], unknown: 'not found' },
  { asked: 'A college that closed: St Nowhere', calls: [get('colleges', 'st-nowhere')], unknown: 'not found' },
  {
    asked: 'Asha, asha@example.in: what is open?',
    calls: [judge({ email: 'asha@example.in' }, 'courses', 'mbbs')],
    unknown: 'leave it out',
  },
  { asked: 'I was born on 3 May 2009: NEET?', calls: [judge({ birthDate: '2009-05-03' }, 'exams', 'neet-ug')], unknown: 'leave it out' },
  { asked: 'How does Atlantis admit?', calls: [['how_state_admits', { state: 'Atlantis' }]], unknown: 'must be one of' },
];
