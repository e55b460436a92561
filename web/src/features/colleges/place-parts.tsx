import type { CollegeKind } from '@disha/contract/colleges.words';
import { collegesTexts } from '../../messages/colleges.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { Summary } from '../../ui/summary.tsx';

export const linkLook = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';

interface KindsProps {
  kinds: readonly { id: CollegeKind; count: number }[];
  /** Of the list they lead to. */
  place: Readonly<Record<string, string>>;
  /** So many in sight, the others folded away. */
  atFirst?: number;
}

/** How many of each kind there are, each a way into the list. */
export function Kinds({ kinds, place, atFirst = kinds.length }: KindsProps) {
  const text = useText(collegesTexts);
  const format = useFormat();
  const fold = useEntryFold('more kinds');
  if (kinds.length === 0) return null;
  return (
    <Card as="section" title={text.places.kinds}>
      <KindList kinds={kinds.slice(0, atFirst)} place={place} />
      {kinds.length > atFirst && (
        <details {...fold}>
          <Summary>{text.places.moreKinds(format.number(kinds.length - atFirst))}</Summary>
          <KindList kinds={kinds.slice(atFirst)} place={place} />
        </details>
      )}
    </Card>
  );
}

function KindList({ kinds, place }: KindsProps) {
  const text = useText(collegesTexts);
  const format = useFormat();
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
      {kinds.map(({ id, count }) => (
        <li key={id}>
          <Link to={`${paths.colleges}?${new URLSearchParams({ ...place, kinds: id }).toString()}`} className={linkLook}>
            {text.ofKind(text.kinds[id], format.number(count))}
          </Link>
        </li>
      ))}
    </ul>
  );
}
