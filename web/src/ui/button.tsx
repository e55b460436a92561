import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook, type ButtonSize } from './button-look.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Shows a spinner and refuses a second press; the label says what is going on. */
  busy?: boolean;
}

export function Button({ look, size, busy = false, className, disabled, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      data-look={look ?? 'main'}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={buttonLook(look, size, className)}
      {...rest}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
