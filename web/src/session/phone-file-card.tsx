/** The file that takes everything of somebody to another phone: made here, and opened there. */
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { mine } from '../api/query-client.ts';
import { useText } from '../messages/locale.ts';
import { phoneFileTexts } from '../messages/phone-file.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { downloadFile } from '../ui/download-file.ts';
import { Field } from '../ui/field.tsx';
import { TextInput } from '../ui/text-input.tsx';
import { toast } from '../ui/toast.ts';
import { guestOffer } from './guest-things.ts';
import { hasThings, phoneFile, phoneFileName, sealedIn, takeFrom } from './phone-file.ts';
import { newPhrase } from './phrase.ts';
import { canSeal, type Sealed } from './sealed.ts';

export function PhoneFileCard() {
  const text = useText(phoneFileTexts);
  return (
    <Card as="section" title={text.title} className="mt-4 print:hidden">
      <p className="max-w-2xl">{text.lead}</p>
      {canSeal() ? (
        <div className="mt-3 grid gap-4">
          {hasThings() && <SaveFile />}
          <OpenFile />
        </div>
      ) : (
        <p className="mt-2 text-ink-soft">{text.notSafe}</p>
      )}
    </Card>
  );
}

type Saving = 'idle' | 'busy' | 'saved' | 'failed';

/** The words stand there before the file is saved, and stay until somebody leaves. */
export function SaveFile() {
  const text = useText(phoneFileTexts);
  const [phrase, setPhrase] = useState<string>();
  const [saving, setSaving] = useState<Saving>('idle');
  const make = async () => {
    try {
      setPhrase(await newPhrase());
      setSaving('idle');
    } catch {
      setSaving('failed');
    }
  };
  const save = async (words: string) => {
    setSaving('busy');
    try {
      downloadFile(phoneFileName, await phoneFile(words));
      setSaving('saved');
    } catch {
      setSaving('failed');
    }
  };
  return (
    <div>
      {phrase === undefined ? (
        <Button look="quiet" onClick={() => void make()}>
          {text.make}
        </Button>
      ) : (
        <div className="rounded-card border border-line p-3">
          <p className="text-sm text-ink-soft">{text.words}</p>
          <p lang="en" translate="no" className="my-1 text-heading font-bold break-words">
            {phrase}
          </p>
          <p>{text.writeDown}</p>
          <Button className="mt-3" busy={saving === 'busy'} onClick={() => void save(phrase)}>
            {saving === 'busy' ? text.saving : text.save}
          </Button>
        </div>
      )}
      <p role="status" className="mt-2 empty:mt-0">
        {saving === 'saved' ? text.saved : ''}
      </p>
      {saving === 'failed' && <Alert takesFocus title={text.failed} />}
    </div>
  );
}

interface ChosenFile {
  name: string;
  sealed: Sealed;
}

function OpenFile() {
  const text = useText(phoneFileTexts);
  const queryClient = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ChosenFile>();
  const [words, setWords] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    const sealed = file && (await sealedIn(file));
    // The same file may be chosen again.
    target.value = '';
    if (file === undefined) return;
    setWrong(sealed ? undefined : text.notOurs);
    setChosen(sealed ? { name: file.name, sealed } : undefined);
  };
  const open = async (event: FormEvent, { sealed }: ChosenFile) => {
    event.preventDefault();
    setBusy(true);
    setWrong(undefined);
    const taken = await takeFrom(sealed, words);
    setBusy(false);
    if (taken !== 'done') return setWrong(taken === 'no-room' ? text.noRoom : text.wrongWords);
    setChosen(undefined);
    setWords('');
    queryClient.removeQueries({ queryKey: [mine] });
    guestOffer.answered();
    toast.success(text.done);
    return undefined;
  };
  return (
    <div>
      {wrong !== undefined && (
        <Alert className="mb-3" takesFocus>
          {wrong}
        </Alert>
      )}
      {chosen && (
        <form noValidate className="grid gap-3 rounded-card border border-line p-3" onSubmit={(event) => void open(event, chosen)}>
          <p className="font-semibold break-words">{text.chosen(chosen.name)}</p>
          {hasThings() && <p>{text.replaces}</p>}
          <Field label={text.typeWords} required>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                lang="en"
                maxLength={80}
                value={words}
                onChange={({ target }) => setWords(target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={isBusy}>
              {isBusy ? text.taking : text.take}
            </Button>
            <Button look="plain" onClick={() => setChosen(undefined)}>
              {text.cancel}
            </Button>
          </div>
        </form>
      )}
      {!chosen && (
        <Button look="quiet" onClick={() => picker.current?.click()}>
          {text.open}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        accept="application/json,.json"
        aria-label={text.open}
        tabIndex={-1}
        className="hidden"
        onChange={(event) => void choose(event)}
      />
    </div>
  );
}
