import { chancesEndpoints, type ChanceLine, type ChancesBody, type Counselling } from '@disha/contract/chances';
import { chanceBands, counsellingIds, valueLimits, type CounsellingId, type RankOrder, type RankUnit } from '@disha/contract/chances.words';
import { say } from '@disha/contract/say';
import type { Field } from '@disha/contract/taxonomy';
import { foldText } from '@disha/search/text';
import { beginsAt } from '@disha/chances/bands';
import { counsellingOf, orderOf } from '@disha/chances/counsellings';
import { model } from '@disha/chances/fitted';
import { rangeOf } from '@disha/chances/predict';
import { halfWidthsAt, shareBelow } from '@disha/chances/spread';
import { AppError, invalidAt } from '../../http/errors.ts';
import { translationIn } from '../../http/language.ts';
import type { Serve } from '../../http/serve.ts';
import { ChancesRepository, type FoundLine, type Wanted } from './chances.repository.ts';
import type { StoredCutoff } from './chances.tables.ts';
import { CutoffsRepository } from './cutoffs.repository.ts';
import { wordsIn } from './counselling-words.ts';
import { cutoffImport, type CutoffImportParts } from './desk-import.ts';
import type { Db } from '../../db/connect.ts';

export interface ChancesParts extends Pick<CutoffImportParts, 'catalogFolder' | 'now'> {
  db: Db;
  coursesForField: (field: Field) => readonly { _id: string }[];
}

const begins = {
  likely: halfWidthsAt(beginsAt.likely, model.tails),
  possible: halfWidthsAt(beginsAt.possible, model.tails),
  reach: halfWidthsAt(beginsAt.reach, model.tails),
};
const collegeLines = 200;

/** A rank is a whole number, a percentile ends at 100: the list that is named says what it takes. */
function checkValue(unit: RankUnit, name: string, value: number | undefined): void {
  if (value === undefined) return;
  const { min, max } = valueLimits[unit];
  if (value < min || value > max) throw invalidAt(name, say('value.between', { name, min, max }));
  if (unit === 'rank' && !Number.isInteger(value)) throw invalidAt(name, say('chances.whole', { name }));
}

const cutoffOf = ([year, round, opening, closing]: StoredCutoff) => ({ year, round, opening, closing });

const bandAt = (widths: number) => chanceBands.find((band) => band === 'out' || widths >= begins[band]) ?? 'out';

function lineOf({ centre, half_width: halfWidth, widths, ...found }: FoundLine, values: Wanted['values']): ChanceLine {
  const own = values[found.rank_order];
  const call = found.no_call === null && centre !== null && halfWidth !== null && own !== undefined ? { centre, halfWidth } : undefined;
  return {
    id: found.id,
    institute: { name: found.institute, ...(found.college_id === null ? {} : { collegeId: found.college_id }) },
    programme: { name: found.programme, ...(found.course_id === null ? {} : { courseId: found.course_id }) },
    list: found.list,
    order: found.rank_order,
    quota: found.quota,
    category: found.category,
    gender: found.gender,
    pwd: found.pwd,
    history: found.history.map(cutoffOf),
    predicted: call ? rangeOf(call) : null,
    probability:
      call && own !== undefined ? Number(shareBelow((call.centre - Math.log(own)) / call.halfWidth, model.tails).toFixed(3)) : null,
    band: widths === null ? null : bandAt(widths),
    ...(found.no_call === null ? {} : { noCall: found.no_call }),
  };
}

export function serveChances(serve: Serve, { db, coursesForField, catalogFolder, now }: ChancesParts): void {
  const repository = new ChancesRepository(db);
  const cutoffs = new CutoffsRepository(db);
  const open = new Map<CounsellingId, string>(counsellingIds.map((id) => [id, counsellingOf(id).open]));

  const wantedOf = (body: ChancesBody): Wanted => {
    const counselling = counsellingOf(body.counselling);
    const list = counselling.lists.find(({ id }) => id === body.list);
    if (!list) throw invalidAt('list', say('value.oneOf', { name: 'list', values: counselling.lists.map(({ id }) => id).join(', ') }));
    for (const name of ['value', 'categoryValue', 'pwdValue', 'categoryPwdValue'] as const) checkValue(list.unit, name, body[name]);
    const values: Partial<Record<RankOrder, number>> = { common: body.value };
    if (body.categoryValue !== undefined) values.category = body.categoryValue;
    if (body.pwdValue !== undefined) values.pwd = body.pwdValue;
    if (body.categoryPwdValue !== undefined) values.category_pwd = body.categoryPwdValue;
    const ofField = body.field === undefined ? undefined : coursesForField(body.field).map(({ _id }) => _id);
    const courses = body.course === undefined ? ofField : ofField?.includes(body.course) === false ? [] : [body.course];
    const categories = [...new Set([counselling.open, body.category])];
    const orders = new Set(
      categories.flatMap((category) => (body.pwd ? [false, true] : [false]).map((pwd) => orderOf(counselling, { category, pwd }))),
    );
    return {
      counselling: body.counselling,
      list: list.id,
      unit: list.unit,
      categories,
      orders: [...orders],
      pwd: body.pwd,
      female: body.gender === 'female',
      abroad: body.abroad,
      state: body.class12State,
      values,
      begins,
      instituteState: body.instituteState,
      kind: body.kind,
      courses,
      words: foldText(body.search ?? '')
        .split(' ')
        .filter((word) => word !== ''),
      band: body.band,
      sortBy: body.sortBy,
      cursor: body.cursor,
      limit: body.limit,
    };
  };

  serve(chancesEndpoints, {
    'GET /chances/counsellings': async ({ language }) => {
      const words = wordsIn(translationIn(language));
      const states = new Map((await cutoffs.state()).map((state) => [state.counselling, state]));
      const counsellings = counsellingIds.flatMap((id): Counselling[] => {
        const state = states.get(id);
        return state ? [words.counselling(counsellingOf(id), state)] : [];
      });
      return { message: say('chances.counsellings'), data: { counsellings } };
    },
    'POST /chances': async ({ body }) => {
      const wanted = wantedOf(body);
      const { rows, nextCursor, counts, categories } = await repository.page(wanted);
      // While a first start still reads the files in, nothing is known yet, which is not the same as nothing there.
      if (!categories) throw new AppError('unavailable', say('chances.loading'), { retryAfterSeconds: 5 });
      if (!categories.includes(body.category))
        throw invalidAt('category', say('value.oneOf', { name: 'category', values: categories.join(', ') }));
      return { message: say('chances.shown'), data: { lines: rows.map((row) => lineOf(row, wanted.values)), counts, nextCursor } };
    },
    'GET /chances/colleges/:id': async ({ params: { id } }) => {
      const rows = await repository.ofCollege(id, open, collegeLines);
      const lines = rows.map(({ programme, course_id: courseId, history, ...line }) => ({
        ...line,
        programme: { name: programme, ...(courseId === null ? {} : { courseId }) },
        history: history.map(cutoffOf),
      }));
      return { message: say('chances.ofCollege'), data: { lines } };
    },
    'POST /desk/import/cutoffs': cutoffImport({ cutoffs, catalogFolder, now }),
  });
}
