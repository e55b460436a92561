/** What leads where, what is near what, how hard a seat is and what comes first, as short as they can travel. */
import { kinReasons, type KinGrade, type LeadRank } from '@disha/contract/counsel.words';
import type { Kin, Lead, Prerequisite } from './counsel-facts.ts';
import { columnsOf, unpackColumns, type Columns, type SentRef } from './sent-columns.ts';
import type { Book, ItemType } from './types.ts';

export interface SentCounsel {
  /** Of each career in its turn. */
  leads: readonly string[];
  kin: Readonly<Record<string, string>>;
  ladder: string;
  prerequisites: Columns;
}

const letters = { courses: 'c', exams: 'e', careers: 'k' } as const satisfies Record<ItemType, string>;
const typeOf = (letter: string | undefined): ItemType => (letter === 'k' ? 'careers' : letter === 'e' ? 'exams' : 'courses');
const anyDegree = 'degree';
const degreeSign = 'd';
const ofStream = 'streams';
const streamSign = 's';

type PlaceOf = (type: ItemType, id: string) => SentRef;
type IdAt = (type: ItemType, at: SentRef) => string;

export function sentCounsel(
  { careers, kin, ladder, prerequisites }: Book,
  placeOf: PlaceOf,
  wordsAt: (name: string) => SentRef,
): SentCounsel {
  /** A place is its number; an id that no item has stands as it is, marked. */
  const written = (type: ItemType, id: string) => {
    const at = placeOf(type, id);
    return `${letters[type]}${typeof at === 'number' ? at : `=${at}`}`;
  };
  const first = (after: string | undefined) =>
    after === undefined ? '' : `>${after === anyDegree ? degreeSign : written('courses', after)}`;
  const lead = ({ type, id, usual, after }: Lead) => `${usual}${written(type, id)}${first(after)}`;
  const near = ({ type, id, grade, why }: Kin) => `${grade}${kinReasons.indexOf(why)}${written(type, id)}`;
  const goalAt = (goal: string) => {
    const [type = '', id = ''] = goal.split('/');
    return type === ofStream ? `${streamSign}${id}` : written(type as ItemType, id);
  };
  return {
    leads: careers.map(({ leads }) => leads.map(lead).join(' ')),
    kin: Object.fromEntries(Object.entries(kin).map(([goal, all]) => [goalAt(goal), all.map(near).join(' ')])),
    ladder: ladder.map((id) => written('courses', id)).join(' '),
    prerequisites: columnsOf(prerequisites.map((one) => ({ ...one, needs: wordsAt(one.needs) }))),
  };
}

type ReadCounsel = Pick<Book, 'kin' | 'ladder' | 'prerequisites'> & { leads: readonly (readonly Lead[])[] };

/** An answer that was kept by an older version has none. */
const none: SentCounsel = { leads: [], kin: {}, ladder: '', prerequisites: {} };

export function readSentCounsel(sent: SentCounsel | undefined, idAt: IdAt): ReadCounsel {
  const { leads, kin, ladder, prerequisites } = sent ?? none;
  const items = (text: string) => text.split(' ').filter((item) => item !== '');
  const read = (text: string) => {
    const type = typeOf(text[0]);
    const at = text.slice(1);
    return { type, id: at.startsWith('=') ? at.slice(1) : idAt(type, Number(at)) };
  };
  const lead = (text: string): Lead => {
    const [what = '', after] = text.slice(1).split('>');
    const { type, id } = read(what);
    return {
      ...{ type: type === 'exams' ? 'exams' : 'courses', id, usual: Number(text[0]) as LeadRank },
      ...(after === undefined ? {} : { after: after === degreeSign ? anyDegree : read(after).id }),
    };
  };
  const near = (text: string): Kin => {
    const { type, id } = read(text.slice(2));
    const why = kinReasons[Number(text[1])] ?? 'work';
    return { type: type === 'careers' ? 'careers' : 'courses', id, grade: Number(text[0]) as KinGrade, why };
  };
  const goalOf = (text: string) => {
    if (text.startsWith(streamSign)) return `${ofStream}/${text.slice(1)}`;
    const { type, id } = read(text);
    return `${type}/${id}`;
  };
  return {
    leads: leads.map((text) => items(text).map(lead)),
    kin: Object.fromEntries(Object.entries(kin).map(([goal, text]) => [goalOf(goal), items(text).map(near)])),
    ladder: items(ladder).map((text) => read(text).id),
    // Words are called by their place.
    prerequisites: unpackColumns(prerequisites).map((row) => ({ ...row, needs: String(row['needs']) }) as unknown as Prerequisite),
  };
}
