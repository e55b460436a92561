/** Counsellings added and changed at the desk. Changing whom seats are for makes the closing ranks anew with it. */
import type { CounsellingTables, Counsellings } from '@disha/chances/counsellings';
import { z } from 'zod';
import { catalogId } from '@disha/contract/catalog';
import { counsellingFile } from '@disha/contract/counsellings.files';
import type { deskCounsellingsEndpoints } from '@disha/contract/desk.counsellings';
import { say } from '@disha/contract/say';
import { schemaFields, same } from '../../catalog/corrections/corrections.ts';
import { fromPaths, withEmpty, type Fields } from '../../catalog/corrections/empty-fields.ts';
import { fieldTakes } from '../../catalog/corrections/field-takes.ts';
import { Scheduler } from '../../catalog/scheduler.ts';
import { slug } from '../../catalog/sheets/tidy.ts';
import { AppError, checked, invalidAt } from '../../http/errors.ts';
import type { Handlers } from '../../http/serve.ts';
import type { Staff } from '../../http/who-asks.ts';
import { writtenDown, type NameStaff } from '../../identity/staff.ts';
import type { AuditRow } from '../../ops/audit.repository.ts';
import type { CounsellingBook } from './counsellings.repository.ts';
import { cutoffFiles } from './cutoff-files.ts';
import type { CutoffsRepository } from './cutoffs.repository.ts';
import { makeAnew } from './load-cutoffs.ts';
import type { RanksState } from './ranks-state.ts';

interface DeskCounsellingsParts {
  book: CounsellingBook;
  cutoffs: CutoffsRepository;
  state: Pick<RanksState, 'changed'>;
  catalogFolder: string | undefined;
  isExam: (id: string) => boolean;
  named: NameStaff;
}

interface SaidChange {
  fields: Fields;
  reason: string;
  source: string;
}

/** The order in which they are offered: a new one comes last. */
const apart = 10;
const named = 'counsellings';

const given = (fields: Fields) =>
  Object.entries(fields).filter(([field, value]) => value !== undefined && value !== null && field !== 'id');

export function deskCounsellings({
  book,
  cutoffs,
  state,
  catalogFolder,
  isExam,
  named: namesOf,
}: DeskCounsellingsParts): Handlers<typeof deskCounsellingsEndpoints> {
  function fitting(document: Fields, others: Counsellings, before?: CounsellingTables): CounsellingTables {
    const whole = checked(counsellingFile, withEmpty(counsellingFile, document));
    // One that has left since is not the fault of an editor who changes something else.
    const known = new Set(before?.lists.map(({ examId }) => examId));
    const at = whole.lists.findIndex(({ examId }) => !known.has(examId) && !isExam(examId));
    const examId = whole.lists[at]?.examId;
    if (examId !== undefined) {
      const path = `lists.${at}.examId`;
      throw invalidAt(path, say('corrections.noLink', { name: path, id: examId, kind: 'exams' }));
    }
    const sameName = others.ofAuthority(whole.authority);
    if (sameName && sameName.id !== whole.id) throw new AppError('conflict', say('desk.idTaken'));
    return whole;
  }

  /** In one transaction: what is said of it, the audit, and the tables that follow from it. */
  async function keep(whole: CounsellingTables, changes: Partial<CounsellingTables>, audit: readonly AuditRow[]): Promise<void> {
    const files = await cutoffFiles(catalogFolder, whole);
    await cutoffs.alone(async (writer) => {
      await writer.keepCounselling(whole.id, changes, audit);
      if (files.isShipped || (await writer.importDigest(whole.id)) !== undefined)
        await makeAnew(files, writer, new Scheduler(), () => false);
    });
    await Promise.all([book.fresh(), state.changed()]);
  }

  const tell = (
    caller: Staff,
    { reason, source }: SaidChange,
    itemId: string,
    more: Pick<AuditRow, 'action'> & Partial<AuditRow>,
  ): AuditRow => ({
    ...{ by: writtenDown(caller), catalog: named, itemId, reason, source },
    ...more,
  });

  /** Taken back in one transaction with everything that follows from it; what would no longer fit together stays as it is. */
  async function takeBack(caller: Staff, id: string, reason: string | undefined): Promise<CounsellingTables | null> {
    const left = await cutoffs.alone(async (writer) => {
      const change = z.uuid().safeParse(id).success ? await writer.change(id) : undefined;
      if (!change) throw new AppError('not_found', say('corrections.notFound'));
      if (change.state !== 'active') throw new AppError('conflict', say('corrections.ended'));
      const { counselling, field, fromValue: to, toValue: from } = change;
      const isImported = (await writer.importDigest(counselling)) !== undefined;
      if (field === '' && isImported) throw new AppError('conflict', say('chances.hasRanks'));
      const before = (await writer.counsellings()).find(counselling);
      const about = { by: writtenDown(caller), catalog: named, itemId: counselling, reason: reason ?? null };
      await writer.undo(change, { ...about, action: 'taken_back', field, from, to });
      const after = await writer.counsellings();
      const whole = after.find(counselling);
      if (!whole) return null;
      fitting(whole as unknown as Fields, after, before);
      const files = await cutoffFiles(catalogFolder, whole);
      if (files.isShipped || isImported) await makeAnew(files, writer, new Scheduler(), () => false);
      return whole;
    });
    await Promise.all([book.fresh(), state.changed()]);
    return left;
  }

  return {
    'GET /desk/counsellings/:id/changes': async ({ params: { id } }) => {
      const rows = (await cutoffs.changesOf(id)).map(({ madeBy, ...row }) => ({ ...row, by: madeBy }));
      const ends = await namesOf(rows.map(({ closedBy }) => ({ by: closedBy ?? '' })));
      const changes = (await namesOf(rows)).map(({ field, by, reason, source, state, closedAt, closedReason, ...row }, at) => ({
        ...{ id: row.id, field: field === '' ? null : field, from: row.fromValue, to: row.toValue, by, at: row.madeAt.toISOString() },
        ...{ reason, source, state },
        closed: closedAt && { by: ends[at]?.by ?? '', at: closedAt.toISOString(), reason: closedReason },
      }));
      return { message: say('desk.corrections'), data: { changes } };
    },
    'DELETE /desk/counsellings/changes/:id': async ({ caller, params: { id }, body: { reason } }) => ({
      message: say('desk.takenBack'),
      data: { counselling: await takeBack(caller, id, reason) },
    }),
    'GET /desk/counsellings': async () => {
      const fields = [...schemaFields(counsellingFile)].map(([field, schema]) => ({ field, ...fieldTakes(schema, null) }));
      return { message: say('desk.counsellings'), data: { counsellings: [...(await book.fresh()).all], fields } };
    },
    'POST /desk/counsellings': async ({ caller, body }) => {
      const all = await book.fresh();
      const place = Math.max(0, ...all.all.map((each) => each.place)) + apart;
      // Its numbers have not been tried on years that have happened: nothing is said of the next.
      const document = fromPaths(given(body.fields), { place, ownOrders: false, noCall: 'one_source' });
      const { authority } = document;
      const id = typeof authority === 'string' ? slug(authority) : '';
      if (!catalogId.safeParse(id).success) throw invalidAt('authority', say('value.required', { name: 'authority' }));
      if (all.find(id)) throw new AppError('conflict', say('desk.idTaken'));
      const whole = fitting({ ...document, id }, all);
      await keep(whole, whole, [tell(caller, body, id, { action: 'added', to: whole })]);
      return { message: say('desk.added'), data: { counselling: whole } };
    },
    'PUT /desk/counsellings/:id': async ({ caller, params: { id }, body }) => {
      const all = await book.fresh();
      const before = all.find(id);
      if (!before) throw new AppError('not_found', say('corrections.noItem'));
      const whole = fitting({ ...fromPaths(given(body.fields), before), id }, all, before);
      const changed = (Object.keys(whole) as (keyof CounsellingTables)[]).filter((field) => !same(before[field], whole[field]));
      const changes = Object.fromEntries(changed.map((field) => [field, whole[field]])) as Partial<CounsellingTables>;
      const audit = changed.map((field) => tell(caller, body, id, { action: 'corrected', field, from: before[field], to: whole[field] }));
      if (changed.length > 0) await keep(whole, changes, audit);
      return { message: say('desk.corrected'), data: { counselling: whole } };
    },
  };
}
