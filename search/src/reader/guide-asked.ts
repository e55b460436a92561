/**
 * A question that no feature answers, known by its matter: every name of a guide is a set of matters, and a text that has all of one set
 * asks for that guide, in whichever order and language it says them.
 */
import { foldForSearch } from '../text.ts';

/** A line a matter: what people type for it, in English, in Hindi, and as both are typed. */
const matters = `
after: baad bad after बाद
fail: fail failed fails failing फेल anuttirn अनुत्तीर्ण
not: nahi nahin nhi nai not didnt dont cant without bina नहीं बिना
low: kam low less poor कम
rank: rank score marks mark number percentile रैंक अंक नंबर
refund: refund refunds refunded wapas vapas wapis vapis back return returned वापस रिफंड
leave: chhod chod chhoda chhodna left leave leaving leaves cancel cancelled withdraw quit छोड़ छोड़ा छोड़ना
stopped: chhut chut chhuti chhoot छूट dropout dropped
real: fake nakli farzi farji asli real genuine approved recognised recognized manyata नकली फर्जी असली मान्यता valid मान्य
university: university universities uni vishwavidyalaya यूनिवर्सिटी विश्वविद्यालय
loan: loan loans karz karza karja rin emi लोन ऋण कर्ज
certificate: certificate certificates praman pramaan patra pramanpatra cert प्रमाण पत्र प्रमाणपत्र सर्टिफिकेट
papers: document documents papers paper docs kagaz kagaj kaagaz dastavez दस्तावेज कागज कागजात
bank: bank khata khate account बैंक खाता खाते
aadhaar: aadhaar aadhar adhar adhaar आधार
link: link linked linking jode jodna jodne seeding seeded seed npci लिंक जोड़ें जोड़ना सीडिंग
money: money paisa paise paisaa amount पैसा पैसे
came: aaya aayi aai aya ayi received credited आया आई आयी
abroad: abroad foreign overseas videsh विदेश
scholarship: scholarship scholarships chhatravritti chatravritti vazifa छात्रवृत्ति स्कॉलरशिप
stream: stream streams science arts commerce स्ट्रीम साइंस आर्ट्स कॉमर्स विज्ञान
change: change changing badal badle badalna switch shift बदलना बदल बदलें
coaching: coaching कोचिंग
subject: subject subjects vishay विषय
choose: choose chune chunu chunna chunne select selection चुनें चुनना
counselling: counselling counseling councelling counsiling काउंसलिंग
class10: 10 10th 10vi dasvi dasvin matric tenth दसवीं 10वीं
class12: 12 12th 12vi 12vin barahvi barahvin twelfth inter intermediate hsc बारहवीं 12वीं
job: job jobs naukri नौकरी
government: government govt sarkari sarkaari सरकारी
diploma: diploma polytechnic डिप्लोमा पॉलिटेक्निक
cost: cost costs kharcha kharch expense expenses खर्च खर्चा
fee: fee fees फीस shulk शुल्क
waiver: waiver waive maaf maf माफ waived exemption
caste: caste jati jaati जाति
income: income aay aai आय
domicile: domicile niwas nivas residence मूल निवास mool
disability: disability disabled viklang divyang विकलांग दिव्यांग udid
hostel: hostel hostels chhatravas छात्रावास हॉस्टल
ragging: ragging रैगिंग
degree: degree degrees डिग्री
two: two do 2 double दो dual
same: ek sath saath together simultaneously same साथ
open: open patrachar ओपन
skill: skill skills kaushal कौशल
training: training prashikshan प्रशिक्षण course courses
free: free muft nishulk मुफ्त निशुल्क
school: school स्कूल
quota: quota कोटा donation
`;

/** Says nothing of what it is about. */
const empty = new Set(
  foldForSearch(
    `a an the is are am was be been i my me we you your it this that to for of in on at by from with and or if will would
    should can could how what which who whom when where why get got getting need needed needs needing want any some there
    time process rules rule meaning means difference between other options option next now study studying country join apply
    give gives giving given make take lena kya kyu kyon kaise kaisa kaisi ka ke ki ko me mein main se hai hain ho hoga hota
    hoti hona di diya de dena karna karne kare karu karen kar kiya sakta sakte sakti hu hoon tha ab hi bhi par pe liye wala
    wale gaya gayi gya raha rahi milta milti milega mila mil mile kab kaun kaunsa kitna kitne kitni total banaye banwaye
    banta banti ban bane nikale nikalte dikhaye to toh mujhe mera meri hamara kuch koi list online kahan kaha क्या कैसे का
    के की को में से है हैं हो होता होती करना करें करूं कर सकता सकते सकती हूं अब ही भी पर लिए गया गई रहा रही मिलता मिलेगा
    मिला कब कौन कितना कितने बनवाएं बनाएं मुझे मेरा मेरी तो या कहां पता चले यह ये`,
  ).split(/\s+/),
);

const matterOf = new Map<string, string>();
for (const line of matters.trim().split('\n')) {
  const [matter = '', words = ''] = line.split(': ');
  for (const word of foldForSearch(words).split(' ')) if (!matterOf.has(word)) matterOf.set(word, matter);
}

/** What a text is about: each matter once, words that stand for none as they are. */
const mattersOf = (words: readonly string[]): ReadonlySet<string> =>
  new Set(words.filter((word) => !empty.has(word)).map((word) => matterOf.get(word) ?? word));

export interface AskedGuide {
  id: string;
  /** What each of its names is about. */
  asked: readonly ReadonlySet<string>[];
}

export const askedGuide = (id: string, names: readonly string[]): AskedGuide => ({
  id,
  asked: names.map((name) => mattersOf(foldForSearch(name).split(' '))).filter(({ size }) => size >= leastMatters),
});

const leastMatters = 2;
/** So much may be said besides: it is another question else. */
const mostBesides = (matched: number) => (matched > leastMatters ? 2 : 1);

/** What lists of ours are asked for by: where nothing else is said, they answer first. */
const ofLists = new Set(['after', 'class10', 'class12', 'job', 'government', 'diploma', 'scholarship', 'stream', 'degree']);

/** The guide of which most is said, and whether a list answers it too; undefined where no name of any is said whole. */
export function guideAsked(words: readonly string[], guides: readonly AskedGuide[]): { id: string; isListed: boolean } | undefined {
  const said = mattersOf(words);
  let best: { id: string; matched: number } | undefined;
  for (const { id, asked } of guides) {
    const whole = asked.filter((matter) => [...matter].every((one) => said.has(one)));
    const matched = new Set(whole.flatMap((matter) => [...matter])).size;
    if (matched === 0 || said.size - matched > mostBesides(matched)) continue;
    if (!best || matched > best.matched) best = { id, matched };
  }
  return best && { id: best.id, isListed: [...said].every((one) => ofLists.has(one)) };
}
