import { useState } from 'react';
import { classNames } from './classes.ts';

interface AvatarProps {
  src: string | null;
  /** Shown without a picture, or when it does not load. */
  initials: string;
  size?: 'small' | 'large';
}

/** Decoration: the name stands beside it as text. */
export function Avatar({ src, initials, size = 'small' }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const box = classNames('flex-none rounded-full', size === 'small' ? 'size-9 text-sm' : 'size-20 text-2xl');
  if (src === null || src === failed) {
    return (
      <span aria-hidden="true" className={classNames(box, 'inline-flex items-center justify-center bg-blue font-bold text-card')}>
        {initials}
      </span>
    );
  }
  return (
    <img
      src={src}
      alt=""
      width={size === 'small' ? 36 : 80}
      height={size === 'small' ? 36 : 80}
      referrerPolicy="no-referrer"
      className={classNames(box, 'bg-sand object-cover')}
      onError={() => {
        setFailed(src);
      }}
    />
  );
}
