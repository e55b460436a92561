/** Words of the question itself: what kind of place, which stage, what for. In English, in Hindi, and as both are typed. */
import { asItLooks, foldForSearch } from '../text.ts';

/** What a word or a few say. One word may say several things: "medical" is a kind of college and a field. */
export interface WordMeaning {
  kind?: string;
  /** The kind of college that teaches it, said beside a word for colleges: an "arts college" teaches more than the fine arts. */
  taughtAt?: string;
  field?: string;
  /** Asks for colleges, courses, careers, exams or scholarships. */
  feature?: 'colleges' | 'courses' | 'careers' | 'exams' | 'scholarships';
  type?: 'government' | 'private';
  openTo?: 'women' | 'men';
  near?: true;
  entry?: 'after 10' | 'after 12' | 'after graduation';
  stream?: string;
  level?: string;
  sector?: string;
  purpose?: AskedFor;
  /** Says nothing here. */
  glue?: true;
}
export type AskedFor =
  | 'job'
  | 'date'
  | 'cutoff'
  | 'fees'
  | 'admission'
  | 'become'
  | 'about'
  | 'entrance'
  | 'quiz'
  | 'doors'
  | 'plan'
  | 'compare'
  | 'next';

const table = new Map<string, WordMeaning>();
let longest = 1;

/** Each text one phrase or, behind commas, several. */
function say(phrases: string, meaning: WordMeaning): void {
  for (const phrase of phrases.split(',')) {
    const folded = asItLooks(foldForSearch(phrase));
    if (folded === '') continue;
    longest = Math.max(longest, folded.split(' ').length);
    table.set(folded, { ...table.get(folded), ...meaning });
  }
}

say(
  `college, colleges, colege, colleges list, clg, कॉलेज, कालेज, कॉलेजों, mahavidyalaya, mahavidyalay, महाविद्यालय, kalej,
   kaalej, institute, institutes, संस्थान, campus`,
  { feature: 'colleges' },
);
say(`university, universities, uni, univ, univercity, vishwavidyalaya, विश्वविद्यालय, यूनिवर्सिटी`, {
  feature: 'colleges',
  kind: 'university',
});
say('course, courses, कोर्स, kors, पाठ्यक्रम, degree, degrees, डिग्री, padhai, पढ़ाई, study', { feature: 'courses' });
say('career, careers, करियर, कैरियर, profession', { feature: 'careers' });
say('exam, exams, test, tests, परीक्षा, परीक्षाएँ, pariksha, एग्जाम, इम्तिहान', { feature: 'exams' });
say(`entrance, entrance exam, entrance exams, entrance test, प्रवेश परीक्षा, pravesh pariksha`, { feature: 'exams', purpose: 'entrance' });
say(
  `scholarship, scholarships, scolarship, scholership, छात्रवृत्ति, chhatravritti, chatravriti, chatravritti, vajifa,
   wazifa, वज़ीफ़ा, स्कॉलरशिप, sholarship`,
  { feature: 'scholarships' },
);
say('financial help, padhai ke liye paise, पढ़ाई के लिए पैसे, financial aid', { feature: 'scholarships' });

// Kinds of colleges; where the same word is a field of study, that too.
say(`engineering, engg, इंजीनियरिंग, enginering, engineeering, अभियांत्रिकी, btech, b tech, बीटेक`, {
  kind: 'engineering',
  field: 'engineering_technology',
});
say('polytechnic, polytechnics, poly, पॉलिटेक्निक, politechnic', { kind: 'polytechnic' });
say('iti, itis, आईटीआई', { kind: 'iti' });
say('medical, मेडिकल, medicine, medicine field, चिकित्सा', { kind: 'medical', field: 'medicine' });
say('dental, डेंटल, दंत', { kind: 'dental' });
say('law, लॉ, कानून, kanoon, vidhi, विधि', { kind: 'law', field: 'law_arts' });
say('nursing, नर्सिंग, narsing', { kind: 'nursing' });
say('pharmacy, फार्मेसी, फ़ार्मेसी, pharma', { kind: 'pharmacy' });
say('physiotherapy, फिजियोथेरेपी', { kind: 'physiotherapy' });
say('management, मैनेजमेंट, प्रबंधन, b school, business school', { kind: 'management', field: 'business_management' });
say('agriculture, agricultural, agri, कृषि, krishi, एग्रीकल्चर', { kind: 'agriculture', field: 'agriculture_environment' });
say('veterinary, वेटरनरी, पशु चिकित्सा, pashu chikitsa', { kind: 'veterinary', field: 'veterinary_science' });
say('ayurveda, ayurvedic, ayurved, आयुर्वेद, आयुर्वेदिक', { kind: 'ayurveda' });
say('homeopathy, homeopathic, homoeopathic, homoeopathy, होम्योपैथी, होम्योपैथिक', { kind: 'homoeopathy' });
say('unani, यूनानी', { kind: 'unani' });
say('hotel management, होटल मैनेजमेंट', { kind: 'hotel-management' });
say('architecture, आर्किटेक्चर', { kind: 'architecture', field: 'architecture_design' });
say('teacher training, teachers training, teacher education, शिक्षक प्रशिक्षण', { kind: 'teacher-education' });
say('paramedical, पैरामेडिकल, allied health', { kind: 'allied-health', field: 'allied_health' });
say('fine arts, ललित कला', { kind: 'fine-arts', field: 'fine_arts_design' });
say('journalism, mass communication, media, पत्रकारिता, मीडिया', { kind: 'journalism-media', field: 'journalism_media' });
say('sanskrit college, संस्कृत महाविद्यालय', { kind: 'sanskrit', feature: 'colleges' });
say('degree college, degree colleges, डिग्री कॉलेज', { kind: 'degree-college', feature: 'colleges' });
say('music, dance, संगीत, नृत्य', { kind: 'music-dance' });
say('computer applications', { kind: 'computer-applications' });
say('social work', { kind: 'social-work' });
say('maritime', { kind: 'maritime' });
// Fields that are no kind of a college.
say('computer, computers, it field, computer field, software', { field: 'computer_it' });
say('defence, defense, army field, रक्षा, सेना, fauj', { field: 'defence_military' });
say('psychology, psycology, मनोविज्ञान, manovigyan', { field: 'psychology' });
say('biotech, biotechnology, बायोटेक', { field: 'biotechnology' });
say('finance, accounting, accounts, banking, लेखा', { field: 'finance_accounting' });
say('economics, अर्थशास्त्र', { field: 'economics_analytics' });
say('design, डिज़ाइन', { field: 'fine_arts_design' });
say('civil services, civil service, सिविल सेवा', { field: 'civil_services' });
say('social science, social sciences, सामाजिक विज्ञान', { field: 'social_sciences' });
say('business, बिज़नेस, व्यापार, vyapar', { field: 'business_management' });
say('research, pure science, pure sciences', { field: 'pure_sciences_research' });

say(
  `government, govt, gov, goverment, govenment, sarkari, sarkaari, सरकारी, राजकीय, rajkiya, शासकीय, गवर्नमेंट, public
   sector`,
  { type: 'government', sector: 'government' },
);
say('private, प्राइवेट, निजी, niji, praivet', { type: 'private', sector: 'private' });
say('girls, girl, women, womens, ladies, mahila, kanya, लड़कियों, लड़की, महिला, कन्या, ladkiyon, ladki', { openTo: 'women' });
say('boys, लड़कों', { openTo: 'men' });
say(
  `near me, nearby, near by, mere paas, mere pas, mere nazdeek, mere ghar ke paas, ghar ke paas, मेरे पास, घर के पास, near,
   ke paas, paas, pas, के पास, नज़दीक, aas paas, around`,
  { near: true },
);

say(
  `after 12th, after 12, after class 12, after plus two, 12th ke baad, 12 ke baad, 12vi ke baad, 12th pass, 12 pass, 12वीं
   के बाद, 12वीं पास, बारहवीं के बाद, inter ke baad, inter pass, इंटर के बाद, barahvi ke baad, after inter, after
   intermediate, after hsc, 12th level, 12th, 12वीं, 12vi, बारहवीं, class 12, inter`,
  { entry: 'after 12' },
);
say(
  `after 10th, after 10, after class 10, 10th ke baad, 10 ke baad, 10vi ke baad, 10th pass, 10 pass, 10वीं के बाद, 10वीं
   पास, दसवीं के बाद, matric ke baad, matric pass, मैट्रिक के बाद, after matric, after ssc, 10th, 10वीं, 10vi, दसवीं, class
   10, matric`,
  { entry: 'after 10' },
);
say(
  `after graduation, after degree, after ug, after bachelors, graduation ke baad, graduate ke baad, स्नातक के बाद,
   ग्रेजुएशन के बाद, after graduate, graduation, graduate, graduates, स्नातक, ग्रेजुएशन, degree ke baad, डिग्री के बाद`,
  { entry: 'after graduation' },
);
for (const degree of ['ba', 'bsc', 'bcom', 'bba', 'bca', 'btech', 'b tech', 'b sc', 'b com'])
  say(`after ${degree}, ${degree} ke baad`, { entry: 'after graduation' });
say('बीए के बाद, बीएससी के बाद, बीकॉम के बाद', { entry: 'after graduation' });

say('12th science, 12 science, science 12th, 12th science ke baad, 12वीं साइंस, 12वीं विज्ञान', { entry: 'after 12' });
say('pcm, science pcm, math stream, maths stream', { stream: 'science_pcm' });
say('pcb, science pcb, bio stream, biology stream', { stream: 'science_pcb' });
say('commerce, commerce stream, कॉमर्स, वाणिज्य', { stream: 'commerce' });
say('arts, arts stream, humanities, आर्ट्स, कला, kala varg, कला वर्ग, मानविकी', { stream: 'arts' });
say('arts, आर्ट्स, कला, science, sciences, साइंस, विज्ञान', { taughtAt: 'degree-college' });
say('diploma, diplomas, डिप्लोमा', { level: 'diploma' });
say('certificate, certificate course, सर्टिफिकेट', { level: 'certificate' });
say('pg, post graduation, postgraduate, post graduate, masters, स्नातकोत्तर', { level: 'postgraduate' });
say('ug, undergraduate, bachelors', { level: 'undergraduate' });

say(`job, jobs, naukri, nokri, नौकरी, नौकरियाँ, vacancy, vacancies, bharti, भर्ती, recruitment, rojgar, रोज़गार, employment`, {
  purpose: 'job',
});
say(
  `sarkari naukri, sarkari nokri, सरकारी नौकरी, govt job, govt jobs, government job, government jobs, sarkari job, sarkari
   jobs`,
  { purpose: 'job', type: 'government', sector: 'government' },
);
say(
  `last date, फॉर्म, form last date, form date, form kab, form kab aayega, form kab niklega, form kab bharega, फॉर्म कब, फॉर्म कब
   आएगा, फ़ॉर्म कब, form, forms, application form, registration, registration date, date, dates, kab, kab hai, kab hoga,
   kab aayega, kab hogi, कब, कब है, कब होगी, कब आएगा, exam date, exam dates, exam kab, when is, when, admit card, एडमिट
   कार्ड, result, result kab, रिज़ल्ट, परिणाम, timetable, time table, schedule, calendar, कैलेंडर, तारीख, tarikh, last,
   aakhri tarikh, अंतिम तिथि, antim tithi, january, february, march, april, june, july, august, september, october,
   november, december, आख़िरी तारीख, apply, notification`,
  { purpose: 'date' },
);
say(
  `cutoff, cut off, cutoffs, cut offs, कटऑफ, कट ऑफ, closing rank, closing ranks, opening rank, kaunsa college milega, konsa
   college milega, which college, which colleges, college milega, kaun sa college milega, कौन सा कॉलेज मिलेगा, college
   predictor, predictor, rank predictor, chances, rank, ranks, रैंक, milega, मिलेगा, mil sakta, kitne marks chahiye, kitne
   number chahiye, counselling, counseling, काउंसलिंग, seat allotment, marks`,
  { purpose: 'cutoff' },
);
say(
  `fee, fees, फीस, फ़ीस, fees kitni hai, fees structure, fee structure, शुल्क, kharcha, खर्च, खर्चा, cost, costs, kitna
   paisa, kitne paise, कितना खर्च`,
  { purpose: 'fees' },
);
say(`admission, admissions, प्रवेश, दाख़िला, dakhila, admission process, एडमिशन, admission kaise, counselling process`, {
  purpose: 'admission',
});
say(
  `kaise bane, kaise banu, kaise bante hain, kaise bante hai, banna hai, bana, banna, how to become, become, कैसे बनें,
   कैसे बने, बनना, बनना है, banne ke liye, kese bane, want to be, i want to become, banna chahta hu, banna chahti hu`,
  { purpose: 'become' },
);
say(
  `syllabus, सिलेबस, पाठ्यक्रम सूची, eligibility, योग्यता, yogyata, pattern, exam pattern, age limit, details, information,
   jankari, जानकारी, kya hai, kya hota hai, क्या है, full form, qualification`,
  { purpose: 'about' },
);
say(
  `kya kare, kya karu, kya karen, kya karein, क्या करें, क्या करूँ, what to do, what next, kya karna chahiye, options, best
   option`,
  { purpose: 'next' },
);
say(
  `career test, aptitude test, quiz, career quiz, samajh nahi aa raha, kya karu samajh nahi aa raha, समझ नहीं आ रहा, which
   stream, which stream should i choose, which stream to choose, konsa stream, kaunsa stream, kaun sa stream, कौन सा विषय,
   konsa subject, kaunsa subject le, which career, confused, career guidance, what suits me, mere liye kya sahi hai, मेरे
   लिए क्या सही`,
  { purpose: 'quiz' },
);
say(
  `mere liye kya khula hai, kya khula hai, what is open to me, open to me, what can i do, am i eligible, मेरे लिए क्या
   खुला, मैं क्या कर सकता हूँ, main kya kar sakta hu, main kya kar sakti hu`,
  { purpose: 'doors' },
);
say('my plan, plan, मेरी योजना, mera plan', { purpose: 'plan' });
say('own business, apna business, self employment, अपना काम, apna kaam, स्वरोज़गार, swarojgar', { sector: 'own' });
say(
  `aayega, aayegi, आएगा, आएगी, niklega, niklegi, hoga, hogi, होगा, होगी, upcoming, latest, new, next, coming,
   aane wale, a, an, and, at, by, for, from, in, is, of, on, or,
   the, to, with, i, me, my, we, best, top, good, list, all, which, what, how, can, do, does, get, after, about, please,
   near to, tell, want, need, should, choose, be, are, any, ka, ki, ke, ko, mein, se, hai, hain, ho, hota, hoti, hote, kya,
   kaise, kaun, kaunsa, konsa, kare, karna, karne, kar, karu, liye, mujhe, mera, meri, mere, chahiye, wala, wali, wale,
   sabse, accha, acha, par, aur, ya, sakte, sakta, sakti, hu, hoon, sa, baad, level, pass, class, india, bharat, le, lena,
   का, की, के, को, में, से, है, हैं, हो, होता, क्या, कैसे, कौन, कौनसा, सा, करें, करना, कर, लिए, मुझे, मेरा, मेरी, मेरे,
   चाहिए, वाला, वाली, वाले, सबसे, अच्छा, अच्छे, पर, और, या, बाद, पास, भारत, student, students, विद्यार्थी, छात्र, छात्रा,
   छात्रों, category, quota, stream, cheap, cheapest, affordable, low, lowest, sasta, saste, sasti, sabse sasta, सस्ता, सस्ते, सस्ती`,
  { glue: true },
);
for (let year = 2024; year <= 2030; year += 1) say(String(year), { glue: true });

export const longestPhrase = longest;
export const saidBy = (phrase: string): WordMeaning | undefined => table.get(asItLooks(phrase));
export const vocabularyWords = (): string[] => [...table.keys()].filter((phrase) => !phrase.includes(' ') && phrase.length >= 6);
