import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { useDebounced } from '../../../catalog/search/use-debounced.ts';
import { useText } from '../../../messages/locale.ts';
import { planTexts } from '../../../messages/plan.ts';
import { useEntryState } from '../../../session/entry-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useOwn } from './own.ts';

type PickedType = 'courses' | 'exams' | 'colleges' | 'careers';
interface PickedItem {
  id: string;
  name: string;
}

const mostShown = 6;

interface ItemPickerProps {
  /** For which part of the plan. */
  name: string;
  type: PickedType;
  taken: readonly string[];
  onPick: (id: string) => void;
}

/** Finds an item by words, or among the bookmarks. */
export function ItemPicker({ name, type, taken, onPick }: ItemPickerProps) {
  const text = useText(planTexts).picker;
  const [typed, setTyped] = useEntryState(`${name} ${type}`, '');
  const asked = useDebounced(typed.trim());
  const { bookmarks } = useOwn();
  const found = useQuery({
    queryKey: ['path', 'find', asked],
    queryFn: ({ signal }) => call('GET /search', { query: { q: asked }, signal, timeoutMs: 10_000 }),
    enabled: asked !== '',
  });
  const group = found.data?.groups.find((each) => each.type === type);
  const choices: readonly PickedItem[] = (group?.items ?? []).map((item) => ({ id: item._id, name: item.name }));
  const isFree = ({ id }: PickedItem) => !taken.includes(id);
  const pick = (id: string) => {
    setTyped('');
    onPick(id);
  };
  return (
    <div className="grid gap-2">
      <Field label={text.find[type]}>
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            maxLength={200}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      {asked !== '' && found.isSuccess && choices.length === 0 && <p role="status">{text.nothing}</p>}
      {asked === '' ? (
        <Choices title={text.bookmarked} choices={(bookmarks[type] ?? []).filter(isFree).slice(0, mostShown)} onPick={pick} />
      ) : (
        <Choices title={text.found} choices={choices.filter(isFree).slice(0, mostShown)} onPick={pick} />
      )}
    </div>
  );
}

function Choices({ title, choices, onPick }: { title: string; choices: readonly PickedItem[]; onPick: (id: string) => void }) {
  const text = useText(planTexts).picker;
  if (choices.length === 0) return null;
  return (
    <>
      <p className="text-sm text-ink-soft">{title}</p>
      <ul aria-label={title} className="flex flex-wrap gap-2">
        {choices.map(({ id, name }) => (
          <li key={id}>
            <Button look="quiet" aria-label={text.choose(name)} onClick={() => onPick(id)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
