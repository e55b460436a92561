/** Writes RFC 5545. Lines are folded at 75 octets, never within a letter: Devanagari takes three octets each. */
export interface CalendarEvent {
  /** Stable id, the same for ever: a subscribed calendar sees a changed event, not a second one. */
  uid: string;
  /** First and last day, both included, 'YYYY-MM-DD'. */
  from: string;
  to: string;
  title: string;
  description: string;
  url: string;
  isTentative: boolean;
  sequence: number;
  modified: Date;
  /** Days before, with what is said then. */
  alarms: readonly { days: number; text: string }[];
}

const octets = 75;

/** In UTF-8. */
function octetsOf(letter: string): number {
  const code = letter.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
}

export function folded(line: string): string {
  const lines: string[] = [];
  let [current, length] = ['', 0];
  for (const letter of line) {
    const size = octetsOf(letter);
    if (length + size > octets) {
      lines.push(current);
      // The space that marks the rest counts too.
      [current, length] = [' ', 1];
    }
    current += letter;
    length += size;
  }
  return [...lines, current].join('\r\n');
}

/** Within a text; what cannot be printed has no place in it. */
const escapeIcs = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]/gu, '')
    .replaceAll(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');

const day = (iso: string) => iso.replaceAll('-', '');
const dayAfter = (iso: string) => new Date(Date.parse(`${iso}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const moment = (at: Date) => `${at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const alarm = ({ days, text }: CalendarEvent['alarms'][number]): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escapeIcs(text)}`,
  `TRIGGER:-P${days}D`,
  'END:VALARM',
];

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${moment(event.modified)}`,
  `LAST-MODIFIED:${moment(event.modified)}`,
  `SEQUENCE:${event.sequence}`,
  // Days, not moments: no client in any zone moves them.
  `DTSTART;VALUE=DATE:${day(event.from)}`,
  `DTEND;VALUE=DATE:${day(dayAfter(event.to))}`,
  `SUMMARY:${escapeIcs(event.title)}`,
  `DESCRIPTION:${escapeIcs(event.description)}`,
  `URL:${event.url}`,
  `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
  'TRANSP:TRANSPARENT',
  ...event.alarms.flatMap(alarm),
  'END:VEVENT',
];

export function calendarText({ name, language, events }: { name: string; language: string; events: readonly CalendarEvent[] }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Disha//Exam dates//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeIcs(name)}`,
    `X-WR-CALNAME:${escapeIcs(name)}`,
    'X-WR-TIMEZONE:Asia/Kolkata',
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
