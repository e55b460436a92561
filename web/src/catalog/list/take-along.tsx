/** Days somebody wants to be reminded of without an account: as a file for the calendar of a phone, and as a text to send. Made here. */
import { calendarText, type CalendarEvent } from '@disha/contract/ics';
import { indianDay } from '@disha/contract/indian-day';
import { CalendarPlus, Share2 } from 'lucide-react';
import { useLocale, useText } from '../../messages/locale.ts';
import { remindersTexts } from '../../messages/reminders.ts';
import { useEntryFold, useEntryState } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { downloadFile } from '../../ui/download-file.ts';
import { Field } from '../../ui/field.tsx';
import { Summary } from '../../ui/summary.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';

export interface DayToKeep {
  event: Omit<CalendarEvent, 'sequence' | 'modified'>;
  /** As it stands in the text; of a day that is not certain nothing is said there. */
  line: string | undefined;
}

/** A message is read on a small screen. */
const mostLines = 12;

const byDay = (a: DayToKeep, b: DayToKeep) => a.event.from.localeCompare(b.event.from) || a.event.title.localeCompare(b.event.title);

function saveFile(days: readonly DayToKeep[], name: string, language: string): void {
  const modified = new Date();
  const events = days.map(({ event }) => ({ ...event, sequence: 0, modified }));
  const content = calendarText({ name, language, events });
  downloadFile(`disha-${indianDay(modified)}.ics`, new Blob([content], { type: 'text/calendar;charset=utf-8' }));
}

interface TakeAlongProps {
  days: readonly DayToKeep[];
  /** What the calendar of a phone calls them. */
  name: string;
}

export function TakeAlong({ days, name }: TakeAlongProps) {
  const text = useText(remindersTexts);
  const locale = useLocale();
  if (days.length === 0) return null;
  const inOrder = [...days].sort(byDay);
  const lines = inOrder.flatMap(({ line }) => line ?? []).slice(0, mostLines);
  return (
    <div className="mt-4 border-t border-line pt-3 print:hidden">
      <Button look="quiet" onClick={() => saveFile(inOrder, name, locale)}>
        <CalendarPlus aria-hidden="true" className="size-5" />
        {text.file}
      </Button>
      <p className="mt-1 text-sm text-ink-soft">{text.fileHint}</p>
      {lines.length > 0 && <TextToSend written={[text.begin, ...lines.map((line) => `• ${line}`), text.end].join('\n')} />}
    </div>
  );
}

/** The person reads and changes it, and sends it themselves: by what their phone sends with, else from the clipboard. */
function TextToSend({ written }: { written: string }) {
  const text = useText(remindersTexts);
  const fold = useEntryFold('text to send');
  const [own, setOwn] = useEntryState<string | null>('own text to send', null);
  const shown = own ?? written;
  const send = async () => {
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({ text: shown });
        return;
      } catch (error) {
        // Changed their mind: nothing to say.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(shown);
      toast.success(text.copied);
    } catch {
      toast.info(text.byHand);
    }
  };
  return (
    <details {...fold} className="mt-1">
      <Summary>{text.family}</Summary>
      <Field label={text.label} hint={text.hint}>
        {(control) => (
          <TextArea
            {...control}
            rows={Math.min(10, shown.split('\n').length + 1)}
            maxLength={4000}
            value={shown}
            onChange={({ target }) => setOwn(target.value)}
          />
        )}
      </Field>
      <Button look="quiet" className="mt-2" onClick={() => void send()}>
        <Share2 aria-hidden="true" className="size-5" />
        {text.send}
      </Button>
    </details>
  );
}
