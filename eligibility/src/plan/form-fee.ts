/** What the form of an exam costs one student, of all amounts that are told. */
import type { StudentDetails } from '@disha/contract/passport';

interface FormFee {
  amounts: readonly { who: string; rupees: number }[];
}

/** The words of a payer that mean this student: `women_sc_st` is for women, and for SC and ST. */
function wordsOf({ category = 'general', gender, disability }: StudentDetails): ReadonlySet<string> {
  return new Set([
    ...['all', category === 'obc_ncl' ? 'obc' : category],
    ...(category === 'general' ? [] : ['reserved']),
    ...(gender === 'female' ? ['women'] : []),
    ...(disability === true ? ['pwd'] : []),
  ]);
}

function isMeant(who: string, words: ReadonlySet<string>): boolean {
  const parts = who.split('_');
  const isOfMen = parts.includes('men');
  return parts.some((part) => words.has(part)) && !(isOfMen && words.has('women'));
}

/** The least that is asked of a student like this; where nobody like this is named, what all others pay; null where that is not told. */
export function formFeeFor(fee: FormFee | undefined, student: StudentDetails): number | null {
  const amounts = fee?.amounts ?? [];
  const words = wordsOf(student);
  const own = amounts.filter(({ who }) => isMeant(who, words));
  if (own.length > 0) return Math.min(...own.map(({ rupees }) => rupees));
  const others = amounts.find(({ who }) => who === 'others') ?? amounts.find(({ who }) => who.startsWith('general'));
  return others?.rupees ?? null;
}
