/** Who is called what was asked: as a whole, as a whole but for its place, or with these words side by side in its name. */
import type { Runs } from './runs.ts';
import { glueWords } from './synonyms.ts';
import type { TextStore } from './texts.ts';
import type { Wholes } from './wholes.ts';

const startBonus = 12;
const phraseBonus = 8;
/** "... in new delhi" */
const mostPlaceWords = 3;

interface Names {
  names: TextStore;
  wholes: Wholes;
  runs: Runs;
}

interface SaidText {
  text: string;
  /** Its last word is spelled to the end: Leh is Leh, and no beginning of Lehra. Looked up when a name first asks. */
  isWhole?: boolean;
}

interface Phrase {
  points: number;
  /** Nothing that it is called begins so, and it stands in its own name, not only in what else it is called. */
  isOwn: boolean;
}

export class Named {
  readonly wholes: ReadonlySet<number>;
  /** Called so without the words at the end, which say where it lies: "agra college agra". */
  readonly wholesThere: ReadonlySet<number>;
  private readonly said: readonly SaidText[];
  private readonly in: Names;

  /** `texts`: what was asked, in the words that were typed and in English. */
  constructor(texts: readonly string[], names: Names) {
    this.in = names;
    this.said = texts.map((text) => ({ text }));
    this.wholes = new Set(texts.flatMap((text) => this.called(text)));
    this.wholesThere = new Set(texts.flatMap((text) => this.calledThere(text.split(' '))));
  }

  phraseIn(item: number): Phrase {
    const name = this.in.names.at(item);
    const phrase = { points: 0, isOwn: false };
    for (const said of this.said) {
      const at = name.indexOf(` ${said.text}`);
      if (at < 0 || (name.charAt(at + 1 + said.text.length) !== ' ' && this.isWhole(said))) continue;
      phrase.points = Math.max(phrase.points, at === 0 || name.charAt(at - 1) === '|' ? startBonus : phraseBonus);
      phrase.isOwn ||= name.lastIndexOf(` ${said.text}`) > name.lastIndexOf('|');
    }
    phrase.isOwn &&= phrase.points === phraseBonus;
    return phrase;
  }

  private isWhole(said: SaidText): boolean {
    return (said.isWhole ??= this.in.runs.isMeant(said.text.slice(said.text.lastIndexOf(' ') + 1)));
  }

  private called(text: string): number[] {
    const compact = text.replaceAll(' ', '');
    return this.in.wholes.of(compact).filter((item) =>
      this.in.names
        .at(item)
        .split('|')
        .some((name) => name.replaceAll(' ', '') === compact),
    );
  }

  private calledThere(words: readonly string[]): number[] {
    for (let end = words.length - 1; end > 0 && end >= words.length - mostPlaceWords; end -= 1) {
      const name = words.slice(0, end);
      const places = words.slice(end).filter((word) => !glueWords.has(word) && !name.includes(word));
      const called = this.called(name.join(' ')).filter((item) => places.every((word) => this.in.runs.isAt(item, word)));
      if (called.length > 0) return called;
    }
    return [];
  }
}
