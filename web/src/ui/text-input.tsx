import type { ComponentProps } from 'react';
import { classNames } from './classes.ts';
import { controlLook } from './control-look.ts';

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classNames(controlLook, className)} {...rest} />;
}
