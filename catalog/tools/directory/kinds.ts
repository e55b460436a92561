/** What an institution's own name says it is. A name that says nothing gives no kind; nothing is guessed from the place or the code. */
import { alternatives, anyOf } from '../words.ts';
import { ownParts } from './own-parts.ts';

interface KindRule {
  kind: string;
  when: RegExp;
  /** Names that only mention the word. */
  unless?: RegExp;
}

/** What is managed without being a business. */
const things = alternatives(`
  Hospitality Tourism Travel Restaurant Water Resource Resources Pest Health Healthcare Care Hospital Pharma Event Sports? Media Traffic
  Transport Petroleum Plantation Forest Agricultural Agriculture Horticulture Extension Energy Environment Materials? Defence Telecom
  Stress Farm Waste Disaster Land Soil Coastal Watershed Cooperative Co-operative Information Risk Hotel Food
`);

const rules: KindRule[] = [
  {
    kind: 'law',
    when: /\b(Law|Laws|Juridical|Legal (Studies|Science|Education|Research)|Vidhi|Jurisprudence)\b/i,
    unless: /Law Society(?!.*Law College)|Law Garden|Natural Law/i,
  },
  {
    kind: 'teacher-education',
    when: anyOf(
      // "Med" and "Bed" are no degrees.
      /\b([BDM](\. ?| )Ed|B\.?El\.?Ed|B\.?T\.?C|D\.?El\.?Ed|BTC|NTT|TTC|TTI|DIET)\b/i,
      // Not "J.T.T. College of Arts", which is a person's.
      /\bT\.? ?T\.? (College\b(?! of (?:Arts|Commerce|Science))|Institute\b|I\b)/i,
      /\bTeachers?'?s?'? ?(Training|Education|Trainning|Traning|Edu)/i,
      /\bTraining (College|Institute|School) (of|for) (the )?(Primary |Women )?Teacher/i,
      // Not "College of Higher Education", not "Education and Technology", not "Institute of Education Technology".
      /\b(College|Institute|School|Academy|Faculty|Department) (of|for) (Advanced (Studies in )?)?Education\b(?! (and )?(Te|Man|In)| Sc)/i,
      /(?<!Co-?\s?|Higher |Infotech )\bEducation College\b(?! of)|\bAdhyap(a[kn]|ika)/i,
      // A Prashikshan Sansthan alone trains whomever it likes.
      /Sh?iksha[kn] (Sh?iksha[kn] )?Prash?ikshan/i,
      /Sh?iksha[kn]? ((and|E[vw][ao]?m|A[vw][aou]m|[VW]a) )?Prash?ikshan (Mahavid|Sansthan|Vidyalaya)/i,
      /\bPrimary (Teacher|Training)|Elementary (Teacher|Education)|Shikshan Mahavid|Shiksha Mahavid|Shikshan ?Shastra|Shikshashastra/i,
      // Shiksha alone is education; Sah Shiksha is of boys and girls together, Shiksha Samiti a society.
      /(?<!\bSh?ah |Vyavsayik )\bShiksha College\b(?! of)/i,
      /\bBasic Training|Normal School|\bTraining College\b|Pre-?Primary|Nursery Teacher|District Institute/i,
    ),
    unless: anyOf(
      /Physical|Sharirik|Legal|Vidhik|Dental|Agricultur|Pashu|Livestock|Special Education|Phatma|Pravidhik|Health Worker|\bYog(a|ic)?\b/i,
      /Co-?\s?Education(?! T(eacher|\.? ?T))|Flying|Computer Prash?ikshan|Co-?operative Training|Education and Rehabilitation/i,
      /(Technical|Medical|Technology|Computer|Management|Nursing|Professional|Distance|Open) Education|Domestic Science|Divyang Training/i,
      /(Technical|Vocational|AEC) Training|Training College of Civil|Vyavsa[iy]+k|Natya/i,
      /(Technical|Vocational|Ayurvedic) (College|School|Institute) of Education/i,
      /Education,? (Law|Vidhi)|Academy of Education and Research,? \w+ College|of Education Private/i,
      // Of nurses and pharmacists, unless it says teachers too.
      /^(?!.*(\b[BDM]\. ?Ed|El\.Ed|Teacher|Education and)).*(Nurs(ing|es?)\b|\b[AG]\.?N\.?M\b|Pharm|Para ?-?medic)/i,
    ),
  },
  {
    kind: 'special-education',
    // For the deaf and the blind is not yet of those who teach them.
    when: anyOf(
      /Special (Education|B\.? ?Ed|D\.? ?Ed|Teacher)/i,
      /(Teacher|Training|Education).*(Handicap|Retard|Impair|Disabilit|\bDeaf\b|\bBlind\b)/i,
      /(Handicap|Retard|Impair|Disabilit|\bDeaf\b|\bBlind\b).*(Teacher|Training|Education)/i,
    ),
    unless: /Blind Relief|Degree College/i,
  },
  {
    kind: 'physical-education',
    when: /Physical (Education|Edu|Training)|Sharirik|Sports?\b|\b[BD]\.? ?P\.? ?Ed\b/i,
    unless: /Transport|Sports? (Complex|Club|and Welfare|Academy|Management|Medicine|School of)/i,
  },
  {
    kind: 'nursing',
    when: /\bNursh?(ing|es?)(\b|_)|(?<![A-Z]\.)\b[AG]\.?N\.?M\b|Midwi|\bANMTC\b/i,
    unless: /Institute of Veterinary|Nursing College Campus/i,
  },
  {
    kind: 'pharmacy',
    when: /Pharm(a|aa|ac|ace|ra)m?(cy|ceut|mcy|acy)|Phramacy|Pharamcy|\b[BDM]\.? ?Pharm/i,
    unless: /Veterinary Pharm|pharmaceuticals\b/i,
  },
  {
    kind: 'allied-health',
    when: anyOf(
      /Para ?-?Medic|Allied Health|(?<!Bio-?)Medical (Lab|Technology)|Sanitary Inspector|D?MLT\b/i,
      // Ophthalmology is a branch of medicine.
      /Optometr|Audiolog|\bSpeech\b|Radio(logy|graph)|Occupational Therap/i,
    ),
    unless: /University|Health ?Care and Medical Technology|Hearing Impair/i,
  },
  { kind: 'physiotherapy', when: /Physio ?-?therap(?!y Technology)/i },
  { kind: 'dental', when: /\bDental\b|Dentistry|Oral Health/i },
  { kind: 'ayurveda', when: /Ayurved/i, unless: /Pharm|Nurs|Paramedic|Aushad|Aushdh|Upcharika|Upvaid/i },
  { kind: 'homoeopathy', when: /Hom[oe]+-?p[ae]th|Homoeo /i, unless: /Pharm|Nurs|Paramedic/i },
  { kind: 'unani', when: /\bUnani\b|Tibbi(a|ya)?\b (College|Medical)|Tibbi?ya/i, unless: /Pharm|Nurs|Paramedic/i },
  { kind: 'siddha', when: /\bSiddha (Medical|Vaidh)|Institute of Siddha/i },
  { kind: 'yoga-naturopathy', when: /\bYog(a|ic)\b|Naturopath/i, unless: /Yoga Vidya Kendra, /i },
  {
    kind: 'medical',
    when: /\bMedical College\b|\bAll India Institute of Medical Sciences\b|\bAIIMS\b/i,
    unless: anyOf(
      /Ayur|Hom[oe]+|Unani|Tibbi|Siddha|Para ?-?Medical|Dental|Veterin|\bLab|Naturo|Nurs|Pharm|Attached|Affiliated|Physio|Allied|Therap/i,
      /Medical College (Road|Campus)|\bM\.?L\.?T\b|\([BM]\./i,
      /^(?:(?:School|College|Centre|Department) of|VCAHS|.* Centre,).*Medical College/i,
    ),
  },
  { kind: 'veterinary', when: /Veterin|Animal (Husbandry|Science)|Live ?stock|\bPashu(dhan|palan| )|\bL\.?S\.?A\.? (Training|Diploma)/i },
  { kind: 'dairy', when: /\bDairy\b/i },
  { kind: 'fisheries', when: /Fisher(y|ies)|Aquaculture/i },
  { kind: 'forestry', when: /\bForest(ry)?\b/i, unless: /Forest (Road|Colony)/i },
  {
    kind: 'agriculture',
    when: /Agricultur|\bKrishi|Horticultur|Seric|Agri-?business|\bAgri\b/i,
    unless: /Krishi(ka)?(?: (?:and|va))? ?(Road|Gram|Vikas|Sanstha|Pratisht?han|Prathisthan|Mandal)|Agriculture.*College of Education/i,
  },
  { kind: 'architecture', when: /Architect|School of Planning/i },
  { kind: 'polytechnic', when: /Poly-? ?te?ch?b?n|Polytech|Polytehnic/i },
  {
    kind: 'engineering',
    // "Engineer" is a person.
    when: /Engineering|\bEngg\b/i,
    unless: /Engineering Staff|Genetic Engineering/i,
  },
  {
    kind: 'management',
    // Of business, not of water, hospitals or events.
    when: new RegExp(`(?<!\\b(?:${things}) )\\bManagement|\\bBusiness\\b|(?<!Dr\\. )\\b[MB]\\.?B\\.?A\\b|\\bPGDM\\b|\\bMgmt\\b`, 'i'),
    unless:
      /Hotel Management(?!.*Business)|Catering|Management (Society|Trust|Committee)|Water Resources|Post Harvest|Research Management/i,
  },
  {
    kind: 'computer-applications',
    // Information technology and computer engineering are an engineer's as often.
    when: /Computer|\bB\.?C\.?A\b|\bM\.?C\.?A\b/i,
    unless: anyOf(
      /^(?!.*(Applications?\b|\b[BM]\.?C\.?A\b)).*Computers? (Science )?(and )?(Technolog|Engineer|Communication)/i,
      /Computers? (Private )?Limited/i,
    ),
  },
  { kind: 'hotel-management', when: /\bHotel|Hospitality|Catering|Culinary|\bIHM\b/i },
  { kind: 'tourism', when: /Touris|Travel/i },
  {
    kind: 'design-fashion',
    when: /Fashion|\b(School|Institute|College|Academy) of Design|Design (College|Institute|Academy)|Apparel|Textile Design/i,
  },
  {
    kind: 'fine-arts',
    when: anyOf(
      /Fine Arts?\b|Visual Arts?|Chitrakala|Lalit ?Kala|\bArts? and Crafts?\b|Applied Arts?\b/i,
      /\b(College|School) of Art\b(?!,? (and )?(Scien|Commer|Educ))/i,
    ),
    unless: /Nurs/i,
  },
  { kind: 'music-dance', when: /\bMusic\b|\bDance|Sangee?t\b|Nritya|Natya\b|Performing Arts|Dramatic/i },
  {
    kind: 'journalism-media',
    when: /Journalis|Mass ?-?Comm|\bMedia\b|Film and Tele|\bFilm\b|Patrakarita/i,
    unless: /Multi-?media|\bMedia (Computer|Tech|World)|Computers? and Media|Media and Computers?/i,
  },
  { kind: 'social-work', when: /Social Work|\bM\.?S\.?W\b|\bB\.?S\.?W\b|Samaj ?(karya|seva)/i },
  { kind: 'library-science', when: /\bLibrary\b.*(Scien|Inform)/i },
  { kind: 'home-science', when: /Home Science/i },
  { kind: 'aviation', when: /Aviation|Aeronautic|Aerospace|Aircraft|Flying/i, unless: /Aerospace Medicine/i },
  {
    kind: 'maritime',
    when: /Maritime|\bMarine\b|\bNautical|Merchant Navy/i,
    unless: /Marine (Drive|Science|Lines?|Chemical|Living|Fisher)/i,
  },
  { kind: 'sanskrit', when: /Sanskrit\b|Samskrit\b|\bVed(a|ic)? (Vidyalaya|Pathshala|Mahavid)/i, unless: /Sanskrit Mission|Pharm/i },
  // A college that is called Oriental and no more (Patna, Kohima, Imphal) is an ordinary one.
  { kind: 'oriental-arabic', when: /\bArabic\b|(?<=\S )Oriental (Title )?College\b(?! of)/i },
  { kind: 'theology', when: /Theolog/i, unless: /University/i },
];

/** What follows the degree that a college is called after. */
const ofDegree = '(?: and BBA)?(?: Mahila| Girls)?(?: Degree)? College\\b(?! of)|/B';

const subjects: [stream: 'arts' | 'science' | 'commerce', pattern: RegExp][] = [
  // Not the villages: "Mahavidyalaya, Gauri Kala, Jaspura".
  ['arts', /\bArts\b|\bKala(,(?= (Vani|Wani|Vidny|Vigy|Scien|Comm))| Mahavid| (and|Va|Wa|Vi)\b| Vanijya| Vigyan)|\bHumanities\b/i],
  ['science', /\bSciences?\b|\bVigyan\b|\bVidnyan\b|\bSci\b/i],
  ['commerce', /\bCommerce\b|\bVani?jya\b|\bWani?jya\b|\bComm\b/i],
  // "B.Sc Degree College" says which degree it gives, and so does "(BA/B.Com/B.Sc)". Initials of a person are none.
  ['arts', /(?<![A-Z]\. ?)\bB\.?A\.?(?=(?:,|\/| and) ?B\.? ?(?:Com|Sc)\b| Degree College)/],
  ['science', new RegExp(`(?<!Nursing )\\bB\\.? ?Sc\\.?(?=${ofDegree})`)],
  ['commerce', new RegExp(`\\bB\\.? ?Com\\.?(?=${ofDegree})`)],
];

/** A science of its own kind is not the B.Sc that "Science College" means. */
const otherScience = anyOf(
  /(Medical|Dental|Health|Wellness|Ph?arma?ceutical|Nursing|Para-?medical|Ayurved(?:a|ic)|Yog(?:a|ic)|Allied|Rehabilitation) Sciences?/gi,
  /(Life|Food|Vision|Biliary|Paraclinical|Physiotherapy|Forensic|Nyayik|Yoga?|Dhyan|Chikitsa|Krishi) (Sciences?|Vigyan)/gi,
  // What the agricultural universities call the college of their first years.
  /Basic Sciences?( and Humanities)?|Vigyan International|Chamber of Commerce/gi,
  /(Agricultur(?:e|al)|Horticultur(?:e|al)|Veterinary|Fisher(?:y|ies)|Dairy|Home|Community|Library|Animal|Rural|Applied) Sciences?/gi,
  /(Technolog(?:y|ical)|Aviation|Cement|Network|Environment(?:al)?|Development|Educational|Bio-?) ?-?Sciences?/gi,
  /(Social|Political|Juridical|Legal|Management|Information|Computer|Media|Digital|Professional|Cyber|Sports?) Sciences?/gi,
  /Sciences? (and|of) (Technology|Management|Engineering)|(Management|Technology|Engineering|Computer|Education|Research) and Sciences?/gi,
  /Technology, Sciences?|Sciences? and Research Technology|(Management Studies|Business) and Sciences?/gi,
  /Sciences? Technology|Vigyan (?:Evam|Evm|Avam|and) Prou?dyogiki|(Dental|Medical) College of Sciences?/gi,
  /(Health|Medical|Nursing|Pharmacy|Paramedical) and Sciences?/gi,
  /(Fine|Visual|Performing|Martial|Culinary|Applied|Sangeet|Theatre) Arts?|Art of Living|State of the Art|Biosciences?/gi,
  /\bArts?(,| and) (Crafts?|Design|Integration|Animation)|Arts College of (Fashion|Design)|\bArts Integration/gi,
  /\b(Lalit|Sangeet|Nrutya|Nritya|Natya|Chitra)( (Evam|Avam|Aur|and))? Kala\b|Music and Arts?\b|\bKala (Evam|Avam|and) (?=Sangeet)/gi,
);
/** Of a professional college: its degree course beside the diploma. */
const degreeWing = /\(Degree\b[^)]*\)/i;
const ordinary = anyOf(
  /\bDegree\b(?!\) of)|\b(First Grade|General) (and (PG|P\.G\.) )?(College|Mahavidyalaya)/i,
  // Not "P.P.G. College", which is a person's.
  /(?<![A-Z]\.)\b(PG|P\.G\.|Post ?-?Graduate|U\.?G\.?) (Girls?'? |Women'?s? )?(College|Mahavid)(?! of (?!Arts|Scien|Comm|Hum|Excell))/i,
  /\bKala Mahavid|Snatakottar|Snatkottar/i,
);
const college = /\b(College|Mahavid\w*|Colleges)\b/i;
/** Of a name that says another kind: "PG College of Law" is of law only, and this one says both. */
const alsoOrdinary =
  /\b(?:and|&) (?:\w+ )?Degree (?:and PG )?College\b|\bDegree and\b|\bB\.?A\b|\bB\.?Com\b|\b(?:Mahila|Girls) Degree College\)/i;

export interface NameSays {
  kinds: string[];
  /** arts, science, commerce. */
  streams: string[];
}

const told = (name: string) => rules.filter(({ when, unless }) => when.test(name) && !unless?.test(name)).map(({ kind }) => kind);

const tells = (text: string) => told(text).length > 0;
const saysSubject = (text: string) => subjects.some(([, pattern]) => pattern.test(text));

/** `register` is the kind of the register's code: C college, U university, S stand-alone, R research institute. */
export function nameSays(name: string, register: string): NameSays {
  const kinds = new Set<string>();
  if (register === 'U') kinds.add('university');
  if (register === 'R') kinds.add('research-institute');
  const own = ownParts(name, tells, saysSubject);
  for (const kind of told(own.kinds)) kinds.add(kind);
  const rest = (kinds.size > 0 ? own.streams.replace(degreeWing, ' ') : own.streams).replace(otherScience, ' ');
  const said = subjects.filter(([, pattern]) => pattern.test(rest)).map(([stream]) => stream);
  const streams = register === 'C' && college.test(name) ? [...new Set(said)] : [];
  const isOrdinary = ordinary.test(rest) && (kinds.size === 0 || alsoOrdinary.test(rest));
  if (register === 'C' && (streams.length > 0 || isOrdinary)) kinds.add('degree-college');
  return { kinds: [...kinds], streams };
}
