import { Link, type LinkProps } from 'react-router';
import { buttonLook, type ButtonLook, type ButtonSize } from './button-look.ts';

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
}

/** A link inside the application that looks like a button. */
export function LinkButton({ look, size, className, ...rest }: LinkButtonProps) {
  return <Link className={buttonLook(look, size, className)} {...rest} />;
}
