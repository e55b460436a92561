/** By whose rank seats can be had: asked for with every exam's page, and told from memory when the database is away. */
import type { CounsellingBook } from './counsellings.repository.ts';
import type { CutoffsRepository } from './cutoffs.repository.ts';

/** So long a new counselling may stay unseen. */
const freshForMs = 2000;

export class RankedExams {
  private readonly book: CounsellingBook;
  private readonly cutoffs: Pick<CutoffsRepository, 'checksums'>;
  private last: readonly string[] = [];
  private asked: { at: number; read: Promise<readonly string[]> } | undefined;

  constructor(book: CounsellingBook, cutoffs: Pick<CutoffsRepository, 'checksums'>) {
    this.book = book;
    this.cutoffs = cutoffs;
  }

  async known(): Promise<string[]> {
    if (!this.asked || performance.now() - this.asked.at >= freshForMs) this.asked = { at: performance.now(), read: this.read() };
    return [...(await this.asked.read)];
  }

  private async read(): Promise<readonly string[]> {
    try {
      const [{ all }, loaded] = await Promise.all([this.book.current(), this.cutoffs.checksums()]);
      const lists = all.filter(({ id }) => loaded.has(id)).flatMap((counselling) => counselling.lists);
      this.last = [...new Set(lists.map(({ examId }) => examId))];
    } catch {
      // A link less, or one too many for a moment, is no reason to keep a page from anybody.
    }
    return this.last;
  }
}
