/** What the name, the code, the programmes and the tables by hand say a college is: kinds, what is usual, its type, for whom. */
import { grouped, readTable } from './csv.ts';
import { kindsOf } from './directory/kinds-of.ts';
import { openToOf } from './directory/open-to.ts';
import { usualOf } from './directory/usual.ts';

interface ToldLink {
  collegeId: string;
  courseId: string;
  basis: string;
}

interface ToldCollege {
  id: string;
  key: string;
  name: string;
  kind: string;
  aisheCode: string;
  type: string;
  typeBasis: string;
  state: string;
}

const letters: Readonly<Record<string, string>> = { university: 'U', standalone: 'S' };

export function tellerOf(links: readonly ToldLink[]) {
  const taught = grouped(links, (link) => link.collegeId);
  /** Types that no register says: by the law the institute was made by, or known and not read. */
  const types = new Map(readTable(new URL('types.csv', import.meta.url).pathname, 'id', 'type', 'basis').map((row) => [row.id, row]));
  return ({ id, key, name, kind, aisheCode, type, typeBasis, state }: ToldCollege) => {
    const letter = (aisheCode || key).charAt(0);
    const register = 'CSUR'.includes(letter) ? letter : (letters[kind] ?? 'C');
    const there = taught.get(id) ?? [];
    const listed = there.filter(({ basis }) => basis === 'register').map(({ courseId }) => courseId);
    const kinds = kindsOf(name, register, listed);
    const known = type === '' ? types.get(id) : undefined;
    return {
      kinds: kinds.join('|'),
      usual: usualOf({ name, register, kinds, courses: there.map(({ courseId }) => courseId), state }),
      type: known?.type ?? type,
      typeBasis: known?.basis ?? typeBasis,
      ...openToOf(name, aisheCode || key),
    };
  };
}
