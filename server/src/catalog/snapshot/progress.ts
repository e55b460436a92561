/** How far work that is asked for again and again has come: each run does all that was asked for before it began. */
export class LoadProgress {
  private asked = 0;
  private done = 0;
  private waiting: { upTo: number; goOn: () => void }[] = [];

  ask(): void {
    this.asked += 1;
  }

  /** What a run that begins now will have done; given to `reached` when it has ended well. */
  begin(): number {
    return this.asked;
  }

  reached(upTo: number): void {
    this.done = Math.max(this.done, upTo);
    const over = this.waiting.filter((each) => each.upTo <= this.done);
    this.waiting = this.waiting.filter((each) => each.upTo > this.done);
    for (const { goOn } of over) goOn();
  }

  /** When all that was asked for until now is done. */
  async over(): Promise<void> {
    const upTo = this.asked;
    if (upTo > this.done) await new Promise<void>((goOn) => this.waiting.push({ upTo, goOn }));
  }
}
