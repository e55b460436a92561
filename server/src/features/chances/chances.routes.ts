import { chancesEndpoints, type Counselling } from '@disha/contract/chances';
import { deskCounsellingsEndpoints } from '@disha/contract/desk.counsellings';
import { say } from '@disha/contract/say';
import type { Field } from '@disha/contract/taxonomy';
import { checkCategory, checkValues, wantedLines, WrongQuestion, type ChancesQuestion } from '@disha/chances/lines/asked';
import { judgedList } from '@disha/chances/lines/judged-list';
import { callOf } from '@disha/chances/lines/said-call';
import { askingQuotas, isPaid, unitOf, type CounsellingTables as Built } from '@disha/chances/counsellings';
import { AppError, invalidAt } from '../../http/errors.ts';
import { translationIn } from '../../http/language.ts';
import type { NameStaff } from '../../identity/staff.ts';
import type { Serve } from '../../http/serve.ts';
import { WrittenAnswer } from '../../http/written-answer.ts';
import { ChancesRepository, type ChancesDatabase } from './chances.repository.ts';
import type { StoredCutoff } from './chances.tables.ts';
import { CutoffsRepository } from './cutoffs.repository.ts';
import { CounsellingBook } from './counsellings.repository.ts';
import { ranksPacks } from './chances.packs.ts';
import { counsellingWordsIn } from './counselling-words.ts';
import { deskCounsellings } from './desk-counsellings.ts';
import { cutoffImport, type CutoffImportParts } from './desk-import.ts';
import { rankCalls } from './rank-calls.ts';
import { RankedExams } from './ranked-exams.ts';
import { RanksState } from './ranks-state.ts';
import { writtenPage, type CollegeOfLine } from './written-page.ts';

interface ChancesParts extends ChancesDatabase, Pick<CutoffImportParts, 'catalogFolder' | 'now'> {
  /** Whether a catalog holds an item. */
  holds: (type: string, id: string) => boolean;
  named: NameStaff;
  coursesForField: (field: Field) => readonly { _id: string; field: Field }[];
  collegeOf: CollegeOfLine;
}

/** More than any college has. */
const collegeLines = 400;

const cutoffOf = ([year, round, opening, closing]: StoredCutoff) => ({ year, round, opening, closing });

/** A question that does not fit its counselling is refused by the field that is wrong; `within` is the path it stands below. */
function asAsked<Read>(read: () => Read, within = ''): Read {
  try {
    return read();
  } catch (error) {
    throw error instanceof WrongQuestion ? invalidAt(`${within}${error.at}`, error.said) : error;
  }
}

/** Hands back what a plan asks of the closing ranks, and what tells that they have changed. */
export function serveChances(
  serve: Serve,
  { db, keepsStatements, coursesForField, collegeOf, catalogFolder, holds, named, now }: ChancesParts,
) {
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

  const wantedOf = (body: ChancesQuestion, counselling: Built) => asAsked(() => wantedLines(body, counselling, coursesForField));
  // While a first start still reads the files in, nothing is known yet, which is not the same as nothing there.
  const loading = () => new AppError('unavailable', say('chances.loading'), { retryAfterSeconds: 5 });

  serve(deskCounsellingsEndpoints, deskCounsellings({ book, cutoffs, state, catalogFolder, isExam: (id) => holds('exams', id), named }));
  serve(chancesEndpoints, {
    'GET /chances/counsellings': async ({ language }) => {
      const words = counsellingWordsIn(translationIn(language));
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
      asAsked(() => checkCategory(body.category, page.categories));
      return new WrittenAnswer(say('chances.shown'), writtenPage(page, collegeOf));
    },
    'POST /chances/list': async ({ body }) => {
      const counselling = await counsellingOf(body.counselling);
      const wanted = wantedOf(body, counselling);
      const index = await repository.index(counselling);
      if (!index) throw loading();
      asAsked(() => checkCategory(body.category, index.categories));
      const known = await repository.byId(body.lines);
      if (known.size === 0) throw new AppError('not_found', say('chances.noneKnown'));
      const isOther = [...known.values()].some((line) => line.counselling !== counselling.id || line.list !== wanted.list);
      if (isOther) throw invalidAt('lines', say('chances.otherList'));
      return { message: say('chances.judged'), data: judgedList(body.lines, known, wanted, index) };
    },
    'GET /chances/colleges/:id': async ({ params: { id }, language }) => {
      if (!holds('colleges', id)) throw new AppError('not_found', say('colleges.notFound'));
      const words = counsellingWordsIn(translationIn(language));
      const current = await book.current();
      const open = current.all.map((each) => ({ counselling: each.id, category: each.open, asking: askingQuotas(each) }));
      const rows = await repository.ofCollege(id, open, collegeLines);
      const lines = rows.map(({ programme, course_id: courseId, history, ...line }) => ({
        ...line,
        programme: { name: programme, ...(courseId === null ? {} : { courseId }) },
        history: history.map(cutoffOf),
        names: words.line(current.of(line.counselling), line),
        unit: unitOf(current.of(line.counselling), line.list),
        paid: isPaid(current.of(line.counselling), line.quota),
      }));
      return { message: say('chances.ofCollege'), data: { lines } };
    },
    'POST /desk/import/cutoffs': cutoffImport({ cutoffs, book, state, catalogFolder, now }),
  });
  const forPlans = rankCalls({
    find: async (id) => (await book.current()).find(id) ?? (await book.fresh()).find(id),
    lines: (wanted) => repository.page(wanted),
    probabilityOf: (line) => callOf(line)?.probability ?? null,
    lineOf: (counselling, line) => repository.lineOf(counselling, line),
    checkValues: (unit, rank, at) => asAsked(() => checkValues(unit, rank), `${at}.`),
  });
  const packs = ranksPacks({ book, cutoffs, state, catalogFolder, coursesForField, collegeOf });
  return { ...forPlans, packs, state: () => state.last };
}
