/** Reads catalog/keepers/: who keeps which college, one by one and by rules. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import { keeperRow, keeperRule, type KeeperRow, type KeeperRule } from '@disha/contract/keepers.files';
import type { ShippedFolder } from './shipped-folder.ts';

export interface KeeperFiles {
  colleges: readonly KeeperRow[];
  rules: readonly KeeperRule[];
}

export const readKeeperFiles = async (folder: ShippedFolder): Promise<KeeperFiles> => ({
  colleges: await folder.csv('keepers/colleges.csv', keeperRow),
  rules: await folder.csv('keepers/rules.csv', keeperRule),
});

type Told = Pick<CollegeDocument, 'id' | 'name' | 'type' | 'management' | 'sources'>;
type KeptBy = Pick<CollegeDocument, 'keeper' | 'keeperBasis' | 'keeperSource' | 'keeperCertainty'>;

const itsName = 'Its name';

/** A line of its own before a rule; nothing where neither says. */
export class Keepers {
  private readonly own: ReadonlyMap<string, KeeperRow>;
  private readonly rules: readonly { rule: KeeperRule; name: RegExp | undefined }[];

  constructor({ colleges, rules }: KeeperFiles) {
    this.own = new Map(colleges.map((row) => [row.college, row]));
    this.rules = rules.map((rule) => ({
      rule,
      name: rule.name.length === 0 ? undefined : new RegExp(`\\b(?:${rule.name.join('|')})\\b`, 'i'),
    }));
  }

  of(college: Told): KeptBy {
    const row = this.own.get(college.id);
    if (row) return { keeper: row.keeper, keeperBasis: row.basis, keeperSource: row.sources.join('; '), keeperCertainty: row.certainty };
    const { name, type = '', management = '', sources } = college;
    for (const { rule, name: words } of this.rules) {
      if (!(rule.type as readonly string[]).includes(type) || rule.management !== management || words?.test(name) === false) continue;
      const list = rule.lists.find((one) => sources.includes(one));
      if (rule.lists.length > 0 && list === undefined) continue;
      return { keeper: rule.keeper, keeperBasis: rule.basis, keeperSource: list ?? itsName, keeperCertainty: rule.certainty };
    }
    return {};
  }
}
