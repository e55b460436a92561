import { useText } from '../../messages/locale.ts';
import { searchTexts } from '../../messages/search.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';

/** What the search did not understand is said, so that it can be said otherwise. */
export function NotUnderstood({ words = [] }: { words?: readonly string[] | undefined }) {
  const text = useText(searchTexts);
  return words.length === 0 ? null : <p className="py-1 text-sm text-ink-soft">{text.notUnderstood(words.join(', '))}</p>;
}

interface UnknownNameProps {
  name: string;
  /** Something only spelled alike stands below it. */
  isFollowed: boolean;
  onFollow?: () => void;
}

/** A short name that nothing of ours has: most likely an exam, so the way on leads to those that we have. */
export function UnknownName({ name, isFollowed, onFollow }: UnknownNameProps) {
  const text = useText(searchTexts).unknown;
  return (
    <div>
      <p className="font-semibold">{text.title(name)}</p>
      <p className="text-ink-soft">{text.exam}</p>
      <Link to={paths.exams} onClick={onFollow} className="inline-flex min-h-tap items-center font-semibold text-blue-deep">
        {text.allExams}
      </Link>
      {isFollowed && <p className="text-sm text-ink-soft">{text.alike}</p>}
    </div>
  );
}
