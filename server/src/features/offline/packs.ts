/**
 * The packs, each made when the list of them is first asked for, compressed once and kept so. When facts have changed, what was made
 * before is offered until all of that kind are made anew: a list is never half old.
 */
import { packFile, packHashLength, type PackKind } from '@disha/contract/packs.words';
import { createHash } from 'node:crypto';
import { packQuality, type PackRecipe, type PackSource } from '../../catalog/pack-source.ts';
import { brotliAt } from '../../http/compress.ts';

interface MadePack extends Omit<PackRecipe, 'make'> {
  kind: PackKind;
  hash: string;
  br: Buffer;
}

interface Kept {
  /** What its packs were made of. */
  state: unknown;
  packs: readonly MadePack[];
  /** False while the first of all are being made. */
  isWhole: boolean;
}

export class Packs {
  private readonly kept = new Map<PackSource, Kept>();
  private readonly making = new Map<PackSource, Promise<void>>();
  private readonly sources: readonly PackSource[];
  private readonly onError: (error: unknown) => void;

  constructor(sources: readonly PackSource[], onError: (error: unknown) => void) {
    this.sources = sources;
    this.onError = onError;
  }

  /** All that are made; the first request waits, for as long as it takes or as it will. */
  async list(patienceMs: number): Promise<{ packs: readonly MadePack[]; isWhole: boolean }> {
    const wait = Promise.all(this.sources.map((source) => this.current(source)));
    await Promise.race([wait, new Promise((resolve) => setTimeout(resolve, patienceMs).unref())]);
    const made = this.sources.map((source) => this.kept.get(source));
    return { packs: made.flatMap((kept) => kept?.packs ?? []), isWhole: made.every((kept) => kept?.isWhole === true) };
  }

  /** Of a process that was not asked for the list yet, its kind is made first: another process gave out the address. */
  async find(file: string): Promise<MadePack | undefined> {
    const found = () => [...this.kept.values()].flatMap(({ packs }) => packs).find(({ name, hash }) => packFile(name, hash) === file);
    for (const source of this.sources) {
      if (found()) break;
      if (file.startsWith(`${source.kind}-`)) await this.current(source);
    }
    return found();
  }

  private async current(source: PackSource): Promise<void> {
    const kept = this.kept.get(source);
    if (kept?.isWhole === true && kept.state === (await source.state())) return;
    let making = this.making.get(source);
    if (!making) {
      making = this.make(source)
        .catch(this.onError)
        .finally(() => this.making.delete(source));
      this.making.set(source, making);
    }
    if (kept?.isWhole !== true) await making;
  }

  private async make(source: PackSource): Promise<void> {
    const state = await source.state();
    const before = new Map(this.kept.get(source)?.packs.map((pack) => [pack.name, pack]));
    const packs: MadePack[] = [];
    // One after another: a processor is left to the requests that wait for an answer.
    for (const recipe of await source.packs()) {
      const same = recipe.of === undefined ? undefined : before.get(recipe.name);
      packs.push(same?.of === recipe.of && same ? same : await madeOf(source.kind, recipe));
      if (this.kept.get(source)?.isWhole !== true) this.kept.set(source, { state, packs: [...packs], isWhole: false });
    }
    this.kept.set(source, { state, packs, isWhole: true });
  }
}

async function madeOf(kind: PackKind, { make, ...recipe }: PackRecipe): Promise<MadePack> {
  const text = Buffer.from(await make());
  const hash = createHash('sha256').update(text).digest('hex').slice(0, packHashLength);
  return { ...recipe, kind, hash, br: await brotliAt(text, packQuality) };
}
