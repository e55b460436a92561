/**
 * Whether a row of the list of approved institutes is an institution that the register writes otherwise: with its place, without its
 * society, with a word in brackets. A wrong join says of one what is true of a namesake, so all that tells the two apart must be equal.
 */
import { alternatives, genericWords } from '../words.ts';
import { mendWords } from './misspelt.ts';
import { sameSound } from './twins.ts';

interface Signature {
  /** What it is called after, in order, without its society, its places and common words. */
  telling: string[];
  /** What it is and whom it is for: college, polytechnic, pharmacy, women, second campus. */
  kinds: string[];
  /** Behind its name, but for the district's own name. */
  places: string[];
}

const keepers = alternatives(`
  Society Societie Trust Mandali? Sanstha Samsthe Samiti Foundation Pratishthan Association Sangha? Parishad
`);
const societies = [
  // "SCTR's", "V.J.K.'s"
  /^(?:[A-Z]\.? ?){2,8}['’][sS][\s,]+(?=\S+ \S+)/,
  new RegExp(`^.*?\\b(?:${keepers})['’]?s\\b[\\s,]*(?=\\S+ \\S+)`, 'i'),
];
const societyOf = (name: string) => societies.map((society) => society.exec(name)?.[0] ?? '').find(Boolean) ?? '';
const ofSocieties = new Set(
  alternatives(`society trust mandal mandali sanstha samsthe samiti foundation pratishthan association sangh sangha parishad education
    educational shikshan prasarak charitable vidya vikas the shri shree sri and welfare of`)
    .split('|')
    .map(sameSound),
);

const kindOf = new Map(
  alternatives(`
    technology:engineering technological:engineering engineering engg:engineering polytechnic polytechnique:polytechnic
    pharmacy pharmaceutical:pharmacy pharma:pharmacy pharmaceuticals:pharmacy management business:management administration:management
    computer computers:computer applications:application application information nursing law education teachers:education b.ed:education
    arts art:arts science sciences:science commerce medical dental architecture planning design hotel hospitality catering:hotel
    agriculture agricultural:agriculture veterinary ayurved ayurvedic:ayurved homoeopathic physiotherapy paramedical women womens:women
    girls:women kanya mahila ladies:women men boys evening morning night university vishwavidyalaya:university college colleges:college
    mahavidyalaya mahavidyalay:mahavidyalaya institute institution:institute institutions:institute institutes:institute sansthan school
    academy faculty department centre center:centre campus degree pg:postgraduate postgraduate ug junior i ii iii iv first second 1 2 3
    1st 2nd shift wing sanskrit hindi urdu music fine film media communication journalism fashion textile mining leather printing marine
    maritime aeronautical aviation food dairy biotechnology textiles:textile technical training applied government govt:government
    rajkiya:government sarkari:government aided studies:study study social work rural
  `)
    .split('|')
    .map((pair) => pair.split(':'))
    .map(([word = '', kind = word]) => [sameSound(word), sameSound(kind)] as const),
);
/** Said by one source and left out by the other. */
const silent = new Set(
  alternatives(
    `of and for the in at an a autonomous shri shree sri smt late dr s with res research coed co-ed new degree postgraduate ug grade`,
  )
    .split('|')
    .map(sameSound),
);

/** Of these a name alone is nobody's own. */
const plain = new Set(
  [...genericWords, ...alternatives('economics diploma development bca bba mba mca bcom courses').split('|')].map(sameSound),
);

const folded = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/&/g, ' and ')
    .replace(/[.'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const wordsOf = (text: string): string[] => {
  const found: string[] = [];
  let initials = '';
  for (const word of folded(text).split(' ').filter(Boolean)) {
    // "K. K. Jain" is "K.K. Jain".
    if (word.length === 1) initials += word;
    else {
      if (initials) found.push(initials);
      initials = '';
      found.push(word);
    }
  }
  if (initials) found.push(initials);
  return found.map(sameSound);
};

const bracket = /\s*\([^()]*\)|\s*\[[^[\]]*\]/g;

function signature(written: string): Signature {
  const whole = mendWords(written);
  const mended = whole.slice(societyOf(whole).length);
  const inBrackets = [...mended.matchAll(bracket)].flatMap(([text]) => wordsOf(text));
  const [head = '', ...tail] = mended.replace(bracket, ' ').split(',');
  const words = wordsOf(head).filter((word) => !silent.has(word));
  const isTelling = (word: string) => !kindOf.has(word) && !silent.has(word);
  // What stands behind the last word that says what it is, "Polytechnic College Pappu Nagar", is the way there.
  const end = words.findLastIndex((word) => kindOf.has(word)) + 1;
  const [name, way] = words.slice(0, end).some(isTelling) ? [words.slice(0, end), words.slice(end)] : [words, []];
  const behind = tail.flatMap(wordsOf);
  const kinds = [...words, ...behind, ...inBrackets].flatMap((word) => kindOf.get(word) ?? []);
  return {
    telling: name.filter(isTelling),
    kinds: [...new Set(kinds.filter((kind) => !silent.has(kind)))].sort(),
    places: [...way, ...behind].filter(isTelling),
  };
}

interface RegisteredRow {
  /** As it is written, and as it was tidied. */
  names: readonly string[];
  state: string;
  /** The one that its source gives, and that of today. */
  districts: readonly string[];
}

interface Registered extends RegisteredRow {
  code: string;
  /** It stands among the colleges of before, or a row of the list is joined to it already. */
  isTaken: boolean;
}

const signaturesOf = ({ names }: RegisteredRow): Signature[] => names.map(signature);

/** However the words are parted: "Knowledgecity" is "Knowledge City". */
const sameKey = ({ telling, kinds }: Signature) => `${telling.join('')}|${kinds.join(' ')}`;
const shares = (one: readonly string[], other: readonly string[]) => one.some((word) => other.includes(word));

/** "MES" is the Mandar Education Society; a society that one source leaves out tells nothing. */
function sameSociety(one: string, other: string): boolean {
  const [left, right] = [one, other].map((name) => wordsOf(societyOf(mendWords(name))).map((word) => word.replace(/s$/, '')));
  if (!left?.length || !right?.length) return true;
  const initials = (words: readonly string[]) => words.map((word) => word.charAt(0)).join('');
  const short = ([word = '', ...more]: readonly string[]) => (more.length === 0 ? word : '');
  const isShort = (a: readonly string[], b: readonly string[]) => short(a) !== '' && initials(b).includes(short(a));
  return left.some((word) => right.includes(word) && !ofSocieties.has(word)) || isShort(left, right) || isShort(right, left);
}

interface KnownCollege extends Registered {
  signatures: Signature[];
}

type MatchRule = 'district' | 'next';

/** Finds for a row of the list the one institution of the register that it is, and says by which rule; or nothing. */
export class Sure {
  private readonly byKey = new Map<string, KnownCollege[]>();

  constructor(
    /** Whether one was parted from the other, or both from a third. */
    private readonly wereOne: (state: string, one: string, other: string) => boolean,
    private readonly isNear: (state: string, one: string, other: string) => boolean,
  ) {}

  add(row: Registered): void {
    const known = { ...row, signatures: signaturesOf(row) };
    for (const key of new Set(known.signatures.map(sameKey))) {
      const at = `${row.state}|${key}`;
      this.byKey.set(at, [...(this.byKey.get(at) ?? []), known]);
    }
  }

  find(row: RegisteredRow): { code: string; rule: MatchRule } | undefined {
    const said = signaturesOf(row);
    const equal = [...new Set(said.flatMap((one) => this.byKey.get(`${row.state}|${sameKey(one)}`) ?? []))];
    const lie = (known: KnownCollege, how: (one: string, other: string) => boolean) =>
      known.districts.some((one) => row.districts.some((other) => how(one, other)));
    const here = equal.filter((known) => lie(known, (one, other) => one === other));
    const parted = equal.filter((known) => lie(known, (one, other) => this.wereOne(row.state, one, other)));
    const [only, ...more] = here.length > 0 ? here : equal;
    if (only === undefined || more.length > 0 || only.isTaken || !this.isAlike(row, said, only)) return undefined;
    if (here.length > 0 || parted.length > 0) return { code: only.code, rule: 'district' };
    // In the next district a short name may well be another's.
    const isLong = said.some(({ telling, kinds }) => telling.length > 1 && telling.length + kinds.length > 3);
    const isNear = lie(only, (one, other) => this.isNear(row.state, one, other));
    return isLong && isNear ? { code: only.code, rule: 'next' } : undefined;
  }

  private isAlike(row: RegisteredRow, said: readonly Signature[], known: KnownCollege): boolean {
    if (!said.some(({ telling }) => telling.some((word) => !plain.has(word)))) return false;
    const names = [...row.districts, ...known.districts, row.state].flatMap(wordsOf);
    const [here, there] = [said, known.signatures].map((all) =>
      all.flatMap(({ places }) => places).filter((word) => !names.includes(word)),
    );
    if (!here || !there || (here.length > 0 && there.length > 0 && !shares(here, there))) return false;
    return row.names.every((one) => known.names.every((other) => sameSociety(one, other)));
  }
}
