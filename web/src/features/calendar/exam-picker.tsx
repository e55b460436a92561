import { examList } from '@disha/contract/exams.list';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../../catalog/search/use-debounced.ts';
import { useSearch } from '../../catalog/search/use-search.ts';
import { calendarTexts } from '../../messages/calendar.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { calendarQueries } from './calendar.queries.ts';
import { dropExam, keepExams, useOwnExams } from './chosen.ts';

const shown = 8;

/** Finds exams by what students type, and puts them into the calendar of this device. `fixed`: in it by a bookmark or the plan. */
export function ExamPicker({ fixed }: { fixed: readonly string[] }) {
  const { picker: text } = useText(calendarTexts);
  const format = useFormat();
  const own = useOwnExams();
  const [typed, setTyped] = useEntryState('exam', '');
  const { data: all } = useQuery(calendarQueries.choices());
  const words = useDebounced(typed.trim());
  const { found: among, isComing } = useSearch(examList, all, words);
  const found = words === '' || isComing ? [] : among;
  return (
    <div>
      <Field label={text.label} hint={text.hint} className="max-w-md">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {words !== '' && all && !isComing && (found.length === 0 ? text.none : text.found(format.number(found.length), found.length === 1))}
      </p>
      <ul className="divide-y divide-line">
        {found.slice(0, shown).map(({ _id, name, shortName }) => {
          const isIn = own.includes(_id) || fixed.includes(_id);
          return (
            <li key={_id} className="flex items-center justify-between gap-3 py-1.5">
              <span className="min-w-0">
                <span className="font-semibold">{shortName}</span>
                {shortName !== name && <span className="block text-sm text-ink-soft">{name}</span>}
              </span>
              <Button
                look={isIn ? 'plain' : 'quiet'}
                aria-label={isIn ? text.addedOne(shortName) : text.addOne(shortName)}
                disabled={fixed.includes(_id)}
                onClick={() => (isIn ? dropExam(_id) : keepExams(_id))}
              >
                {isIn ? text.added : text.add}
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
