import { states, type State } from '@disha/contract/taxonomy';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { useStateName } from '../../messages/taxonomy.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { classNames } from '../../ui/classes.ts';
import { Summary } from '../../ui/summary.tsx';

interface StatePictureProps {
  counts: readonly { state: State; count: number }[] | undefined;
  chosen: string;
  onChoose: (state: string) => void;
}

/** A bar a state, the longest first; each is a filter. Folded away until somebody wants it. */
export function StatePicture({ counts, chosen, onChoose }: StatePictureProps) {
  const text = useText(collegesTexts);
  const fold = useEntryFold('states');
  return (
    <details {...fold} className="sm:open:basis-full">
      <Summary>{text.byState}</Summary>
      {fold.open && <Bars counts={counts} chosen={chosen} onChoose={onChoose} />}
    </details>
  );
}

function Bars({ counts, chosen, onChoose }: StatePictureProps) {
  const text = useText(collegesTexts);
  const format = useFormat();
  const stateName = useStateName();
  const byState = new Map(counts?.map(({ state, count }) => [state, count]));
  const rows = states.map((state) => ({ state, count: byState.get(state) ?? 0 })).sort((a, b) => b.count - a.count);
  const longest = Math.max(1, rows[0]?.count ?? 0);
  return (
    <div role="group" aria-label={text.byStateLabel} className="grid gap-x-6 pb-2 sm:grid-cols-2 lg:grid-cols-3">
      {rows.map(({ state, count }) => {
        const on = chosen === state;
        return (
          <button
            key={state}
            type="button"
            aria-pressed={on}
            disabled={count === 0 && !on}
            onClick={() => {
              onChoose(on ? '' : state);
            }}
            className={classNames(
              'grid min-h-tap grid-cols-[9.5rem_1fr_3rem] items-center gap-2 rounded-small px-1.5 py-1',
              'text-start text-sm leading-tight enabled:hover:bg-blue-tint',
              on ? 'bg-marigold-tint font-bold' : 'font-semibold',
              count === 0 && 'text-ink-soft',
            )}
          >
            <span>{stateName(state)}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="h-2.5 w-full rounded-full">
              <rect width={(100 * count) / longest} height="10" className={on ? 'fill-marigold' : 'fill-blue-soft'} />
            </svg>
            <span className="text-end text-ink-soft tabular-nums">{format.number(count)}</span>
          </button>
        );
      })}
    </div>
  );
}
