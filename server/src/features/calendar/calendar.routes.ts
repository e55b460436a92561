import { indianDay } from '@disha/contract/exams.dates';
import { languages, type Language } from '@disha/contract/languages';
import { limits } from '@disha/contract/limits';
import { say } from '@disha/contract/say';
import type { FastifyInstance } from 'fastify';
import type { DatedExam } from '../../catalog/advice.ts';
import { invalidAt } from '../../http/errors.ts';
import { languageOf, translationIn, worded } from '../../http/language.ts';
import { refuseOtherMethods } from '../../http/serve.ts';
import type { CalendarRepository } from './calendar.repository.ts';
import { eventsOf } from './exam-events.ts';
import { calendarText } from './ics.ts';

export interface CalendarParts {
  calendar: CalendarRepository;
  /** Undefined when no catalog holds it. */
  datedExam: (id: string, language: Language) => DatedExam | undefined;
  now: () => Date;
}

const path = '/api/calendar.ics';

export function serveCalendar(app: FastifyInstance, { calendar, datedExam, now }: CalendarParts): void {
  const chosen = (wanted: unknown, language: Language): DatedExam[] => {
    const ids = typeof wanted === 'string' ? [...new Set(wanted.split(',').filter((id) => id !== ''))] : [];
    const max = limits.calendarExams;
    if (ids.length === 0 || ids.length > max) throw invalidAt('exams', say('calendar.choose', { max }));
    return ids.map((id) => {
      const exam = datedExam(id, language);
      if (!exam) throw invalidAt('exams', say('calendar.unknown', { id: id.slice(0, 120) }));
      return exam;
    });
  };

  app.get(path, async (request, reply) => {
    const { exams: wanted, lang } = request.query as { exams?: unknown; lang?: unknown };
    if (lang !== undefined && !request.server.spoken.has(lang))
      throw invalidAt('lang', say('http.language', { values: languages.join(', ') }));
    const language = translationIn(languageOf(request).language);
    const events = chosen(wanted, language).flatMap((exam) => eventsOf(exam, language, indianDay(now())));
    const revisions = await calendar.revisionsOf(events);
    const revised = events.map((event) => ({ ...event, ...(revisions.get(event.uid) ?? { sequence: 0, modified: now() }) }));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="disha-exams.ics"')
      .header('cache-control', 'public, max-age=3600')
      .header('vary', 'accept-language')
      .send(calendarText({ name: worded(say('calendar.name'), language).message, language, events: revised }));
  });
  refuseOtherMethods(app, new Map([[path, new Set(['GET'])]]));
}
