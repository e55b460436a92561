import { classNames } from './classes.ts';

export type ButtonLook = 'main' | 'quiet' | 'plain' | 'danger';
export type ButtonSize = 'normal' | 'large';

const looks: Record<ButtonLook, string> = {
  main: 'border-blue bg-blue text-card hover:border-blue-deep hover:bg-blue-deep',
  quiet: 'border-line bg-card text-blue-deep hover:border-blue-soft hover:bg-blue-tint',
  plain: 'border-transparent text-blue-deep underline-offset-4 hover:underline',
  danger: 'border-rust bg-card text-rust hover:bg-rust-tint',
};

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-tap py-2',
  large: 'min-h-[52px] py-2.5 text-[1.05rem]',
};

/** A round button that shows an icon alone; its words are in aria-label. */
export const iconButtonLook = (className: string): string =>
  classNames('inline-flex size-tap items-center justify-center rounded-full focus-visible:rounded-full', className);

/** One look for buttons and for links that look like buttons. */
export function buttonLook(look: ButtonLook = 'main', size: ButtonSize = 'normal', className?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-full border-[1.5px] text-center',
    'leading-tight font-semibold transition-colors focus-visible:rounded-full',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sand disabled:text-ink-soft',
    'aria-disabled:border-line aria-disabled:bg-sand aria-disabled:text-ink-soft',
    looks[look],
    sizes[size],
    look === 'plain' ? 'px-2' : size === 'large' ? 'px-6.5' : 'px-4.5',
    className,
  );
}
