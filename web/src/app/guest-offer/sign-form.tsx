import { useId, useState, type FormEvent } from 'react';
import { guestOfferTexts } from '../../messages/guest-offer.ts';
import { useText } from '../../messages/locale.ts';
import { isNumber, type Sign } from '../../session/put-away.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { TextInput } from '../../ui/text-input.tsx';

interface GivenSign {
  sign: Sign;
  number: string;
}

interface SignFormProps {
  /** Pictures to choose from. */
  among: readonly Sign[];
  /** Where the number is made: typed twice, since we cannot tell it later. */
  isNew: boolean;
  submit: string;
  /** What went wrong, in words; null where it did not. */
  onSubmit: (given: GivenSign) => Promise<string | null>;
}

const numberLook = { inputMode: 'numeric', autoComplete: 'off', maxLength: 6 } as const;

const signLook =
  'flex size-tap items-center justify-center rounded-full text-2xl peer-checked:bg-blue-tint peer-checked:ring-2 ' +
  'peer-checked:ring-blue peer-focus-visible:outline-2';

/** A picture and a six-digit number. */
export function SignForm({ among, isNew, submit, onSubmit }: SignFormProps) {
  const { curtain: text } = useText(guestOfferTexts);
  const id = useId();
  const [sign, setSign] = useState(among[0]);
  const [number, setNumber] = useState('');
  const [again, setAgain] = useState('');
  const [wrong, setWrong] = useState<{ number?: string; again?: string; all?: string }>({});
  const [isBusy, setBusy] = useState(false);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isNumber(number)) return setWrong({ number: text.sixDigits });
    if (isNew && again !== number) return setWrong({ again: text.notTheSame });
    if (sign === undefined) return undefined;
    setWrong({});
    setBusy(true);
    const said = await onSubmit({ sign, number });
    setBusy(false);
    return said === null ? undefined : setWrong({ all: said });
  };

  return (
    <form noValidate className="mt-3 grid gap-3" onSubmit={(event) => void send(event)}>
      {wrong.all !== undefined && <Alert takesFocus>{wrong.all}</Alert>}
      <fieldset>
        <legend className="mb-1 font-semibold">{text.sign}</legend>
        <div className="flex flex-wrap gap-1">
          {among.map((each) => (
            <label key={each} className="cursor-pointer">
              <input type="radio" name={`${id}-sign`} className="peer sr-only" checked={each === sign} onChange={() => setSign(each)} />
              <span role="img" aria-label={text.signs[each]} className={signLook}>
                {each}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <Field label={text.number} error={wrong.number} required>
        {(control) => <TextInput {...control} {...numberLook} value={number} onChange={({ target }) => setNumber(target.value)} />}
      </Field>
      {isNew && (
        <Field label={text.again} hint={text.cannotBeFound} error={wrong.again} required>
          {(control) => <TextInput {...control} {...numberLook} value={again} onChange={({ target }) => setAgain(target.value)} />}
        </Field>
      )}
      <Button type="submit" busy={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
