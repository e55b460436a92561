/** The affiliating university as the register gives it, under one spelling and its present name. */
import { plain, tidyName } from './tidy-name.ts';

/** Written in many ways, renamed, or cut short in the register. First match wins. */
const names: [written: RegExp, name: string][] = [
  [/^(not applicable|self|other|kota|hassan|deemed university|statutory|nielit)\b(?!.*universit)/i, ''],
  [/huddersfield/i, ''],
  [/(central university|^mizoram university).*(mizoram|aizawl|aizwal)|^mizoram university$/i, 'Mizoram University, Aizawl'],
  [/(central university|^nagaland university).*(nagaland|lumami)/i, 'Nagaland University, Lumami'],
  [/^ms university of baroda/i, 'The Maharaja Sayajirao University of Baroda'],
  [/king georges medical/i, "King George's Medical University, Lucknow"],
  [/symbiosis international/i, 'Symbiosis International (Deemed University), Pune'],
  [/malla reddy .*deemed/i, 'Malla Reddy (Deemed to be University)'],
  [/mahatma gandhi kashi/i, 'Mahatma Gandhi Kashi Vidyapeeth, Varanasi'],
  [/knowledge technologies/i, 'Rajiv Gandhi University of Knowledge Technologies'],
  [/bose institute of higher learning/i, 'Netaji Subhash Chandra Bose Institute of Higher Learning, Port Blair'],
  [/atal bihari vajpayee medical/i, 'Atal Bihari Vajpayee Medical University, Lucknow'],
  [/bundelkhand university,? chhatarpur|chhatrasal/i, 'Maharaja Chhatrasal Bundelkhand University, Chhatarpur'],
  [/national forensic/i, 'National Forensic Sciences University, Gandhinagar'],
  [/^patna university/i, 'Patna University'],
  [/^manipur university/i, 'Manipur University, Imphal'],
  [/vikram dev/i, 'Vikram Dev University, Jeypore'],
  [/vikram university/i, 'Samrat Vikramaditya University, Ujjain'],
  [/kurukshetra/i, 'Kurukshetra University'],
  [/anna university/i, 'Anna University, Chennai'],
  [/apj abdul kalam technological/i, 'APJ Abdul Kalam Technological University'],
  [/a\.?p\.?j\.? abdul kalam technical/i, 'Dr. A.P.J. Abdul Kalam Technical University, Lucknow'],
  [/abdul kalam university/i, 'Dr. A.P.J. Abdul Kalam University, Indore'],
  [/andhra uni/i, 'Andhra University'],
  [/aryabhatta/i, 'Aryabhatta Knowledge University, Patna'],
  [/bihar engineering/i, 'Bihar Engineering University, Patna'],
  [/bangalore central|bengaluru city|bangalore city/i, 'Dr. Manmohan Singh Bengaluru City University'],
  [/(bangalore|bengaluru) north/i, 'Bengaluru North University'],
  [/^bangalore university/i, 'Bangalore University'],
  [/bbmku|binod bihari/i, 'Binod Bihari Mahto Koyalanchal University, Dhanbad'],
  [/bhakta? kavi/i, 'Bhakta Kavi Narsinh Mehta University, Junagadh'],
  [/bhavnagar|krishnakumarsin/i, 'Maharaja Krishnakumarsinhji Bhavnagar University'],
  [/bagalkot univ/i, 'Bagalkot University, Jamkhandi'],
  [/bansi ?lal/i, 'Chaudhary Bansi Lal University, Bhiwani'],
  [/ranbir singh/i, 'Chaudhary Ranbir Singh University, Jind'],
  [/chh?atrapati sahu|c\.s\.j\.m/i, 'Chhatrapati Shahu Ji Maharaj University, Kanpur'],
  [/charan singh universit/i, 'Chaudhary Charan Singh University, Meerut'],
  [/ddu gkp|deen dayal upadhyaya? gorakhpur|^gorakhpur univ/i, 'Deen Dayal Upadhyaya Gorakhpur University'],
  [/b\.?\s?r\.? ?ambedkar univ.*(etcherla|srikakulam)/i, 'Dr. B.R. Ambedkar University, Srikakulam'],
  [/b r ambedkar university, ?agra/i, 'Dr. Bhimrao Ambedkar University, Agra'],
  [/ambedkar marathwada/i, 'Dr. Babasaheb Ambedkar Marathwada University'],
  [/harising/i, 'Dr. Harisingh Gour Vishwavidyalaya, Sagar'],
  [/(ntr|n\.t\.r\.|ysr) university of health/i, 'Dr. NTR University of Health Sciences, Vijayawada'],
  [/ggtu|govind guru tribal/i, 'Govind Guru Tribal University, Banswara'],
  [/govind guru univ|guru govind univ/i, 'Shri Govind Guru University, Godhra'],
  [/hassan univ/i, 'Hassan University'],
  [/hemchand yadav/i, 'Hemchand Yadav Vishwavidyalaya, Durg'],
  [/hemchandracharya/i, 'Hemchandracharya North Gujarat University, Patan'],
  [/garhwal/i, 'Hemvati Nandan Bahuguna Garhwal University'],
  [/(h\.?n\.?b\.?|bahuguna) uttarakhand medical/i, 'Hemwati Nandan Bahuguna Uttarakhand Medical Education University'],
  [/indira gandhi university, mee/i, 'Indira Gandhi University, Meerpur'],
  [/ikgptu|gujral|^punjab technical/i, 'I.K. Gujral Punjab Technical University'],
  [/jammu university/i, 'University of Jammu'],
  [/technological university\W+gurajada/i, 'Jawaharlal Nehru Technological University Gurajada, Vizianagaram'],
  [/jawaharlal nehru tech.*(hyderabad|kukatpally)/i, 'Jawaharlal Nehru Technological University, Hyderabad'],
  [/k\.?l\.?e\.? academy/i, 'KLE Academy of Higher Education and Research, Belagavi'],
  [/kashmir/i, 'University of Kashmir'],
  [/kavayitri/i, 'Kavayitri Bahinabai Chaudhari North Maharashtra University, Jalgaon'],
  [/kaloji/i, 'Kaloji Narayana Rao University of Health Sciences, Warangal'],
  [/kazi nazrul/i, 'Kazi Nazrul University, Asansol'],
  [/kodagu/i, 'Kodagu University'],
  [/kranti ?surya/i, 'Krantisurya Tantya Bhil Vishwavidyalaya, Khargone'],
  [/krishna university/i, 'Krishna University, Machilipatnam'],
  [/kuvempu/i, 'Kuvempu University'],
  [/karnatak university/i, 'Karnatak University, Dharwad'],
  [/akk?ha ?mahadevi|karnataka state wom/i, "Karnataka State Akkamahadevi Women's University"],
  [/ganga singh|university of bikaner/i, 'Maharaja Ganga Singh University, Bikaner'],
  [/dayanand university/i, 'Maharshi Dayanand University, Rohtak'],
  [/makhanlal/i, 'Makhanlal Chaturvedi National University of Journalism and Communication, Bhopal'],
  [/mandya/i, 'Mandya University'],
  [/manipal academy/i, 'Manipal Academy of Higher Education'],
  [/maulana mazharul|mmhap/i, 'Maulana Mazharul Haque Arabic and Persian University, Patna'],
  [/madhya pradesh medical/i, 'Madhya Pradesh Medical Science University, Jabalpur'],
  [/mumbai|university of mum$/i, 'University of Mumbai'],
  [/mysore university|university of mysore/i, 'University of Mysore'],
  [/m\.?j\.?p\.? rohil|phule rohil/i, 'Mahatma Jyotiba Phule Rohilkhand University, Bareilly'],
  [/nitte/i, 'Nitte (Deemed to be University), Mangaluru'],
  [/^(north o(disha|rissa)|mscbd)/i, 'Maharaja Sriram Chandra Bhanja Deo University, Baripada'],
  [/^madras univ|university of madras/i, 'University of Madras'],
  [/shekhawa/i, 'Pandit Deendayal Upadhyaya Shekhawati University, Sikar'],
  [/ravishankar shukla/i, 'Pt. Ravishankar Shukla University, Raipur'],
  [/deendayal upadhyay memorial/i, 'Pt. Deendayal Upadhyay Memorial Health Sciences and Ayush University, Raipur'],
  [/(bhagwat dayal|b\.d\.) sharma/i, 'Pt. Bhagwat Dayal Sharma University of Health Sciences, Rohtak'],
  [/pondicherry univ/i, 'Pondicherry University'],
  [/rajju bhaiya|prsu/i, 'Prof. Rajendra Singh (Rajju Bhaiya) University, Prayagraj'],
  [/^punjabi/i, 'Punjabi University, Patiala'],
  [/^pun?jab university/i, 'Panjab University, Chandigarh'],
  [/raichur/i, 'Raichur University'],
  [/matsya/i, 'Raj Rishi Bhartrihari Matsya University, Alwar'],
  [/mah[ie]nd(ra|r) pratap/i, 'Raja Mahendra Pratap Singh State University, Aligarh'],
  [/rajasthan university of (health|medical)/i, 'Rajasthan University of Health Sciences, Jaipur'],
  [/rajasthan university$|university of rajasthan/i, 'University of Rajasthan, Jaipur'],
  [/university of health sciences, (bangalore|bengaluru|karnataka)/i, 'Rajiv Gandhi University of Health Sciences, Bengaluru'],
  [/rajiv gandhi university, arun/i, 'Rajiv Gandhi University, Itanagar'],
  [/^rani durgavati/i, 'Rani Durgavati Vishwavidyalaya, Jabalpur'],
  [/sant gadge/i, 'Sant Gadge Baba Amravati University'],
  [/shaheed nand/i, 'Shaheed Nandkumar Patel Vishwavidyalaya, Raigarh'],
  [/thackersey/i, "SNDT Women's University, Mumbai"],
  [/sambalpur/i, 'Sambalpur University'],
  [/solapur/i, 'Punyashlok Ahilyadevi Holkar Solapur University'],
  [/university of pune|savitribai/i, 'Savitribai Phule Pune University'],
  [/sankara?deva university|shankardeva/i, 'Srimanta Sankaradeva University of Health Sciences, Guwahati'],
  [/mgr medical|m\.g\.r\. medical/i, 'The Tamil Nadu Dr. M.G.R. Medical University, Chennai'],
  [/thiruvalluvar/i, 'Thiruvalluvar University, Vellore'],
  [/ves?ves?w?araiah tech|visvesvaraya\W*technological/i, 'Visvesvaraya Technological University, Belagavi'],
  [/university of calicut/i, 'University of Calicut'],
  [/university of calcutta/i, 'University of Calcutta'],
  [/kerala university, th|university of kerala/i, 'University of Kerala'],
  [/(university of delhi|delhi university)/i, 'University of Delhi'],
  [/university of kota/i, 'University of Kota'],
  [/utt?a?rakhand technical/i, 'Veer Madho Singh Bhandari Uttarakhand Technical University, Dehradun'],
  [/vidyasagar/i, 'Vidyasagar University, Midnapore'],
  [/ymca|jc bose/i, 'J.C. Bose University of Science and Technology, YMCA, Faridabad'],
  [/west bengal state university/i, 'West Bengal State University, Barasat'],
  [/west bengal university of health/i, 'The West Bengal University of Health Sciences, Kolkata'],
  [/yenepoya/i, 'Yenepoya (Deemed to be University), Mangaluru'],
  [/maharashtra university of health/i, 'Maharashtra University of Health Sciences, Nashik'],
  [/balaji vidyapeeth/i, 'Sri Balaji Vidyapeeth, Puducherry'],
  [/national institute of fashion/i, 'National Institute of Fashion Technology'],
];

interface CollegePlace {
  state: string;
  district: string;
  /** Of the college. */
  name: string;
}

/** A board of polytechnics affiliates no degree college, whatever the survey says of it. */
const board = /\b(?:Board|Directorate|Council|Department) of (?:\w+ (?:and|&) )?Technical|Technical Education/i;
const diploma = /Polytechnic|Diploma/i;

/** Where a university's colleges can be; the survey has some under another one of the state by mistake. */
const reach: Record<string, (place: CollegePlace) => boolean> = {
  'University of Mumbai': ({ district }) => /^(?:Mumbai|Thane|Palghar|Raigad|Ratnagiri|Sindhudurg)/.test(district),
  'State Board of Technical Education and Training, Andhra Pradesh': ({ state }) => state === 'Andhra Pradesh',
  'State Board of Technical Education and Training, Hyderabad': ({ state }) => state === 'Telangana',
  'Dr. NTR University of Health Sciences, Vijayawada': ({ state }) => state === 'Andhra Pradesh',
};

/** Blank rather than wrong. */
export function affiliationOf(raw: string, place: CollegePlace): string {
  const name = tidyAffiliation(raw);
  if (board.test(name) && !diploma.test(place.name)) return '';
  return (reach[name]?.(place) ?? true) ? name : '';
}

function tidyAffiliation(raw: string): string {
  const text = plain(raw);
  if (text === '') return '';
  const known = names.find(([pattern]) => pattern.test(text));
  return known ? known[1] : tidyName(text).name.slice(0, 200);
}
