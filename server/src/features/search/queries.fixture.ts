/**
 * What students type, and the right first place for it: the feature with the keys of its list, or the item. Written before the reader.
 * Values stand as people read them, in any order of the keys; a star stands for any ending; several where each is right.
 */
export type Query = readonly [typed: string, ...wanted: string[]];

const cse = 'btech-computer-science-engineering';
const girls = '#forGirls=true';

const subjectsAndPlaces: readonly Query[] = [
  ['computer science nagpur', `/colleges?course=${cse}&state=Maharashtra&district=Nagpur`],
  ['btech cse in pune', `/colleges?course=${cse}&state=Maharashtra&district=Pune`],
  ['b.tech computer science bangalore', `/colleges?course=${cse}&state=Karnataka&district=Bengaluru Urban`],
  ['bca college patna', '/colleges?course=bca&state=Bihar&district=Patna'],
  ['bsc nursing calicut', '/colleges?course=bsc-nursing&state=Kerala&district=Kozhikode'],
  ['mbbs in trivandrum', '/colleges?course=mbbs&state=Kerala&district=Thiruvananthapuram'],
  ['bba calcutta', '/colleges?course=bba&state=West Bengal&district=Kolkata'],
  ['b pharm baroda', '/colleges?course=bpharm&state=Gujarat&district=Vadodara'],
  ['bds pondicherry', '/colleges?course=bds&state=Puducherry', '/colleges?course=bds&state=Puducherry&district=Puducherry'],
  [
    'hotel management bombay',
    '/colleges?course=bhm-hotel-management&state=Maharashtra&district=Mumbai',
    '/colleges?kinds=hotel-management&state=Maharashtra&district=Mumbai',
  ],
  ['bcom colleges in madras', '/colleges?course=bcom&state=Tamil Nadu&district=Chennai'],
  ['ba llb allahabad', '/colleges?course=ba-llb&state=Uttar Pradesh&district=Prayagraj'],
  ['mba gurgaon', '/colleges?course=mba&state=Haryana&district=Gurugram'],
  ['bams college poona', '/colleges?course=bams&state=Maharashtra&district=Pune'],
  ['mechanical engineering coimbatore', '/colleges?course=btech-mechanical-engineering&state=Tamil Nadu&district=Coimbatore'],
  ['civil engg college jaipur', '/colleges?course=btech-civil-engineering&state=Rajasthan&district=Jaipur'],
  ['bpt in indore', '/colleges?course=bpt&state=Madhya Pradesh&district=Indore'],
  ['bsc agriculture up', '/colleges?course=bsc-agriculture&state=Uttar Pradesh'],
  ['b.ed college lucknow', '/colleges?course=bed&state=Uttar Pradesh&district=Lucknow'],
  ['gnm nursing bihar', '/colleges?course=gnm-nursing&state=Bihar'],
  ['बीसीए पटना', '/colleges?course=bca&state=Bihar&district=Patna'],
  ['एमबीबीएस राजस्थान', '/colleges?course=mbbs&state=Rajasthan'],
  ['नागपुर में कंप्यूटर साइंस', `/colleges?course=${cse}&state=Maharashtra&district=Nagpur`],
  ['bca karna hai bhopal me', '/colleges?course=bca&state=Madhya Pradesh&district=Bhopal'],
  ['iti electrician gaya', '/colleges?course=iti-electrician&state=Bihar&district=Gaya Ji'],
  ['data science kerala', '/colleges?course=btech-data-science&state=Kerala', '/colleges?course=bsc-data-science&state=Kerala'],
  [
    'psycology kolkata',
    '/colleges?course=ba-psychology&state=West Bengal&district=Kolkata',
    '/colleges?course=bsc-psychology&state=West Bengal&district=Kolkata',
  ],
  ['fashion designing mumbai', '/colleges?course=bdes-fashion-design&state=Maharashtra&district=Mumbai'],
];

const kindsAndPlaces: readonly Query[] = [
  ['engineering college pune', '/colleges?kinds=engineering&state=Maharashtra&district=Pune'],
  ['government engineering college bihar', '/colleges?kinds=engineering&type=government&state=Bihar'],
  ['govt medical college kerala', '/colleges?kinds=medical&type=government&state=Kerala'],
  ['private medical college karnataka', '/colleges?kinds=medical&type=private&state=Karnataka'],
  ['law college patna', '/colleges?kinds=law&state=Bihar&district=Patna'],
  ['polytechnic nashik', '/colleges?kinds=polytechnic&state=Maharashtra&district=Nashik'],
  ['nursing colleges in bangalore', '/colleges?kinds=nursing&state=Karnataka&district=Bengaluru Urban'],
  ['girls college jaipur', '/colleges?openTo=women&state=Rajasthan&district=Jaipur'],
  ['mahila mahavidyalaya varanasi', '/colleges?openTo=women&state=Uttar Pradesh&district=Varanasi', '/colleges/mahila-mahavidyalaya*'],
  ['लड़कियों का कॉलेज पटना', '/colleges?openTo=women&state=Bihar&district=Patna'],
  ['govt girls college jodhpur', '/colleges?openTo=women&type=government&state=Rajasthan&district=Jodhpur', '/colleges/government-girls-*'],
  ['सरकारी इंजीनियरिंग कॉलेज बिहार', '/colleges?kinds=engineering&type=government&state=Bihar'],
  ['सरकारी मेडिकल कॉलेज', '/colleges?kinds=medical&type=government'],
  ['government engineering college', '/colleges?kinds=engineering&type=government'],
  ['pharmacy college near pune', '/colleges?kinds=pharmacy&near=Pune'],
  ['law college near me', '/colleges?kinds=law'],
  ['college near 800001', '/colleges?near=800001'],
  ['mere paas ka iti', '/colleges?kinds=iti'],
  ['colleges in nagpur', '/colleges?state=Maharashtra&district=Nagpur'],
  ['patna ke college', '/colleges?state=Bihar&district=Patna'],
  ['agriculture college chhattisgarh', '/colleges?kinds=agriculture&state=Chhattisgarh'],
  ['veterinary college tamilnadu', '/colleges?kinds=veterinary&state=Tamil Nadu'],
  ['ayurvedic college haridwar', '/colleges?kinds=ayurveda&state=Uttarakhand&district=Haridwar'],
  ['enginering colege pune', '/colleges?kinds=engineering&state=Maharashtra&district=Pune'],
];

const ranksAndMarks: readonly Query[] = [
  ['jee main 62000', '/chances?exam=jee-main#rank=62000'],
  ['jee mains rank 62000', '/chances?exam=jee-main#rank=62000'],
  ['62000 rank in jee main', '/chances?exam=jee-main#rank=62000'],
  ['jee main 62,000 rank obc', '/chances?exam=jee-main#rank=62000&category=obc'],
  ['neet rank 45000', '/chances?exam=neet-ug#rank=45000'],
  ['neet air 12000 which college', '/chances?exam=neet-ug#rank=12000'],
  ['नीट रैंक 45000', '/chances?exam=neet-ug#rank=45000'],
  ['जेईई मेन ६२००० रैंक', '/chances?exam=jee-main#rank=62000'],
  ['jee main 97.5 percentile', '/chances?exam=jee-main#percentile=97.5'],
  ['mht cet 92 percentile colleges', '/chances?exam=mht-cet#percentile=92'],
  ['jee advanced rank 5400', '/chances?exam=jee-advanced#rank=5400'],
  ['meri jee main rank 1 lakh hai kaunsa college milega', '/chances?exam=jee-main#rank=100000'],
  ['kcet 15000 rank', '/chances?exam=kcet#rank=15000'],
  ['wbjee rank 3500', '/chances?exam=wbjee#rank=3500'],
  ['neet 550 marks', '/chances?exam=neet-ug'],
  ['jee main cutoff', '/chances?exam=jee-main'],
  ['neet cutoff', '/chances?exam=neet-ug'],
  ['jee main sc rank 8000', '/chances?exam=jee-main#rank=8000&category=sc', '/chances?exam=jee-main#categoryRank=8000&category=sc'],
  ['iit bombay cutoff', '/colleges/iit-bombay'],
];

const dates: readonly Query[] = [
  ['neet form last date', '/calendar?exams=neet-ug'],
  ['jee main form kab aayega', '/calendar?exams=jee-main'],
  ['cuet last date', '/calendar?exams=cuet-ug'],
  ['clat exam date', '/calendar?exams=clat-ug'],
  ['नीट का फॉर्म कब आएगा', '/calendar?exams=neet-ug'],
  ['nda form date 2027', '/calendar?exams=nda'],
  ['nift 2027 exam date', '/calendar?exams=nift'],
  ['ssc chsl kab hoga', '/calendar?exams=ssc-chsl'],
  ['jee main admit card', '/calendar?exams=jee-main'],
  ['cuet result kab aayega', '/calendar?exams=cuet-ug'],
  ['जेईई मेन की परीक्षा कब है', '/calendar?exams=jee-main'],
  ['ugc net december 2026 date', '/calendar?exams=ugc-net'],
  ['exam calendar', '/calendar'],
  ['cat registration last date', '/calendar?exams=cat'],
];

const work: readonly Query[] = [
  ['sarkari naukri after 12th', '/exams?purpose=job&entry=after 12'],
  ['sarkari naukri', '/exams?purpose=job'],
  ['सरकारी नौकरी 10वीं के बाद', '/exams?purpose=job&entry=after 10'],
  ['12वीं के बाद सरकारी नौकरी', '/exams?purpose=job&entry=after 12'],
  ['government job after graduation', '/exams?purpose=job&entry=after graduation'],
  ['10th pass govt job', '/exams?purpose=job&entry=after 10'],
  ['govt jobs in bihar', '/exams?purpose=job&state=Bihar'],
  ['sarkari naukri rajasthan 12th pass', '/exams?purpose=job&entry=after 12&state=Rajasthan'],
  ['railway group d', '/exams/rrb-group-d'],
  ['uptet', '/exams/uptet'],
  ['bihar police', '/exams/bihar-police-constable', '/exams?state=Bihar&search=police', '/exams?purpose=job&state=Bihar&search=police'],
  ['ibps', '/exams/ibps-po', '/exams/ibps-clerk', '/exams?search=ibps'],
  ['railway job after 10th', '/exams?purpose=job&entry=after 10&search=railway'],
  ['ssc cgl', '/exams/ssc-cgl'],
  ['ssc gd bharti', '/exams/ssc-gd'],
  ['entrance exam after 12th', '/exams?entry=after 12', '/exams?purpose=admission&entry=after 12'],
  ['entrance exams in karnataka', '/exams?state=Karnataka', '/exams?purpose=admission&state=Karnataka'],
  ['pilot kaise bane', '/careers/commercial-pilot'],
  ['doctor banna hai', '/careers/general-physician'],
  ['IAS kaise bane', '/careers/ias-officer'],
  ['software engineer', '/careers/software-developer'],
  ['पुलिस कैसे बनें', '/careers/police-constable', '/careers/ips-officer'],
  ['वकील', '/careers/advocate'],
  ['government careers in engineering', '/careers?sector=government&field=engineering_technology'],
  ['careers in psychology', '/careers?field=psychology'],
  ['apna business', '/careers/entrepreneur', '/careers?sector=own'],
];

const money: readonly Query[] = [
  ['छात्रवृत्ति लड़की राजस्थान', `/scholarships?state=Rajasthan${girls}`],
  ['scholarship for girls in rajasthan', `/scholarships?state=Rajasthan${girls}`],
  ['ladkiyon ke liye scholarship bihar', `/scholarships?state=Bihar${girls}`],
  ['scholarship', '/scholarships'],
  ['chhatravritti up', '/scholarships?state=Uttar Pradesh'],
  ['sc scholarship', '/scholarships#category=sc', '/scholarships/pms-sc'],
  ['obc scholarship after 12th', '/scholarships?stage=after_12#category=obc'],
  ['st scholarship jharkhand', '/scholarships?state=Jharkhand#category=st'],
  ['scholarship after 10th', '/scholarships?stage=after_10'],
  ['12वीं के बाद छात्रवृत्ति', '/scholarships?stage=after_12'],
  ['scholarship income below 2 lakh', '/scholarships#income=200000'],
  ['karnataka scholarship', '/scholarships?state=Karnataka'],
  ['minority scholarship', '/scholarships#category=minority'],
  ['divyang scholarship', '/scholarships#category=disability', '/scholarships/aicte-saksham-*'],
  ['kanyashree', '/scholarships/wb-kanyashree-k2'],
  ['pm yasasvi', '/scholarships/pm-yasasvi-*'],
  ['vajifa after graduation', '/scholarships?stage=graduate'],
  ['mbbs fees', '/costs?course=mbbs'],
  ['iit bombay fees', '/costs?college=iit-bombay'],
  ['बीसीए की फीस', '/costs?course=bca'],
];

const stages: readonly Query[] = [
  ['10वीं के बाद क्या करें', '/courses?entry=after 10'],
  ['after 12th courses', '/courses?entry=after 12'],
  ['12th commerce ke baad kya kare', '/courses?entry=after 12&stream=commerce'],
  ['12th arts ke baad course', '/courses?entry=after 12&stream=arts'],
  ['courses after 12th pcb', '/courses?entry=after 12&stream=science_pcb'],
  ['pcm ke baad kya kare', '/courses?stream=science_pcm', '/courses?entry=after 12&stream=science_pcm'],
  ['diploma after 10th', '/courses?entry=after 10&level=diploma'],
  ['course after graduation', '/courses?entry=after graduation'],
  ['law after 12th', '/courses/ba-llb', '/courses?entry=after 12&field=law_arts', '/courses?entry=after 12&search=law'],
  ['pg courses psychology', '/courses?level=postgraduate&field=psychology'],
  ['kya karu samajh nahi aa raha', '/quiz/start'],
  ['career test', '/quiz/start'],
  ['which stream should i choose', '/quiz/start'],
  ['mere liye kya khula hai', '/path/doors'],
];

const names: readonly Query[] = [
  ['agra college agra', '/colleges/agra-college-c-15082'],
  ['jee main', '/exams/jee-main'],
  ['neet syllabus', '/exams/neet-ug'],
  ['नीट', '/exams/neet-ug'],
  ['cuet eligibility', '/exams/cuet-ug'],
  ['mbbs', '/courses/mbbs'],
  ['b tech cse', `/courses/${cse}`],
  ['iit madras', '/colleges/iit-madras'],
  ['nit calicut', '/colleges/nit-calicut'],
  ['aiims patna', '/colleges/aiims-patna'],
  ['agniveer', '/exams/agniveer-cee', '/careers/agniveer', '/courses/agniveer-army'],
  ['bihar', '/states/bihar', '/colleges?state=Bihar'],
  ['kerala admission', '/states/kerala'],
  ['calicut', '/colleges?state=Kerala&district=Kozhikode'],
  ['नर्स', '/careers/nurse'],
];

/** What students were found to have typed in vain. */
const foundInVain: readonly Query[] = [
  ['nit trichy cse cutoff', '/colleges/nit-tiruchirappalli'],
  ['nit trichy cse', '/colleges/nit-tiruchirappalli'],
  ['iit bombay cse closing rank', '/colleges/iit-bombay'],
  ['iit delhi computer science cutoff', '/colleges/iit-delhi'],
  ['nit warangal cse cutoff', '/colleges/nit-warangal'],
  ['dtu cse cutoff', '/colleges/delhi-technological-university'],
  ['iit cutoff', '/chances?exam=jee-advanced'],
  ['nit cutoff', '/chances?exam=jee-main'],
  ['arts college calicut', '/colleges?kinds=degree-college&state=Kerala&district=Kozhikode'],
  ['arts college nagpur', '/colleges?kinds=degree-college&state=Maharashtra&district=Nagpur'],
  ['science college patna', '/colleges?kinds=degree-college&state=Bihar&district=Patna'],
  ['arts and science college salem', '/colleges?kinds=degree-college&state=Tamil Nadu&district=Salem'],
  ['विश्वविधालय दिल्ली', '/colleges?kinds=university&state=Delhi'],
  ['काॅमर्स', '/courses/bcom'],
  ['मनोविग्यान', '/courses/ba-psychology', '/courses/bsc-psychology'],
];

export const queries: readonly Query[] = [
  ...subjectsAndPlaces, ...kindsAndPlaces, ...ranksAndMarks, ...dates, ...work, ...money, ...stages, ...names, ...foundInVain,
]; // oxfmt-ignore

const partsOf = (href: string) => {
  const [place = '', own = ''] = href.split('#');
  const [path = '', query = ''] = place.split('?');
  const sorted = (keys: string) => [...new URLSearchParams(keys)].map((pair) => pair.join('=')).sort();
  return [path, ...sorted(query), '#', ...sorted(own)].join('&');
};

/** Whether an address is the wanted place, whatever the order of its keys. */
export const isThere = (href: string, wanted: string): boolean =>
  wanted.endsWith('*') ? href.startsWith(wanted.slice(0, -1)) : partsOf(href) === partsOf(wanted);
