import { useFormat } from '../messages/format.ts';
import { partsTexts } from '../messages/parts.ts';
import { useText } from '../messages/locale.ts';
import { buttonLook } from './button-look.ts';
import { Link } from './link.tsx';

/** Rows of a list before somebody asks for more. */
export const rowsAtOnce = 20;

interface ShowMoreProps {
  /** How many are not shown yet; nothing is drawn for none. */
  left: number;
  /** The same page with the next rows, where there is no code: "?page=2". */
  to: string;
  onPress: () => void;
}

/** Below the rows of a list. */
export function ShowMore({ left, to, onPress }: ShowMoreProps) {
  const text = useText(partsTexts);
  const format = useFormat();
  if (left <= 0) return null;
  return (
    <p className="mt-3 print:hidden">
      <Link
        to={to}
        rel="nofollow"
        className={buttonLook('quiet')}
        onClick={(event) => {
          event.preventDefault();
          onPress();
        }}
      >
        {text.showMore(format.number(Math.min(left, rowsAtOnce)))}
      </Link>
    </p>
  );
}
