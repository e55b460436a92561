import { Check } from 'lucide-react';
import { useLangOf } from '../messages/lang-of.ts';

/** Short sentences, each with a tick. */
export function CheckList({ items }: { items: readonly string[] }) {
  const langOf = useLangOf();
  return (
    <ul className="grid gap-1.5 text-[.94rem] leading-snug">
      {items.map((item) => (
        <li key={item} className="grid grid-cols-[1.4rem_1fr]">
          <Check aria-hidden="true" className="mt-0.5 size-4 text-leaf" strokeWidth={3} />
          <span {...langOf(item)} className="min-w-0">
            {item}
          </span>
        </li>
      ))}
    </ul>
  );
}
