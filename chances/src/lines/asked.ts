/** A question as somebody asks it, read as what is looked for among the lines of its counselling. */
import type { ChancesBody } from '@disha/contract/chances';
import { valueLimits, type RankOrder, type RankUnit } from '@disha/contract/chances.words';
import { say } from '@disha/contract/say';
import type { Field } from '@disha/contract/taxonomy';
import type { Said } from '@disha/contract/words';
import { foldText } from '@disha/search/text';
import type { CounsellingTables } from '../counsellings.ts';
import type { WantedLines } from './wanted.ts';

/** A list is asked about without order and page. */
export type ChancesQuestion = Omit<ChancesBody, 'sortBy' | 'limit'> & Partial<Pick<ChancesBody, 'sortBy' | 'limit'>>;

/** The courses that lead to a field, its own and others that do. */
export type CoursesForField = (field: Field) => readonly { _id: string; field: Field }[];

/** A field of the question does not fit its counselling. */
export class WrongQuestion extends Error {
  readonly at: string;
  readonly said: Said;

  constructor(at: string, said: Said = say('cursor.foreign')) {
    super(at);
    this.at = at;
    this.said = said;
  }
}

const oneOf = (name: string, values: readonly string[]) => new WrongQuestion(name, say('value.oneOf', { name, values: values.join(', ') }));

/** A rank is a whole number, a percentile ends at 100: the list that is named says what it takes. */
function checkValue(unit: RankUnit, name: string, value: number | undefined): void {
  if (value === undefined) return;
  const { min, max } = valueLimits[unit];
  if (value < min || value > max) throw new WrongQuestion(name, say('value.between', { name, min, max }));
  if (unit === 'rank' && !Number.isInteger(value)) throw new WrongQuestion(name, say('chances.whole', { name }));
}

type Values = Partial<Record<'value' | 'categoryValue' | 'pwdValue' | 'categoryPwdValue', number | undefined>>;

export function checkValues(unit: RankUnit, given: Values): void {
  for (const name of ['value', 'categoryValue', 'pwdValue', 'categoryPwdValue'] as const) checkValue(unit, name, given[name]);
}

export function checkCategory(category: string, categories: readonly string[]): void {
  if (!categories.includes(category)) throw oneOf('category', categories);
}

export function wantedLines(body: ChancesQuestion, counselling: CounsellingTables, coursesForField: CoursesForField): WantedLines {
  const list = counselling.lists.find(({ id }) => id === body.list);
  if (!list)
    throw oneOf(
      'list',
      counselling.lists.map(({ id }) => id),
    );
  checkValues(list.unit, body);
  const values: Partial<Record<RankOrder, number>> = { common: body.value };
  if (body.categoryValue !== undefined) values.category = body.categoryValue;
  if (body.pwdValue !== undefined) values.pwd = body.pwdValue;
  if (body.categoryPwdValue !== undefined) values.category_pwd = body.categoryPwdValue;
  const forField = body.field === undefined ? undefined : coursesForField(body.field);
  const ofField = forField?.map(({ _id }) => _id);
  const courses = body.course === undefined ? ofField : ofField?.includes(body.course) === false ? [] : [body.course];
  return {
    counselling: counselling.id,
    built: counselling,
    list: list.id,
    unit: list.unit,
    categories: [counselling.open, body.category],
    pwd: body.pwd,
    female: body.gender === 'female',
    abroad: body.abroad,
    paid: body.paid,
    conditions: body.conditions,
    state: body.class12State,
    values,
    instituteState: body.instituteState,
    kind: body.kind,
    courses,
    ownCourses: forField && new Set(forField.flatMap(({ _id, field }) => (field === body.field ? [_id] : []))),
    ids: body.ids && new Set(body.ids),
    words: foldText(body.search ?? '')
      .split(' ')
      .filter((word) => word !== ''),
    band: body.band,
    sortBy: body.sortBy ?? 'best',
    cursor: body.cursor,
    limit: body.limit ?? 0,
  };
}
