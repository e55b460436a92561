/** By whose rank seats can be had: asked for with every exam's page, and told from memory when the database is away. */
import type { CounsellingBook } from './counsellings.repository.ts';
import type { CutoffsRepository } from './cutoffs.repository.ts';
import type { RanksState } from './ranks-state.ts';

interface RankedExamsParts {
  book: Pick<CounsellingBook, 'fresh'>;
  cutoffs: Pick<CutoffsRepository, 'checksums'>;
  /** Tells when they may have become others: they are read then, and not before. */
  state: Pick<RanksState, 'current'>;
}

export class RankedExams {
  private readonly parts: RankedExamsParts;
  private asked: { mark: string; read: Promise<readonly string[]> } | undefined;

  constructor(parts: RankedExamsParts) {
    this.parts = parts;
  }

  async known(): Promise<string[]> {
    const mark = await this.parts.state.current();
    if (this.asked?.mark !== mark) this.asked = this.readAt(mark, await this.asked?.read);
    return [...(await this.asked.read)];
  }

  private readAt(mark: string, last: readonly string[] = []) {
    const asked = { mark, read: this.read() };
    // A link less, or one too many for a moment, is no reason to keep a page from anybody; the next who asks has it read again.
    asked.read = asked.read.catch(() => {
      asked.mark = '';
      return last;
    });
    return asked;
  }

  private async read(): Promise<readonly string[]> {
    const { book, cutoffs } = this.parts;
    const [{ all }, loaded] = await Promise.all([book.fresh(), cutoffs.checksums()]);
    const lists = all.filter(({ id }) => loaded.has(id)).flatMap((counselling) => counselling.lists);
    return [...new Set(lists.map(({ examId }) => examId))];
  }
}
