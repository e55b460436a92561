import { guideOfPaper, isStatePaper, papers, statePortals, type PaperId } from '@disha/eligibility/plan/papers';
import type { ReactNode } from 'react';
import { guideLinksTexts } from '../../messages/guide-links.ts';
import { commonTexts } from '../../messages/common.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { papersTexts } from '../../messages/papers.ts';
import { useStudentDetails } from '../../session/student-details.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Summary } from '../../ui/summary.tsx';
import { GuideLink } from './guide-links.tsx';
import { SourceText } from './source-text.tsx';

const linkLook = 'inline-flex min-h-tap items-center font-semibold text-blue-deep underline underline-offset-4';

/** Papers with who gives each, how long it takes and the page to open; each unfolds. `name` tells this list from others on the page. */
export function PapersList({ ids, name }: { ids: readonly PaperId[]; name: string }) {
  return (
    <>
      <ul>
        {ids.map((id) => (
          <OnePaper key={id} id={id} fold={`paper ${name} ${id}`} />
        ))}
      </ul>
      {ids.some(isStatePaper) && <Portal />}
    </>
  );
}

function OnePaper({ id, fold }: { id: PaperId; fold: string }) {
  const text = useText(papersTexts);
  const { newTab } = useText(commonTexts);
  const format = useFormat();
  const { ofPaper } = useText(guideLinksTexts);
  const guide = guideOfPaper(id);
  const { days, page, certainty, sources } = papers[id];
  const { name, who, from, bring, careful } = text.papers[id];
  return (
    <li className="border-b border-line last:border-0">
      <details {...useEntryFold(fold)}>
        <Summary>
          <span className="py-1.5 leading-snug">
            {name}
            {who !== undefined && <span className="block text-sm font-normal text-ink-soft">{who}</span>}
          </span>
        </Summary>
        <dl className="grid gap-1.5 pb-3">
          <Line term={text.from}>{from}</Line>
          {bring !== undefined && <Line term={text.bring}>{bring}</Line>}
          {days && <Line term={text.takes}>{text.days(format.number(days[0]), format.number(days[1]))}</Line>}
          {page !== undefined && (
            <Line term={text.open}>
              <ExternalLink href={page} note={newTab} className={linkLook}>
                <span lang="en">{page.replace(/^https:\/\/(www\.)?/, '')}</span>
              </ExternalLink>
            </Line>
          )}
        </dl>
        {guide !== undefined && (
          <p>
            <GuideLink id={guide} words={ofPaper} />
            <span className="sr-only">{`: ${name}`}</span>
          </p>
        )}
        {careful !== undefined && <p className="border-s-[3px] border-marigold ps-3">{careful}</p>}
        {certainty === 'B' && <p className="mt-1 text-ink-soft">{text.weaker}</p>}
        <p className="pt-1 pb-3 text-sm text-ink-soft">
          <SourceText say={text.source} source={sources.join('; ')} />
        </p>
      </details>
    </li>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-3 sm:grid-cols-[8rem_1fr]">
      <dt className="text-sm text-ink-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Of the state somebody has told us; it is looked up on this device. */
function Portal() {
  const text = useText(papersTexts);
  const { newTab } = useText(commonTexts);
  const state = useStudentDetails()?.state;
  const portal = state && statePortals[state];
  if (!portal) return <p className="mt-2 text-sm text-ink-soft">{text.noPortal}</p>;
  return (
    <div className="mt-2 text-sm text-ink-soft">
      <ExternalLink href={portal.page} note={newTab} className={linkLook}>
        {text.portal(portal.name)}
      </ExternalLink>
      <p>
        {text.portalUnsure} <SourceText say={text.source} source={portal.source} />
      </p>
    </div>
  );
}
