import { chancesEndpoints, type ChancesBody, type Counselling } from '@disha/contract/chances';
import { valueLimits, type RankOrder, type RankUnit } from '@disha/contract/chances.words';
import { deskCounsellingsEndpoints } from '@disha/contract/desk.counsellings';
import { say } from '@disha/contract/say';
import type { Field } from '@disha/contract/taxonomy';
import { foldText } from '@disha/search/text';
import { isPaid, type Counselling as Built } from '@disha/chances/counsellings';
import { AppError, invalidAt } from '../../http/errors.ts';
import { translationIn } from '../../http/language.ts';
import type { NameStaff } from '../../identity/staff.ts';
import type { Serve } from '../../http/serve.ts';
import { WrittenAnswer } from '../../http/written-answer.ts';
import { ChancesRepository, type ChancesDatabase } from './chances.repository.ts';
import type { StoredCutoff } from './chances.tables.ts';
import { CutoffsRepository } from './cutoffs.repository.ts';
import { CounsellingBook } from './counsellings.repository.ts';
import { wordsIn } from './counselling-words.ts';
import { deskCounsellings } from './desk-counsellings.ts';
import { judgedList } from './judged-list.ts';
import { cutoffImport, type CutoffImportParts } from './desk-import.ts';
import { rankCalls } from './rank-calls.ts';
import { RankedExams } from './ranked-exams.ts';
import { RanksState } from './ranks-state.ts';
import type { WantedLines } from './wanted.ts';
import { callOf, writtenPage } from './written-page.ts';

interface ChancesParts extends ChancesDatabase, Pick<CutoffImportParts, 'catalogFolder' | 'now'> {
  /** Whether a catalog holds an item. */
  holds: (type: string, id: string) => boolean;
  named: NameStaff;
  coursesForField: (field: Field) => readonly { _id: string; field: Field }[];
}

const collegeLines = 200;

/** A list is asked about without order and page. */
type ChancesQuestion = Omit<ChancesBody, 'sortBy' | 'limit'> & Partial<Pick<ChancesBody, 'sortBy' | 'limit'>>;

/** A rank is a whole number, a percentile ends at 100: the list that is named says what it takes. */
function checkValue(unit: RankUnit, name: string, value: number | undefined): void {
  if (value === undefined) return;
  const { min, max } = valueLimits[unit];
  if (value < min || value > max) throw invalidAt(name, say('value.between', { name, min, max }));
  if (unit === 'rank' && !Number.isInteger(value)) throw invalidAt(name, say('chances.whole', { name }));
}

const cutoffOf = ([year, round, opening, closing]: StoredCutoff) => ({ year, round, opening, closing });

/** Hands back what a plan asks of the closing ranks, and what tells that they have changed. */
export function serveChances(serve: Serve, { db, keepsStatements, coursesForField, catalogFolder, holds, named, now }: ChancesParts) {
  const repository = new ChancesRepository({ db, keepsStatements });
  const cutoffs = new CutoffsRepository(db);
  const book = new CounsellingBook(db);
  const state = new RanksState(cutoffs);
  const exams = new RankedExams({ book, cutoffs, state });

  const counsellingOf = async (id: string) => {
    const found = (await book.current()).find(id) ?? (await book.fresh()).find(id);
    if (found) return found;
    const values = (await book.current()).ids.join(', ');
    throw invalidAt('counselling', say('value.oneOf', { name: 'counselling', values }));
  };

  const wantedOf = (body: ChancesQuestion, counselling: Built): WantedLines => {
    const list = counselling.lists.find(({ id }) => id === body.list);
    if (!list) throw invalidAt('list', say('value.oneOf', { name: 'list', values: counselling.lists.map(({ id }) => id).join(', ') }));
    for (const name of ['value', 'categoryValue', 'pwdValue', 'categoryPwdValue'] as const) checkValue(list.unit, name, body[name]);
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
  };
  const checkCategory = (category: string, categories: readonly string[]) => {
    if (!categories.includes(category))
      throw invalidAt('category', say('value.oneOf', { name: 'category', values: categories.join(', ') }));
  };
  // While a first start still reads the files in, nothing is known yet, which is not the same as nothing there.
  const loading = () => new AppError('unavailable', say('chances.loading'), { retryAfterSeconds: 5 });

  serve(deskCounsellingsEndpoints, deskCounsellings({ book, cutoffs, catalogFolder, isExam: (id) => holds('exams', id), named }));
  serve(chancesEndpoints, {
    'GET /chances/counsellings': async ({ language }) => {
      const words = wordsIn(translationIn(language));
      const states = new Map((await cutoffs.state()).map((state) => [state.counselling, state]));
      const counsellings = (await book.current()).all.flatMap((each): Counselling[] => {
        const state = states.get(each.id);
        return state ? [words.counselling(each, state)] : [];
      });
      return { message: say('chances.counsellings'), data: { counsellings } };
    },
    'GET /chances/exams': async () => ({ message: say('chances.exams'), data: { exams: await exams.known() } }),
    'POST /chances': async ({ body }) => {
      const counselling = await counsellingOf(body.counselling);
      const page = await repository.page(wantedOf(body, counselling));
      if (!page) throw loading();
      checkCategory(body.category, page.categories);
      return new WrittenAnswer(say('chances.shown'), writtenPage(page));
    },
    'POST /chances/list': async ({ body }) => {
      const counselling = await counsellingOf(body.counselling);
      const wanted = wantedOf(body, counselling);
      const index = await repository.index(counselling);
      if (!index) throw loading();
      checkCategory(body.category, index.categories);
      const known = await repository.byId(body.lines);
      if (known.size === 0) throw new AppError('not_found', say('chances.noneKnown'));
      const isOther = [...known.values()].some((line) => line.counselling !== counselling.id || line.list !== wanted.list);
      if (isOther) throw invalidAt('lines', say('chances.otherList'));
      return { message: say('chances.judged'), data: judgedList(body.lines, known, wanted, index) };
    },
    'GET /chances/colleges/:id': async ({ params: { id }, language }) => {
      if (!holds('colleges', id)) throw new AppError('not_found', say('colleges.notFound'));
      const words = wordsIn(translationIn(language));
      const current = await book.current();
      const open = new Map(current.all.map((each) => [each.id, each.open]));
      const rows = await repository.ofCollege(id, open, collegeLines);
      const lines = rows.map(({ programme, course_id: courseId, history, ...line }) => ({
        ...line,
        programme: { name: programme, ...(courseId === null ? {} : { courseId }) },
        history: history.map(cutoffOf),
        names: words.line(current.of(line.counselling), line),
        paid: isPaid(current.of(line.counselling), line.quota),
      }));
      return { message: say('chances.ofCollege'), data: { lines } };
    },
    'POST /desk/import/cutoffs': cutoffImport({ cutoffs, book, catalogFolder, now }),
  });
  const forPlans = rankCalls({
    find: async (id) => (await book.current()).find(id) ?? (await book.fresh()).find(id),
    lines: (wanted) => repository.page(wanted),
    probabilityOf: (line) => callOf(line)?.probability ?? null,
    lineOf: (counselling, line) => repository.lineOf(counselling, line),
  });
  return { ...forPlans, state: () => state.last };
}
