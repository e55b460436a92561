/**
 * What may be said to be usual for an institution, beside its kinds and the letter of its code: nothing where its name says that it is
 * something else, diplomas where its name says so, and of a name that says no more than College or Mahavidyalaya what is usual for these.
 */
import { anyOf } from '../words.ts';

export type Usual = '' | 'mahavidyalaya' | 'college' | 'diploma' | 'none';

/** Not a person's or a place's: "Mahavidyalaya" at the end of a word too ("Kalamahavidyalaya"). */
export const mahavidyalaya = /mahavid+h?ya|Maha Vidyala|Mahavidhal/i;
const college = /\bColleges?\b/i;

/** A trust, a hospital, a department, an office: it has the register's code and is not called a college. */
const notItself =
  /\b(?:Society|Trust|Samiti|Sanstha|Mandal|Hospital|Foundation|Council|Directorate|Board|Corporation|Limited)(?:,[^,]*)*$/i;
const itself = /\bColleges?\b|School|Institut|Training|Polytech|vidyala|\bI\.?T\.?[IC]\b|\bB\.? ?Ed\b|\b[AG]\.?N\.?M\b|\bCent(?:re|er)\b/i;
/** A college of something, though of none of our kinds: what most colleges teach is not to be expected there. */
const ofSomething = anyOf(
  /\bColleges? (?:of|for) (?!Women|Girls|Boys|Men|Excellence|Higher|Arts|Humanities|the )/i,
  /Health|Medic|Technolog|Technical|Technic\b|Professional|Vocational|Communicat|Film|Animation|Hearing|Rehabilit/i,
  /Institute|Academy|Defence|Bible|Divyang|Handicap|\bDeaf\b|\bBlind\b/i,
);
/** After the first degree only, or of a whole group. */
const later = anyOf(
  /^(?:National|All India|Central) (?:(?:\w+ )?Research )?Institute|Graduate School|^(?!.*College).*(?<!and )Research Institute(?! of)/,
  /\bM\.?Sc College|\((?:PG|Post ?-?Graduat\w+)\)|(?<!and )\bP\.?G\.? (?:Cent(?:re|er)|Department)|\bPost ?-?Graduation\b/i,
  /(?<![A-Z]\.|and )\b(?:PG|P\.G\.|Post ?-?[Gg]raduate) (?:\w+ )?(?:Institute|Centre|Center)\b|\bof Post ?-?[Gg]raduate/,
  // "PG College of Law": of a subject; "PG College" alone is a degree college with a master's beside.
  /(?<![A-Z]\.|and )\b(?:PG|P\.G\.|Post ?-?[Gg]raduate) (?:\w+ )?College of\b/,
  /(?<!and )\bPG (?:Courses|Studies)\b|\bPGDMLT\b/,
);
/** In these two states a "PG College" that says no more teaches MBA and MCA alone; a college with a first degree is "Degree and PG". */
const laterThere: readonly string[] = ['Andhra Pradesh', 'Telangana'];
const pgAlone = /^(?!.*(?:Degree|\bUG\b|Arts|Science|Commerce|Government)).*\b(?:PG|Post ?-?[Gg]raduate) College\b/;
/** The business of farms: of its own degree, and neither of agriculture nor of management alone. */
const farmBusiness = /\bAgri(?:cultur(?:e|al))?[- ]?Bus+iness/i;
const otherMedicine = /Hom[oe]+(?:-?p[ae]th|\b)|Ayurved|\bAyush\b|Unani|Siddha|Veterin/i;

/** Diplomas, of a kind that elsewhere gives degrees. */
const diplomaNurses = /\bSchool\b|\bTraining (?:Centre|Center|Institute)\b|(?<![A-Z]\.)\b[AG]\.?N\.?M\b|\bANMTC?\b/i;
const diplomaTeachers = anyOf(
  /\bD\.? ?(?:El\.? ?)?Ed\b|\bB\.?T\.?C\b|\bDIET\b|District Institute|\bN\.?T\.?T\b|\bP\.?T\.?T?\.?C\b|\bJ\.?B\.?T\b|\bB\.?T\.?I\b/i,
  /Primary (?:Teacher|Training|Shiksh)|Elementary|Basic Training|Nursery|Pre-?Primary|Junior College of Education|Normal School/i,
  /Adhyap[ai][kn]a? (?:Mandir|Vidyalaya)/i,
);
const degreeTeachers = /\bB\.? ?Ed\b|College of Education\b(?<!Junior College of Education)|Teachers?['\u2019]? (?:Training )?College/i;
/** Of who helps a veterinary doctor: two years after Class 12. */
const livestockAssistants = /Live ?stock|Pashu ?(?:dhan|palan)|\bL\.?S\.?A\b|\bAHDP\b/i;
const diplomaOf = /\bDiploma\b|\bD\.? ?Pharm|\bDMLT\b/;
const degreeOf = /\bB\.? ?Pharm|\bB\.? ?Sc\b|\bDegree\b/;

/** A university of one field, or of none that most have. */
const ofOneField = anyOf(
  /Technolog|Technical|Engineering|Polytech|Information|Health|Medical|Ayush|Ayurved|Homoeo|Pharma|Nursing|\bLaw\b|Legal|Juridical/i,
  /Sanskrit|Police|Women|Footwear|Textile/i,
  /Agricultur|Horticultur|Krishi|Veterinary|Animal|Fisher|Forest|Dairy|Sports?|Physical|Music|Kala|Arts?\b|Dance|Sangeet|Drama|Design/i,
  /Architecture|Planning|Journalis|Media|Communication|Film|Forensic|Petroleum|Energy|Maritime|Aviation|Rail|Gati|Defen[cs]e|Raksha/i,
  /Teacher|Education\b|Open\b|Skill|Vocational|Management|Business|Finance|Trade|Languages?|Tribal|Yoga|Buddh|Pali|Ved|Islamic|Theolog/i,
  /Proudyogiki|Ayurvigyan|Kamdhenu|Transplant|NICMAR|IIHMR|AIPH|Culture|Janapada|Rural|Social Sciences|Startup|Applied Sciences/i,
  /Institute|Research|Academy|School|Scien(?:ce|tific) (?:Education|and Innovative)|Rehabilitation|Physical|Statistic|Mathemat/i,
);
/** The same, of those whose name does not say so: of medicine, of media, of engineering, of yoga, of sport, or after a degree only. */
const knownOfOneField = anyOf(
  /^(?:Adesh|Al-Karim|Amaltas|Chirayu|Geetanjali|Malwanchal) University|^Sumandeep|^Santosh \(|^Malla Reddy Vishwavidyapeeth/,
  /^(?:Plaksha|AAFT|TransStadia|NIIT|Mahindra|Nalanda|VIT Bhopal) University|Patanjali Yogpeeth/,
  // Of a language and its arts; "Tamil Nadu" is a state.
  /\b(?:Hindi|Urdu|Telugu|Tamil(?! Nadu)|Kannada|Malayalam|Odia|Dravidian)\b/,
);
const university = /Universit|Vishwa ?vidyala|Viswavidyala|Vishva ?vidyala|Vidya ?peeth/i;

/** A women's polytechnic has trades of its own, and so have the others that say which. */
const ownDiplomas = anyOf(
  /Divyang|Handicap|\bDeaf\b|\bBlind\b/i,
  /\b(?:Women|Girls?|Mahila|Kanya|Ladies)|Textile|Leather|Printing|Mining|Food|Ceramic|Glass|Film|Sugar|Paper|Plastic|Rural/i,
  // Of animal husbandry.
  /\bA\.?H\.? Polytechnic/,
);
/** The branches of allied health that are not the laboratory's. */
const otherHealth = /Optometr|Audiolog|\bSpeech\b|Radio(?:logy|graph)|Occupational Therap|Sanitary|Dialysis|Ophthalm/i;

export interface UsualName {
  name: string;
  /** The letter of the register's code. */
  register: string;
  kinds: readonly string[];
  /** Courses that a list or the name says. */
  courses: readonly string[];
  state: string;
}

const hasAny = (kinds: readonly string[], ...wanted: string[]) => wanted.some((kind) => kinds.includes(kind));

function ofDegrees({ name, kinds }: UsualName): Usual {
  if (diplomaOf.test(name) && !degreeOf.test(name)) return 'diploma';
  if (kinds.includes('nursing') && kinds.length === 1) {
    if (/\bP(?:ost)?[. ]*B(?:asic)?[. ]*B/i.test(name)) return 'none';
    if (diplomaNurses.test(name) && !/\bCollege\b(?! Campus)|\bB\.? ?Sc\b/i.test(name)) return 'diploma';
    if (/(?<![A-Z]\.)\b[AG]\.?N\.?M\b/.test(name) && !/\bB\.? ?Sc\b/i.test(name)) return 'diploma';
  }
  if (kinds.includes('teacher-education') && diplomaTeachers.test(name) && !degreeTeachers.test(name)) return 'diploma';
  if (kinds.includes('veterinary') && livestockAssistants.test(name)) return 'diploma';
  if (kinds.includes('polytechnic') && !hasAny(kinds, 'engineering', 'degree-college')) return 'diploma';
  return '';
}

export function usualOf(named: UsualName): Usual {
  const { name, register, kinds, courses, state } = named;
  if (kinds.includes('university'))
    return register === 'U' && university.test(name) && !ofOneField.test(name) && !knownOfOneField.test(name) && courses.length === 0
      ? ''
      : 'none';
  if (register === 'R') return '';
  if (later.test(name) || farmBusiness.test(name)) return 'none';
  if (laterThere.includes(state) && pgAlone.test(name)) return 'none';
  if (kinds.length === 0)
    return register === 'C' && college.test(name) && !notItself.test(name) && !ofSomething.test(name) ? 'college' : '';
  if (hasAny(kinds, 'pharmacy', 'nursing') && otherMedicine.test(name)) return 'none';
  if (/\bResearch Station\b/i.test(name) && !college.test(name)) return 'none';
  if (kinds.includes('veterinary') && /Veterinary Pharm/i.test(name)) return 'none';
  // "Pharmacy College of Education": which of the two it means, it does not say.
  if (/\bof Education\b/.test(name) && hasAny(kinds, 'ayurveda', 'nursing', 'pharmacy')) return 'none';
  if (hasAny(kinds, 'polytechnic', 'iti') && kinds.length === 1 && ownDiplomas.test(name)) return 'none';
  if (kinds.includes('allied-health') && kinds.length === 1 && otherHealth.test(name)) return 'none';
  // A hospital, a trust: its name says the kind of what it keeps somewhere.
  if (notItself.test(name) && !itself.test(name)) return 'none';
  if (kinds.includes('degree-college') && mahavidyalaya.test(name) && !/\bDegree\b|\bP\.?G\b|Snatakottar|Snatkottar/i.test(name))
    return courses.some((id) => /^(?:ba-programme-general|bsc-general|bcom)$/.test(id)) ? '' : 'mahavidyalaya';
  return register === 'C' || register === '' ? ofDegrees(named) : '';
}
