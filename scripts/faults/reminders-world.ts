/** What a trial of reminders stands on: who takes part, a clock that can be set to an hour of India, exams whose days are near. */
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indianDay } from '../../contract/src/indian-day.ts';
import { shippedFolder } from '../../server/src/testing/small-catalog.ts';

export type Ending = 'away' | 'sending' | 'night';
export const studentCount = 300;
export const emailOf = (number: number) => `student.${number}@example.in`;
/** When each ends the reminders, if they do: while the mail server is away, while mails are on their way, in the second night. */
export function endingOf(number: number): Ending | undefined {
  const endings: Record<number, Ending> = { 1: 'away', 2: 'sending', 4: 'night' };
  return endings[number % 15];
}

export type Days = readonly [string, string, string];
export type SetClock = (day: string, time: string) => void;

const daysLater = (day: string, count: number) => new Date(Date.parse(day) + count * 24 * 3_600_000).toISOString().slice(0, 10);

export function clockIn(folder: string): { CLOCK_FILE: string; setClock: SetClock; days: Days } {
  const CLOCK_FILE = join(folder, 'clock');
  const today = indianDay();
  return {
    CLOCK_FILE,
    days: [today, daysLater(today, 1), daysLater(today, 2)],
    setClock: (day, time) => writeFileSync(CLOCK_FILE, String((Date.parse(`${day}T${time}:00+05:30`) - Date.now()) / 1000)),
  };
}

export interface NearExam {
  id: string;
  shortName: string;
}

/** Three shipped exams, the first told on the first day alone, the second on the second, the third on the third. */
export function examsNear(folder: string, [first, second, third]: Days): { CATALOG_DIR: string; exams: NearExam[] } {
  const shipped = join(shippedFolder, 'exams');
  const near: [event: string, day: string][] = [
    ['registration_closes', daysLater(first, 14)],
    ['exam', daysLater(second, 3)],
    ['exam', daysLater(third, 14)],
  ];
  mkdirSync(join(folder, 'exams'));
  const files = readdirSync(shipped);
  for (const file of files) copyFileSync(join(shipped, file), join(folder, 'exams', file));
  const exams = near.map(([event, day], at) => {
    const file = files.filter((name) => name.endsWith('.json'))[at]!;
    const exam = JSON.parse(readFileSync(join(shipped, file), 'utf8')) as NearExam;
    const year = Number(day.slice(0, 4));
    const date = { event, session: null, from: day, to: day, status: 'announced', year, source: 'https://example.org', certainty: 'A' };
    writeFileSync(join(folder, 'exams', file), JSON.stringify({ ...exam, dates: { [`${year}-main-${event}`]: date } }));
    return { id: exam.id, shortName: exam.shortName };
  });
  return { CATALOG_DIR: folder, exams };
}
