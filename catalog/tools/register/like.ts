/**
 * What an institution is by its name, told by those of like names that somebody has read: "... College of Nursing" with a college's code
 * is what the others are. Nothing is told where they differ.
 */
import type { Institution } from './tables.ts';

/** What the end of a name tells. */
const byEnding = ['kinds', 'usual', 'courses'] as const;
type Likeness = Pick<Institution, (typeof byEnding)[number] | 'openTo' | 'type' | 'typeBasis' | 'management'>;

const unknown: Likeness = { kinds: '', usual: '', courses: '', openTo: '', type: '', typeBasis: '', management: '' };
const fewest = 3;
const fewestOfWord = 20;
const agreed = 0.95;
const longestEnding = 6;

/** Without its places: "College of Nursing" of "College of Nursing, Gaya". */
const wordsOf = (name: string) => (name.toLowerCase().split(', ')[0] ?? '').replaceAll('.', '').split(/[\s()-]+/);
const letterOf = ({ aisheCode }: Pick<Institution, 'aisheCode'>) => aisheCode.charAt(0);

function* endings(name: string): Generator<string> {
  const words = wordsOf(name);
  for (let size = Math.min(words.length, longestEnding); size > 0; size -= 1) yield words.slice(-size).join(' ');
}

class Votes {
  private readonly counts = new Map<string, number>();
  private total = 0;
  add(vote: string): void {
    this.counts.set(vote, (this.counts.get(vote) ?? 0) + 1);
    this.total += 1;
  }
  /** What nearly all say, where there are enough of them. */
  winner(least: number): string | undefined {
    if (this.total < least) return undefined;
    return [...this.counts].find(([, count]) => count >= agreed * this.total)?.[0];
  }
}

function votesAt(votes: Map<string, Votes>, key: string): Votes {
  const there = votes.get(key) ?? new Votes();
  votes.set(key, there);
  return there;
}

export class Likenesses {
  private readonly ofEnding = new Map<string, Votes>();
  private readonly forWhom = new Map<string, Votes>();
  private readonly keepers = new Map<string, Votes>();

  constructor(institutions: readonly Institution[]) {
    for (const row of institutions) {
      // A list of programmes says what a name alone does not.
      const isByName = row.courses.split('|').every((course) => course === '' || course.endsWith(':name')) && row.others === '';
      if (row.aisheCode === '' || !isByName) continue;
      const said = byEnding.map((column) => row[column]).join('\t');
      for (const ending of endings(row.name)) votesAt(this.ofEnding, `${letterOf(row)} ${ending}`).add(said);
      for (const word of new Set(wordsOf(row.name))) {
        votesAt(this.forWhom, word).add(row.openToBasis === '' ? row.openTo : '');
        votesAt(this.keepers, word).add(row.typeBasis === 'name' ? `${row.type}\t${row.management}` : '\t');
      }
    }
  }

  of(row: Pick<Institution, 'aisheCode' | 'name'>): Likeness {
    const likeness = { ...unknown };
    for (const ending of endings(row.name)) {
      const said = this.ofEnding.get(`${letterOf(row)} ${ending}`)?.winner(fewest);
      if (said === undefined) continue;
      [likeness.kinds, likeness.usual, likeness.courses] = said.split('\t') as [string, string, string];
      break;
    }
    for (const word of wordsOf(row.name)) {
      likeness.openTo ||= this.forWhom.get(word)?.winner(fewestOfWord) ?? '';
      const [type = '', management = ''] = this.keepers.get(word)?.winner(fewestOfWord)?.split('\t') ?? [];
      if (type !== '') Object.assign(likeness, { type, management, typeBasis: 'name' });
    }
    return likeness;
  }
}
