import { useFormat } from '../../messages/format.ts';
import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { Folded } from '../../ui/folded.tsx';
import { Link } from '../../ui/link.tsx';

interface FieldTile {
  to: string;
  label: string;
  count: number;
}

const shown = 4;

const tileLook =
  'flex h-full min-h-tap items-center justify-between gap-2 rounded-small border border-line bg-card px-2.5 py-1 text-sm leading-tight ' +
  'font-semibold wrap-break-word hyphens-auto hover:border-blue-soft';

/** Before a list that nothing narrows yet: its fields, those with the most first; the others are behind a tap. */
export function FieldTiles({ label, tiles }: { label: string; tiles: readonly FieldTile[] }) {
  const text = useText(catalogTexts);
  const format = useFormat();
  const sorted = tiles.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  if (sorted.length === 0) return null;
  return (
    <nav aria-label={label} className="mt-2">
      <Tiles tiles={sorted.slice(0, shown)} />
      {sorted.length > shown && (
        <Folded title={text.allFields(format.number(sorted.length))}>
          <Tiles tiles={sorted.slice(shown)} />
        </Folded>
      )}
    </nav>
  );
}

function Tiles({ tiles }: { tiles: readonly FieldTile[] }) {
  const format = useFormat();
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-2">
      {tiles.map(({ to, label, count }) => (
        <li key={to}>
          <Link to={to} className={tileLook}>
            <span className="min-w-0">{label}</span>
            <span className="text-small font-normal text-ink-soft tabular-nums">{format.number(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
