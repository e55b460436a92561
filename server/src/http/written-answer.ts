/**
 * An answer for one person whose data is JSON already, of parts that each passed their schema when they were written: of a long page of
 * which most is the same for everybody, that was once, and is not done again whenever somebody asks.
 */
import type { Said } from '@disha/contract/words';

export class WrittenAnswer {
  readonly message: Said;
  /** JSON. */
  readonly data: string;

  constructor(message: Said, data: string) {
    this.message = message;
    this.data = data;
  }
}
