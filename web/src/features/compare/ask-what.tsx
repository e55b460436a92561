import type { ComparedCatalog } from '../../catalog/shared/compared-catalog.ts';
import type { CatalogItem } from '../../catalog/shared/item-summary.ts';
import { compareTexts } from '../../messages/compare.ts';
import { useText } from '../../messages/locale.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Notes } from './notes.tsx';
import { tray } from './tray.ts';

interface AskWhatProps {
  catalogs: readonly ComparedCatalog[];
  /** The only one that the address names. */
  first?: CatalogItem;
  notes?: readonly string[];
}

/** None or one is nothing to compare. */
export function AskWhat({ catalogs, first, notes = [] }: AskWhatProps) {
  const text = useText(compareTexts);
  return (
    <Page title={[text.title]} description={text.plainDescription}>
      <PageHeader title={text.ask.title} lead={first ? text.ask.one(first.name) : text.ask.hint} />
      <Notes notes={notes} />
      {first && <p className="mb-4 text-ink-soft">{text.ask.oneHint}</p>}
      <ul className="flex flex-wrap gap-3">
        {catalogs.map((catalog) => (
          <li key={catalog.name}>
            <Choose {...catalog} first={first} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** A visitor who goes to choose another has the first in the tray. */
function Choose({ name: type, path, names, first }: ComparedCatalog & { first: CatalogItem | undefined }) {
  const text = useText(compareTexts);
  const { inSentence } = useText(names);
  return (
    <LinkButton to={path} look="quiet" onClick={() => first && tray.put({ type, id: first._id, name: first.name })}>
      {text.ask.choose(inSentence)}
    </LinkButton>
  );
}
