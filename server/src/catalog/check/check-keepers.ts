/** What must hold of catalog/keepers/: colleges that are there, each once, and nobody who keeps a college of another type. */
import type { CollegeDocument } from '@disha/contract/colleges.files';
import type { Keeper } from '@disha/contract/keepers.words';
import { byEditors, isUnconfirmed } from '@disha/contract/own-sources';
import type { KeeperFiles } from '../shipped/keeper-files.ts';
import type { Figure } from './figure.ts';

/** Types that a keeper of this kind cannot have: a university of the state is not private, whatever a list prints. */
const refused: Readonly<Partial<Record<Keeper, readonly string[]>>> = {
  ...{
    centre: ['private'],
    esic: ['private'],
    municipal: ['private'],
    state: ['private', 'deemed'],
    deemed_public: ['private', 'government'],
  },
  ...{ private: ['government', 'deemed'], deemed_private: ['government'] },
};

type Kept = Pick<CollegeDocument, 'id' | 'type' | 'keeper'>;

export function keeperFaults({ colleges: rows }: KeeperFiles, colleges: readonly Kept[]): string[] {
  const byId = new Map(colleges.map((college) => [college.id, college]));
  const seen = new Set<string>();
  const ofRows = rows.flatMap(({ college, sources, certainty, basis }) => {
    const where = `keepers/colleges.csv: ${college}`;
    const isTwice = seen.has(college);
    seen.add(college);
    const unread = sources.every((source) => source === byEditors || isUnconfirmed(source));
    return [
      ...(byId.has(college) ? [] : [`${where}: there is no such college`]),
      ...(isTwice ? [`${where} stands twice`] : []),
      ...(unread && certainty === 'A' ? [`${where}: nothing was read, and it is marked A`] : []),
      ...(unread === (basis === 'known') ? [] : [`${where}: its basis is not that of its source`]),
    ];
  });
  const ofTypes = colleges.flatMap(({ id, type = '', keeper = '' }) =>
    keeper !== '' && refused[keeper]?.includes(type) === true ? [`keepers: ${id} is ${type} and said to be kept by ${keeper}`] : [],
  );
  return [...ofRows, ...ofTypes];
}

export function checkKeepers(files: KeeperFiles, colleges: readonly Kept[]): { figures: Figure[]; problems: string[] } {
  const problems = keeperFaults(files, colleges);
  const known = colleges.filter(({ keeper = '' }) => keeper !== '').length;
  return {
    figures: [
      { label: 'colleges of which it is known who keeps them', value: `${known} of ${colleges.length}`, ok: problems.length === 0 },
    ],
    problems,
  };
}
