import { SourceText } from '../../catalog/item/source-text.tsx';
import { isUnconfirmed } from '@disha/contract/own-sources';
import type { StateRoute } from '@disha/contract/states';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { statesTexts } from '../../messages/states.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/classes.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Link } from '../../ui/link.tsx';

/** One way in, with where we know it from. What no notice confirms stands back, and says so. */
export function StateWay({ route }: { route: StateRoute }) {
  const { detail } = useText(statesTexts);
  const { newTab } = useText(commonTexts);
  const { how, examId, examName, portal, note, source } = route;
  const isWeak = isUnconfirmed(source);
  return (
    <li className={classNames('border-s-[3px] ps-3', isWeak ? 'border-dashed border-line text-ink-soft' : 'border-blue-pale')}>
      <p>{how}</p>
      {note !== undefined && <p className="mt-1 text-ink-soft">{note}</p>}
      {(examId !== undefined || portal !== undefined) && (
        <div className="flex flex-wrap gap-x-5">
          {examId !== undefined && examName !== undefined && (
            <Link to={paths.exam(examId)} className="inline-flex min-h-tap items-center text-blue-deep underline underline-offset-4">
              {detail.exam(examName)}
            </Link>
          )}
          {portal !== undefined && (
            <ExternalLink href={portal.link} note={newTab}>
              {portal.name}
            </ExternalLink>
          )}
        </div>
      )}
      <p className="mt-1 text-sm text-ink-soft">
        <span className={isWeak ? 'italic' : undefined}>
          <SourceText say={detail.source} source={source} />
        </span>
        {isWeak && <strong className="font-semibold"> {detail.confirm}</strong>}
      </p>
    </li>
  );
}
