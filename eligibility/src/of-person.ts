/** Rules about one of the student details. Its entry (`inRules`) says how they are written, read and judged. */
import { studentFacts, type FactEntry, type StudentDetails, type RuleFact, type RuleWord } from '@disha/contract/passport';
import type { OfPerson, Standing } from './types.ts';

export interface AskedFact {
  fact: RuleFact;
  word: RuleWord;
}

/** `facts`: those of the student details, or others in a test. */
export class PersonRules {
  /** The words of the rules, in the order of the entries. */
  readonly words: readonly string[];
  private readonly factOf: ReadonlyMap<string, string>;
  private readonly wanted: ReadonlyMap<string, Readonly<Record<string, string | boolean>>>;

  constructor(facts: Readonly<Record<string, FactEntry>>) {
    const asked = Object.entries(facts).flatMap(([fact, { inRules }]) => (inRules === undefined ? [] : [[fact, inRules] as const]));
    this.wanted = new Map(asked);
    this.factOf = new Map(asked.flatMap(([fact, inRules]) => Object.keys(inRules).map((word) => [word, fact] as const)));
    this.words = [...this.factOf.keys()];
  }

  read(word: string): OfPerson | undefined {
    const fact = this.factOf.get(word);
    if (fact === undefined) return undefined;
    const isYesOrNo = typeof this.wanted.get(fact)?.[word] === 'boolean';
    return (isYesOrNo ? { kind: word } : { kind: fact, is: word }) as OfPerson;
  }

  /** The fact that a condition asks for; undefined if the condition is about something else. */
  asked(condition: { kind: string; is?: string }): AskedFact | undefined {
    const word = condition.is ?? condition.kind;
    const fact = this.factOf.get(word);
    const isOurs = fact !== undefined && (condition.is === undefined || condition.kind === fact);
    return isOurs ? ({ fact, word } as AskedFact) : undefined;
  }

  /** If no word asks for an answer ("other"), the exam's notice decides. */
  standing({ fact, word }: AskedFact, details: StudentDetails): Standing {
    const supplied = details[fact];
    const wanted = this.wanted.get(fact) ?? {};
    if (supplied === undefined) return 'unknown';
    if (supplied === wanted[word]) return 'met';
    return typeof supplied === 'boolean' || Object.values(wanted).includes(supplied) ? 'unmet' : 'later';
  }
}

export const personRules = new PersonRules(studentFacts);
