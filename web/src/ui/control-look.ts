/** The frame of everything a person types or chooses in. */
export const controlLook =
  'min-h-[48px] w-full rounded-small border-[1.5px] border-line-strong bg-card px-3.5 text-base text-ink ' +
  'placeholder:text-ink-soft hover:border-ink-soft disabled:cursor-not-allowed disabled:bg-sand ' +
  'disabled:text-ink-soft aria-invalid:border-rust aria-invalid:bg-rust-tint';
