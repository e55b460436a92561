import { subjectIds, type SubjectId } from '@disha/contract/passport';
import { useId } from 'react';
import { useFormat } from '../../../messages/format.ts';
import { useText } from '../../../messages/locale.ts';
import { detailsTexts } from '../../../messages/details.ts';
import { pathTexts } from '../../../messages/path.ts';
import { verdictWords } from '../../../messages/verdict-words.ts';
import { useEntryFold } from '../../../session/entry-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Folded } from '../../../ui/folded.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { combinationIds, combinations, withEnglish } from '../combinations.ts';
import { useProblem, type StepProps } from './controls.tsx';

export function SubjectChoice({ sheet, set }: StepProps) {
  const text = useText(detailsTexts);
  const { combinations: names } = useText(pathTexts);
  const { subjects: words } = useText(verdictWords);
  const hint = useId();
  const format = useFormat();
  const fold = useEntryFold('each subject');
  const taken = sheet.subjects ?? [];
  const toggle = (id: SubjectId) => {
    const next = subjectIds.filter((other) => (other === id ? !taken.includes(id) : taken.includes(other)));
    set({ subjects: next.length === 0 ? undefined : next });
  };
  return (
    <fieldset aria-describedby={hint} className="sm:col-span-2">
      <legend className="mb-1.5 font-semibold">{text.fields.subjects}</legend>
      <p id={hint} className="mb-2 text-sm text-ink-soft">
        {text.why.subjects}
      </p>
      <div className="my-2 flex flex-wrap gap-2">
        {combinationIds.map((id) => (
          <Button key={id} look="quiet" onClick={() => set({ subjects: withEnglish(combinations[id]) })}>
            {names[id]}
          </Button>
        ))}
        {sheet.subjects !== undefined && (
          <Button look="plain" onClick={() => set({ subjects: undefined })}>
            {text.clearSubjects}
          </Button>
        )}
      </div>
      {taken.length > 0 && <p className="font-semibold first-letter:uppercase">{format.list(taken.map((id) => words[id]))}</p>}
      <Folded title={text.eachSubject} {...fold}>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-2">
          {subjectIds.map((id) => (
            <label key={id} className="flex min-h-tap items-center gap-2">
              <input
                type="checkbox"
                className="size-5 flex-none accent-blue"
                checked={taken.includes(id)}
                onChange={() => {
                  toggle(id);
                }}
              />
              <span className="inline-block min-w-0 first-letter:uppercase">{words[id]}</span>
            </label>
          ))}
        </div>
      </Folded>
    </fieldset>
  );
}

/** A bar on certain subjects is read from their own marks; they stand beside the total, which must be there first. */
export function MarksBySubject(props: StepProps) {
  const text = useText(detailsTexts);
  const hint = useId();
  const { subjects = [], percent12 } = props.sheet;
  if (percent12.trim() === '' || subjects.length === 0) return null;
  return (
    <fieldset aria-describedby={hint} className="sm:col-span-2">
      <legend className="mb-1.5 font-semibold">{text.fields.bySubject}</legend>
      <p id={hint} className="mb-2 text-sm text-ink-soft">
        {text.why.bySubject}
      </p>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4">
        {subjects.map((id) => (
          <OneMark key={id} {...props} id={id} />
        ))}
      </div>
    </fieldset>
  );
}

function OneMark({ id, sheet, set, problems }: StepProps & { id: SubjectId }) {
  const { subjects: words } = useText(verdictWords);
  const name = `bySubject.${id}` as const;
  return (
    <Field label={words[id]} error={useProblem(problems[name])}>
      {(control) => (
        <TextInput
          {...control}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          value={sheet.bySubject[id] ?? ''}
          onChange={({ target }) => set({ bySubject: { ...sheet.bySubject, [id]: target.value } })}
        />
      )}
    </Field>
  );
}
