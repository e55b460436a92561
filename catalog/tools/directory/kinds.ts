/** What an institution's own name says it is. A name that says nothing gives no kind; nothing is guessed from the place or the code. */
import { anyOf } from '../words.ts';

interface Rule {
  kind: string;
  when: RegExp;
  /** Names that only mention the word. */
  unless?: RegExp;
}

const rules: Rule[] = [
  {
    kind: 'law',
    when: /\b(Law|Laws|Juridical|Legal (Studies|Science|Education|Research)|Vidhi|Jurisprudence)\b/i,
    unless: /Law Society(?!.*Law College)|Law Garden/i,
  },
  {
    kind: 'teacher-education',
    when: anyOf(
      /\b(B\.? ?Ed|D\.? ?Ed|M\.? ?Ed|B\.?El\.?Ed|B\.?T\.?C|D\.?El\.?Ed|BTC|NTT|TTC|TTI|DIET)\b/i,
      // Not "J.T.T. College of Arts", which is a person's.
      /\bT\.? ?T\.? (College\b(?! of (?:Arts|Commerce|Science))|Institute\b|I\b)/i,
      /\bTeachers?'?s?'? ?(Training|Education|Trainning|Traning|Edu)/i,
      /\bTraining (College|Institute|School) (of|for) (Primary |Women )?Teacher/i,
      // Not "College of Higher Education", not "Education and Technology".
      /\b(College|Institute|School|Academy|Faculty|Department) (of|for) (Advanced (Studies in )?)?Education\b(?! and (Techno|Manage))/i,
      /(?<!Co-?\s?)\bEducation(al)? College\b|\bAdhyap(a[kn]|ika)/i,
      /Sh?iksha[kn] (Sh?iksha[kn] )?Prash?ikshan|Prash?ikshan (Mahavid|Sansthan|Vidyalaya)/i,
      /\bPrimary (Teacher|Training)|Elementary (Teacher|Education)|Shikshan Mahavid|Shiksha Mahavid|Shikshan Shastra|Shikshashastra/i,
      /\bBasic Training|Normal School|\bTraining College\b|Pre-?Primary|Nursery Teacher|District Institute/i,
    ),
    unless: anyOf(
      /Physical|Sharirik|Legal|Dental|Agricultur|Pashu|Livestock|Special Education|Pharm?a?ceut|Phatma|Pravidhik|Health Worker/i,
      /Co-?\s?Education(?! T\.? ?T)|Flying|Computer Prash?ikshan|Co-?operative Training|Nurs\w* Training|Training College of Nurs/i,
      /(Technical|Medical|Technology|Computer|Management|Nursing|Professional|Distance|Open) Education/i,
    ),
  },
  {
    kind: 'special-education',
    when: anyOf(
      /Special (Education|B\.? ?Ed|D\.? ?Ed|Teacher)|Mental(ly)? (Handicap|Retard)|Disabilit/i,
      /Hearing|Visually |Visual Impair|\bDeaf\b|\bBlind\b/i,
    ),
    unless: /Blind Relief|Degree College/i,
  },
  {
    kind: 'physical-education',
    when: /Physical (Education|Edu|Training)|Sharirik|Sports?\b|\bB\.? ?P\.? ?Ed|\bD\.? ?P\.? ?Ed/i,
    unless: /Transport|Sports? (Complex|Club|and Welfare|Academy's|Management|Medicine)/i,
  },
  { kind: 'nursing', when: /\bNursh?(ing|es?)(\b|_)|\bG\.?N\.?M\b|\bA\.?N\.?M\b|Midwi|\bANMTC\b/i },
  { kind: 'pharmacy', when: /Pharm(a|aa|ac|ace|ra)m?(cy|ceut|mcy|acy)|Phramacy|Pharamcy|\b[BDM]\.? ?Pharm/i },
  {
    kind: 'allied-health',
    when: anyOf(
      /Para ?-?Medic|Allied Health|Medical (Lab|Technology)|Sanitary Inspector|D?MLT\b/i,
      /Optometr|Ophthalm|Audiolog|Speech|Radio(logy|graph)/i,
    ),
    unless: /University/i,
  },
  { kind: 'physiotherapy', when: /Physio ?-?therap|Occupational Therap/i },
  { kind: 'dental', when: /\bDental\b|Dentistry|Oral Health/i },
  { kind: 'ayurveda', when: /Ayurved/i, unless: /Pharm|Nurs|Paramedic|Aushad|Aushdh|Upcharika/i },
  { kind: 'homoeopathy', when: /Hom[oe]+-?p[ae]th|Homoeo /i, unless: /Pharm|Nurs|Paramedic/i },
  { kind: 'unani', when: /\bUnani\b|Tibbi(a|ya)?\b (College|Medical)|Tibbi?ya/i, unless: /Pharm|Nurs|Paramedic/i },
  { kind: 'siddha', when: /\bSiddha (Medical|Vaidh)|Institute of Siddha/i },
  { kind: 'yoga-naturopathy', when: /\bYog(a|ic)\b|Naturopath/i },
  {
    kind: 'medical',
    when: /\bMedical College\b|\bAll India Institute of Medical Sciences\b|\bAIIMS\b/i,
    unless: anyOf(
      /Ayur|Hom[oe]+|Unani|Tibbi|Siddha|Para ?-?Medical|Dental|Veterin|\bLab|Naturo|Nurs|Pharm|Attached|Affiliated|Physio|Allied|Therap/i,
      /Medical College (Road|Campus)/i,
    ),
  },
  { kind: 'veterinary', when: /Veterin|Animal (Husbandry|Science)|Live ?stock|\bPashu(dhan|palan| )|\bL\.?S\.?A\.? (Training|Diploma)/i },
  { kind: 'dairy', when: /\bDairy\b/i },
  { kind: 'fisheries', when: /Fisher(y|ies)|Aquaculture/i },
  { kind: 'forestry', when: /\bForest(ry)?\b/i, unless: /Forest (Road|Colony)/i },
  {
    kind: 'agriculture',
    when: /Agricultur|Krishi|Horticultur|Seric|Agri-?business|\bAgri\b/i,
    unless: /Krishi(ka)?(?: (?:and|va))? ?(Road|Gram|Vikas|Sanstha|Pratisht?han|Prathisthan|Mandal)/i,
  },
  { kind: 'architecture', when: /Architect|School of Planning/i },
  { kind: 'polytechnic', when: /Poly-? ?te?ch?b?n|Polytech|Polytehnic/i },
  {
    kind: 'engineering',
    when: /Engineer|\bEngg\b/i,
    unless: /Engineers? (Colony|Road)/i,
  },
  {
    kind: 'management',
    when: /Management|\bBusiness\b|\bM\.?B\.?A\b|\bB\.?B\.?A\b|\bPGDM\b|\bMgmt\b/i,
    unless: /Hotel Management(?!.*Business)|Catering|(Waste|Disaster) Management|Management (Society|Trust|Committee)/i,
  },
  {
    kind: 'computer-applications',
    when: /Computer|\bB\.?C\.?A\b|\bM\.?C\.?A\b|Information Technology|Informatics|\bComputing\b|Software/i,
    unless: /Bioinformatics/i,
  },
  { kind: 'hotel-management', when: /Hotel|Hospitality|Catering|Culinary|\bIHM\b/i },
  { kind: 'tourism', when: /Touris|Travel/i },
  {
    kind: 'design-fashion',
    when: /Fashion|\b(School|Institute|College|Academy) of Design|Design (College|Institute|Academy)|Apparel|Textile Design/i,
  },
  {
    kind: 'fine-arts',
    when: /Fine Arts?\b|Visual Arts?|Chitrakala|Lalit ?Kala|\b(College|School) of Art\b|\bArts? and Crafts?\b|Applied Arts?\b/i,
    unless: /Nurs/i,
  },
  { kind: 'music-dance', when: /\bMusic\b|\bDance|Sangee?t\b|Nritya|Natya\b|Performing Arts|Dramatic/i },
  {
    kind: 'journalism-media',
    when: /Journalis|Mass ?-?Comm|\bMedia\b|Film and Tele|\bFilm\b|Animation|Patrakarita/i,
    unless: /Multi-?media/i,
  },
  { kind: 'social-work', when: /Social (Work|Service)|\bM\.?S\.?W\b|\bB\.?S\.?W\b|Samaj ?(karya|seva)/i },
  { kind: 'library-science', when: /\bLibrary\b/i },
  { kind: 'home-science', when: /Home Science/i },
  { kind: 'aviation', when: /Aviation|Aeronautic|Aerospace|Aircraft|Flying/i },
  { kind: 'maritime', when: /Maritime|\bMarine\b|\bNautical|Merchant Navy/i, unless: /Marine (Drive|Science|Lines?)/i },
  { kind: 'sanskrit', when: /Sanskrit\b|Samskrit\b|\bVed(a|ic)? (Vidyalaya|Pathshala|Mahavid)/i },
  { kind: 'oriental-arabic', when: /\bArabic\b|\bOriental (Title )?College\b(?! of)/i },
  { kind: 'theology', when: /Theolog/i, unless: /University/i },
];

const subjects: [stream: 'arts' | 'science' | 'commerce', pattern: RegExp][] = [
  // Not the villages: "Mahavidyalaya, Gauri Kala, Jaspura".
  ['arts', /\bArts\b|\bKala(,(?= (Vani|Wani|Vidny|Vigy|Scien|Comm))| Mahavid| (and|Va|Wa|Vi)\b| Vanijya| Vigyan)|\bHumanities\b/i],
  ['science', /\bSciences?\b|\bVigyan\b|\bVidnyan\b|\bSci\b/i],
  ['commerce', /\bCommerce\b|\bVani?jya\b|\bWani?jya\b|\bComm\b/i],
];

/** A science of its own kind is not the B.Sc that "Science College" means. */
const otherScience = anyOf(
  /(Medical|Dental|Health|Wellness|Ph?arma?ceutical|Nursing|Para-?medical|Ayurved(?:a|ic)|Yog(?:a|ic)|Allied|Rehabilitation) Sciences?/gi,
  /(Life|Food|Vision|Biliary|Paraclinical|Physiotherapy|Nyayik|Yoga?) (Sciences?|Vigyan)/gi,
  /(Agricultur(?:e|al)|Horticultur(?:e|al)|Veterinary|Fisher(?:y|ies)|Dairy|Home|Community|Library|Animal|Rural|Applied) Sciences?/gi,
  /(Technolog(?:y|ical)|Aviation|Cement|Network|Environment(?:al)?|Development|Educational|Bio-?) ?-?Sciences?/gi,
  /(Social|Political|Juridical|Legal|Management|Information|Computer|Media|Digital|Professional|Cyber|Sports?) Sciences?/gi,
  /Sciences? (and|of) (Technology|Management|Engineering)|(Management|Technology|Engineering|Computer|Education|Research) and Sciences?/gi,
  /Sciences? Technology|Vigyan (?:Evam|Evm|Avam|and) Prou?dyogiki|(Dental|Medical) College of Sciences?/gi,
  /(Health|Medical|Nursing|Pharmacy|Paramedical) and Sciences?/gi,
  /(Fine|Visual|Performing|Martial|Culinary|Applied|Sangeet|Theatre) Arts?|Art of Living|State of the Art|Biosciences?/gi,
  /\bArts?(,| and) (Crafts?|Design|Integration|Animation)|Arts College of (Fashion|Design)|\bArts Integration/gi,
  /\b(Lalit|Sangeet|Nrutya|Nritya|Natya|Chitra)( (Evam|Avam|Aur|and))? Kala\b/gi,
);
/** What a society calls itself tells nothing of its college: "Kala, Krida and Shikshan Mandal's B.Ed. College". */
const keeper = /^(?:.*\b(?:Mandali?|Samiti|Sanstha|Society|Sangh|Trust|Foundation|Pratishthan)|Institute of Science \w+)['\u2019]s\s/i;
const societies = 'Mandali?|Samiti|Sanstha|Society|Sangha?|Trust|Foundation|Pratishthan|Sabha|Association|Samaj|Parishad';
const society = new RegExp(`^.*\\b(?:${societies})(?:['\u2019]s)?[ ,]+(?=\\S)`, 'i');
const institution = /\b(?:Colleges?|Institut\w*|School|Department|Faculty|Academy|Campus)\b|Polytech|vidyala/i;
/** Of a professional college: its degree course beside the diploma. */
const degreeWing = /\(Degree\b[^)]*\)/i;
const ordinary = anyOf(
  /\bDegree\b|\b(First Grade|General) (and (PG|P\.G\.) )?(College|Mahavidyalaya)/i,
  // Not "P.P.G. College", which is a person's.
  /(?<![A-Z]\.)\b(PG|P\.G\.|Post ?-?Graduate|U\.?G\.?) (Girls?'? |Women'?s? )?(College|Mahavid)/i,
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

/** "Young Engineers' Education Society's Institute of Pharmacy" is of pharmacy: its society's name counts where its own says nothing. */
function kindsOf(name: string): string[] {
  const keptBy = society.exec(name)?.[0] ?? '';
  const rest = institution.test(keptBy) ? '' : name.slice(keptBy.length);
  const own = told(rest);
  return own.length > 0 || subjects.some(([, pattern]) => pattern.test(rest)) ? own : told(name);
}

/** `register` is the kind of the register's code: C college, U university, S stand-alone, R research institute. */
export function nameSays(name: string, register: string): NameSays {
  const kinds = new Set<string>();
  if (register === 'U') kinds.add('university');
  if (register === 'R') kinds.add('research-institute');
  for (const kind of kindsOf(name)) kinds.add(kind);
  const own = name.replace(keeper, ' ');
  const rest = (kinds.size > 0 ? own.replace(degreeWing, ' ') : own).replace(otherScience, ' ');
  const streams =
    register === 'C' && college.test(name) ? subjects.filter(([, pattern]) => pattern.test(rest)).map(([stream]) => stream) : [];
  const isOrdinary = ordinary.test(rest) && (kinds.size === 0 || alsoOrdinary.test(rest));
  if (register === 'C' && (streams.length > 0 || isOrdinary)) kinds.add('degree-college');
  return { kinds: [...kinds], streams };
}
