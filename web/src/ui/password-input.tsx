import { useState, type ComponentProps } from 'react';
import { TextInput } from './text-input.tsx';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  showLabel: string;
  hideLabel: string;
}

const switchLook =
  'absolute inset-y-0.5 end-0.5 min-w-16 rounded-small px-3 text-sm font-semibold text-blue-deep hover:underline disabled:text-ink-soft';

/** A password that can be looked at: on a phone one letter in five goes wrong. */
export function PasswordInput({ showLabel, hideLabel, disabled, id, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <TextInput
        {...rest}
        id={id}
        disabled={disabled}
        type={shown ? 'text' : 'password'}
        className="pe-18"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        disabled={disabled}
        aria-pressed={shown}
        aria-controls={id}
        className={switchLook}
        onClick={() => {
          setShown(!shown);
        }}
      >
        {shown ? hideLabel : showLabel}
      </button>
    </span>
  );
}
