import type { BookmarkType } from '@disha/contract/bookmarks';
import { calendarEndpoints } from '@disha/contract/calendar';
import { indianDay } from '@disha/contract/indian-day';
import { languages, type Language } from '@disha/contract/languages';
import { say } from '@disha/contract/say';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { DatedExam } from '../../catalog/advice.ts';
import { AppError, checked, invalidAt } from '../../http/errors.ts';
import { languageOf, translationIn, worded } from '../../http/language.ts';
import { refuseOtherMethods, type Serve } from '../../http/serve.ts';
import type { Caller } from '../../http/who-asks.ts';
import type { AddressesRepository } from './addresses.repository.ts';
import type { CalendarRepository } from './calendar.repository.ts';
import { eventsOf } from './exam-events.ts';
import { calendarText } from '@disha/contract/ics';
import type { Tx } from '../../db/connect.ts';

interface CalendarParts {
  calendar: CalendarRepository;
  addresses: AddressesRepository;
  /** Under the lock under which the sessions of a person end. */
  isStillIn: (tx: Tx, caller: Caller) => Promise<boolean>;
  /** Undefined when no catalog holds it. */
  datedExam: (id: string, language: Language) => DatedExam | undefined;
  /** The ids of the exams a person has bookmarked. */
  bookmarkedExams: (userId: string) => Promise<readonly string[]>;
  now: () => Date;
}

/** The bookmarks it follows. */
export const calendarOf: BookmarkType = 'exams';

const publicPath = '/api/calendar.ics';
/** What the file's name must be is no matter of the router's: whatever it is not is not there. */
const privatePath = '/api/calendar/:file';
const addressOf = (token: string) => `/api/calendar/${token}.ics`;
const tokenBytes = 32;
const tokenIn = /^([\w-]{43})\.ics$/;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** Between the check of the token and the change, the account may have been deleted elsewhere, or closed to this session. */
const gone = () => new AppError('unauthenticated', say('http.sessionEnded'));
const noAddress = () => new AppError('not_found', say('calendar.noAddress'));

function languageAsked(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown };
  if (lang !== undefined && !request.server.servedLanguages.has(lang))
    throw invalidAt('lang', say('http.language', { values: languages.join(', ') }));
  return translationIn(languageOf(request).language);
}

export function serveCalendar(app: FastifyInstance, serve: Serve, parts: CalendarParts): void {
  const { calendar, addresses, isStillIn, datedExam, bookmarkedExams, now } = parts;

  const send = async (reply: FastifyReply, exams: readonly DatedExam[], language: Language) => {
    const events = exams.flatMap((exam) => eventsOf(exam, language, indianDay(now())));
    const revisions = await calendar.revisionsOf(events);
    const revised = events.map((event) => ({ ...event, ...(revisions.get(event.uid) ?? { sequence: 0, modified: now() }) }));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="disha-exams.ics"')
      .header('vary', 'accept-language')
      .send(calendarText({ name: worded(say('calendar.name'), language).message, language, events: revised }));
  };

  app.get(publicPath, async (request, reply) => {
    const language = languageAsked(request);
    const { exams: ids } = checked(calendarEndpoints['GET /calendar'].query, request.query);
    const exams = ids.map((id) => {
      const exam = datedExam(id, language);
      if (!exam) throw invalidAt('exams', say('calendar.unknown', { id: id.slice(0, 120) }));
      return exam;
    });
    return send(reply.header('cache-control', 'public, max-age=3600'), exams, language);
  });

  app.get(privatePath, async (request, reply) => {
    // Before anything can go wrong: no answer under such an address is kept or listed by anybody.
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex, nofollow, noarchive');
    const token = tokenIn.exec((request.params as { file: string }).file)?.[1];
    const owner = token === undefined ? undefined : await addresses.ownerOf(hashOf(token));
    if (owner === undefined) throw noAddress();
    const language = languageAsked(request);
    const ids = await bookmarkedExams(owner);
    return send(
      reply,
      ids.flatMap((id) => datedExam(id, language) ?? []),
      language,
    );
  });

  serve(calendarEndpoints, {
    'GET /calendar': ({ query: { exams: ids }, language }) => {
      const found = ids.map((id) => ({ id, exam: datedExam(id, translationIn(language)) }));
      return {
        message: say('calendar.listed'),
        data: {
          exams: found.flatMap(({ exam }) => (exam ? [{ ...exam, _id: exam.id, dates: [...exam.dates] }] : [])),
          unknown: found.flatMap(({ id, exam }) => (exam ? [] : [id])),
        },
      };
    },
    'GET /calendar/address': async ({ caller: { userId } }) => ({
      message: say('calendar.address'),
      data: { since: (await addresses.since(userId))?.toISOString() ?? null },
    }),
    'POST /calendar/address': async ({ caller }) => {
      const token = randomBytes(tokenBytes).toString('base64url');
      const since = now();
      if (!(await addresses.put(caller.userId, hashOf(token), since, (tx) => isStillIn(tx, caller)))) throw gone();
      return { message: say('calendar.addressMade'), data: { address: addressOf(token), since: since.toISOString() } };
    },
    'DELETE /calendar/address': async ({ caller: { userId } }) => {
      await addresses.end(userId);
      return { message: say('calendar.addressEnded'), data: { since: null } };
    },
  });
  refuseOtherMethods(
    app,
    new Map([
      [publicPath, new Set(['GET'])],
      [privatePath, new Set(['GET'])],
    ]),
  );
}
