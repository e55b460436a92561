import type { ComponentProps } from 'react';
import { classNames } from './classes.ts';
import { controlLook } from './control-look.ts';

export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={classNames(controlLook, 'py-2.5', className)} {...rest} />;
}
