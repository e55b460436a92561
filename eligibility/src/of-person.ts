/** Rules about a fact of the student details. How they are written, read and judged follows from its entry (`inRules`). */
import { studentFacts, type FactEntry, type StudentDetails, type RuleFact, type RuleWord } from '@disha/contract/passport';
import type { OfPerson, Standing } from './types.ts';

export interface AskedFact {
  fact: RuleFact;
  word: RuleWord;
}

/** `facts`: those of the student details, or others in a test. */
export class PersonRules {
  /** In the order of the entries. */
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

  /** Undefined where a condition is about something else. */
  asked(condition: { kind: string; is?: string }): AskedFact | undefined {
    const word = condition.is ?? condition.kind;
    const fact = this.factOf.get(word);
    const isOurs = fact !== undefined && (condition.is === undefined || condition.kind === fact);
    return isOurs ? ({ fact, word } as AskedFact) : undefined;
  }

  /** An answer that no word asks for ("other") is for the notice to say. */
  standing({ fact, word }: AskedFact, passport: StudentDetails): Standing {
    const told = passport[fact];
    const wanted = this.wanted.get(fact) ?? {};
    if (told === undefined) return 'unknown';
    if (told === wanted[word]) return 'met';
    return typeof told === 'boolean' || Object.values(wanted).includes(told) ? 'unmet' : 'later';
  }
}

export const personRules = new PersonRules(studentFacts);
