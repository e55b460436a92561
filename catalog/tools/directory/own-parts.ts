/** Which part of a long name speaks of the institution itself: not its society's, nor the bigger one's that it belongs to. */

/** What a society calls itself tells nothing of its college: "Kala, Krida and Shikshan Mandal's B.Ed. College". */
const keeper = /^(?:.*\b(?:Mandali?|Samiti|Sanstha|Society|Sangh|Trust|Foundation|Pratishthan)|Institute of Science \w+)['\u2019]s\s/i;
const societies = 'Mandali?|Samiti|Sanstha|Society|Sangha?|Trust|Foundation|Pratishthan|Sabha|Association|Samaj|Parishad';
const society = new RegExp(`^.*\\b(?:${societies})(?:['\u2019]s)?[ ,]+(?=\\S)`, 'i');
const institution = /\b(?:Colleges?|Institut\w*|School|Department|Faculty|Academy|Campus)\b|Polytech|vidyala/i;
/** "Maharashtra Academy of Engineering and Educational Research's B.Ed. College"; a women's college is nobody's. */
const owner = /^.*(?<!\b(?:Women|Girl|Teacher|Men|Boy|Ladie))['\u2019]s\s+(?=.*(?:College|Institut|School|vidyala))/i;

/** "Adhiyamaan College of Engineering (MBA Programme)" */
const notInBracket = 'College|Institut|Universit|School|Academy|Polytech|Ayur|\\bof\\b|\\bB\\.?A\\b|\\bB\\.?Com\\b';
const bracket = new RegExp(`^(?!.*\\) and ).*\\((?![^()]*(?:${notInBracket}))([^()]+)\\)(?!.*(?:College|Institut|School))`, 'i');
/** "Department of Pharmacy, Shri Paramhans Mahavidyalaya" */
const department =
  /^((?:(?:PG |University )?(?:School|Department|Faculty) of|\w+ (?:Department|Wing)\b)[^,(]*), .*(?:College|Institut|Univers|vidya)/i;
/** "Institute of Paramedical Sciences, School of Nursing" */
const before = '(?:,|Sciences?|Research|Rehabilitation|College|Polytechnics|Management|Technology)';
const lastHead = new RegExp(`\\b(?:Institut\\w*|College|Academy)\\b.*${before} ((?:School|College|Faculty|Department) of .*)$`, 'i');

export interface OwnParts {
  kinds: string;
  streams: string;
}

/** `tells`: says a kind; `saysSubject`: says arts, science or commerce. A part that says neither leaves it to the whole name. */
export function ownParts(name: string, tells: (text: string) => boolean, saysSubject: (text: string) => boolean): OwnParts {
  const says = (text: string) => tells(text) || saysSubject(text);
  const keptBy = society.exec(name)?.[0] ?? '';
  const afterSociety = institution.test(keptBy) ? '' : name.slice(keptBy.length);
  const afterOwner = name.replace(owner, '');
  const own = [afterOwner, afterSociety].find((rest) => rest !== name && says(rest)) ?? name;
  const part = [department.exec(name), bracket.exec(own), lastHead.exec(own)].map((found) => found?.[1] ?? '').find(tells);
  return part === undefined
    ? { kinds: own, streams: own === afterOwner ? own : name.replace(keeper, ' ') }
    : { kinds: part, streams: part };
}
