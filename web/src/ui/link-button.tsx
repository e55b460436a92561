import { buttonLook, type ButtonLook, type ButtonSize } from './button-look.ts';
import { Link, type LinkProps } from './link.tsx';

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  look?: ButtonLook;
  size?: ButtonSize;
  className?: string;
}

/** A link inside the application that looks like a button. */
export function LinkButton({ look, size, className, ...rest }: LinkButtonProps) {
  return <Link data-look={look ?? 'main'} className={buttonLook(look, size, className)} {...rest} />;
}
