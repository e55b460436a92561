/** Where a state's help with the fees is asked for, and the main scheme. What no notice confirms stands back, and says so. */
import { isUnconfirmed } from '@disha/contract/own-sources';
import type { StateHelp as Help } from '@disha/contract/states.files';
import { commonTexts } from '../../messages/common.ts';
import { useText } from '../../messages/locale.ts';
import { stateHelpTexts } from '../../messages/state-help.ts';
import { classNames } from '../../ui/classes.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { SourceText } from './source-text.tsx';

export function StateHelp({ help }: { help: Help }) {
  const text = useText(stateHelpTexts);
  const { newTab } = useText(commonTexts);
  const { portals, how, when, source } = help;
  const isWeak = isUnconfirmed(source);
  return (
    <div className={classNames('border-s-[3px] ps-3', isWeak ? 'border-dashed border-line' : 'border-blue-pale')}>
      <p>{how}</p>
      <p className="mt-1">{when}</p>
      {portals.length === 0 ? (
        <p className="mt-1">{text.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-5">
          {portals.map(({ name, link }) => (
            <li key={link}>
              <ExternalLink href={link} note={newTab}>
                {name}
              </ExternalLink>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1 text-sm text-ink-soft">
        <span className={isWeak ? 'italic' : undefined}>
          <SourceText say={text.source} source={source} />
        </span>
        {isWeak && <strong className="font-semibold"> {text.confirm}</strong>}
      </p>
    </div>
  );
}
