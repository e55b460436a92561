/** Every exam that ships: its page, the calendar and the file a phone reads tell the same of a date, in the same words. */
import type { DatedExamCard } from '@disha/contract/calendar';
import { examYear, type ExamDate } from '@disha/contract/exams.dates';
import type { Language } from '@disha/contract/languages';
import { readdirSync, readFileSync } from 'node:fs';
import { createElement, type ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../server/src/features/calendar/exam-events.ts';
import { shippedFolder } from '../server/src/testing/small-catalog.ts';
import { makeQueryClient } from '../web/src/api/query-client.ts';
import { agendaOf, byMonth } from '../web/src/features/calendar/agenda.ts';
import { MonthList } from '../web/src/features/calendar/month-list.tsx';
import { ExamDates } from '../web/src/features/exams/exam-dates.tsx';
import { renderHtml } from '../web/src/testing/render.tsx';

const today = '2026-11-18';

type Shipped = DatedExamCard & { officialLink: string };
const folder = `${shippedFolder}/exams`;
const exams = readdirSync(folder).map((file): Shipped => {
  const { id, dates, ...exam } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Omit<Shipped, 'dates'> & {
    id: string;
    dates?: Record<string, Omit<ExamDate, 'id'>>;
  };
  return { ...exam, _id: id, dates: Object.entries(dates ?? {}).map(([name, date]) => ({ ...date, id: name })) };
});

interface Event {
  /** "applications close (session 1)"; of what is not announced also the months. */
  said: string;
  days: string[];
  lines: string[];
}

const daysIn = (language: Language, date: Pick<ExamDate, 'from' | 'to'>) => {
  const format = new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' });
  return [...new Set([date.from, date.to].map((day) => format.format(new Date(day))))];
};

const inFile = (language: Language): Map<string, Event> =>
  new Map(
    exams.flatMap(({ _id: id, ...exam }) =>
      eventsOf({ id, ...exam }, language, today).map(({ uid, title, description, from, to }): [string, Event] => [
        uid.replace(/@.*/, ''),
        { said: title.slice(title.indexOf(': ') + 2), days: daysIn(language, { from, to }), lines: description.split('\n') },
      ]),
    ),
  );

async function drawn(part: ReactNode, locale: Language): Promise<HTMLElement> {
  const box = document.createElement('div');
  box.innerHTML = await renderHtml(part, { queryClient: makeQueryClient(), locale });
  return box;
}
const textOf = (element: Element | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').toLowerCase();
const rowsOf = (box: Element) => [...box.querySelectorAll('li')].map(textOf);

describe.each(['en', 'hi'] as const)('the dates of all exams in %s', (language) => {
  const events = inFile(language);
  const { things } = agendaOf(exams, today);
  let inCalendar: Map<string, string>;
  let pages: Map<string, Element>;
  beforeAll(async () => {
    const rows = rowsOf(await drawn(createElement(MonthList, { things, today }), language));
    const order = byMonth(things, today).flatMap(({ things: ofMonth }) => ofMonth);
    inCalendar = new Map(order.map(({ exam, coming }, at) => [`${exam._id}.${coming.date.id}`, rows[at] ?? '']));
    const drawings = exams.map(async ({ _id: examId, officialLink, dates }) => {
      return [examId, await drawn(createElement(ExamDates, { examId, officialLink, dates, today }), language)] as const;
    });
    pages = new Map(await Promise.all(drawings));
  });

  it('are the same days, or the same months and the same words on what is not announced', () => {
    for (const { _id, dates } of exams) {
      const list = pages.get(_id)?.querySelector('ul');
      const rows = list ? rowsOf(list) : [];
      for (const [at, { date, isAnnounced }] of examYear(dates, today).coming.entries()) {
        const id = `${_id}.${date.id}`;
        const { said, days, lines } = events.get(id) ?? { said: 'nothing', days: [], lines: [] };
        const [name = '', months = ''] = said.split(', ');
        const note = date.note === undefined ? [] : [lines[isAnnounced ? 0 : 1] ?? 'nothing'];
        // "Exam · Session 1" is "exam (session 1)" where there is only one line.
        const named = name.replace(/ \((.*)\)$/, ' · $1');
        for (const words of [named, ...(isAnnounced ? days : [months, lines[0] ?? 'nothing']), ...note]) {
          expect(rows[at], `the page of ${id}`).toContain(words.toLowerCase());
          expect(inCalendar.get(id), `the calendar of ${id}`).toContain(words.toLowerCase());
        }
      }
    }
  });

  it('that were read in a notice stand on the page, and those of this year in the file', () => {
    const read = exams.flatMap(({ _id, dates }) =>
      dates.filter(({ certainty, status }) => certainty === 'A' && status !== 'usual').map((date) => ({ _id, date })),
    );
    expect(read.length).toBeGreaterThan(0);
    for (const { _id, date } of read) {
      const days = daysIn(language, date);
      for (const day of days) expect(textOf(pages.get(_id)), `${_id} ${date.id}`).toContain(day.toLowerCase());
      if (date.status === 'announced') expect(events.get(`${_id}.${date.id}`)?.days, `${_id} ${date.id}`).toEqual(days);
    }
  });
});
