import { useEffect, useRef } from 'react';
import { classNames } from '../../ui/classes.ts';

interface QuizOptionsProps {
  name: string;
  options: readonly string[];
  /** Beside each text its id. */
  ids: readonly string[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Chosen by finger or mouse: the keyboard looks around before it goes on. */
  onTap: (id: string) => void;
}

/** Real radio buttons: the arrow keys are the browser's own. A number key chooses too, wherever the focus is. */
export function QuizOptions({ name, options, ids, chosen, onChoose, onTap }: QuizOptionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      isPressed.current = false;
      if (event.ctrlKey || event.altKey || event.metaKey || !/^[1-9]$/.test(event.key)) return;
      const id = ids[Number(event.key) - 1];
      if (id === undefined) return;
      event.preventDefault();
      onChoose(id);
      // Enter then goes on, as from any form.
      list.current?.querySelectorAll('input')[Number(event.key) - 1]?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [ids, onChoose]);

  return (
    <div ref={list} className="grid gap-2.5">
      {options.map((option, index) => (
        <label
          key={option}
          onPointerDown={() => {
            isPressed.current = true;
          }}
          className={classNames(
            'ring-of-input flex min-h-[52px] cursor-pointer items-center gap-3 rounded-card border-[1.5px] px-4 py-2.5 leading-snug',
            ids[index] === chosen ? 'border-blue bg-blue-tint font-semibold' : 'border-line bg-card hover:border-blue-soft',
          )}
        >
          <input
            type="radio"
            name={name}
            value={ids[index]}
            checked={ids[index] === chosen}
            className="size-5 flex-none accent-blue"
            onChange={() => {
              onChoose(ids[index] ?? '');
            }}
            // Also where it was chosen before; arrow keys click too, and are not meant.
            onClick={() => {
              if (isPressed.current) onTap(ids[index] ?? '');
              isPressed.current = false;
            }}
          />
          <span className="min-w-0 flex-1">{option}</span>
          <span aria-hidden="true" className="text-sm text-ink-soft tabular-nums max-md:hidden pointer-coarse:hidden">
            {index + 1}
          </span>
        </label>
      ))}
    </div>
  );
}
