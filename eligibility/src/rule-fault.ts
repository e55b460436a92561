/** What cannot be read in a rule: the word itself, for its author. */
export class RuleFault extends RangeError {
  readonly word: string;

  constructor(word: string, message: string) {
    super(message);
    this.word = word;
  }
}
