import { useId } from 'react';
import { guideLinksTexts, type LinkedGuide } from '../../messages/guide-links.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { useEntryFold } from '../../session/entry-state.ts';
import { Link } from '../../ui/link.tsx';
import { Summary } from '../../ui/summary.tsx';

const linkLook = 'inline-flex min-h-tap items-center leading-snug font-semibold text-blue-deep underline underline-offset-4';

interface GuideLinksProps {
  ids: readonly LinkedGuide[];
  /** Its heading, by what it stands in. */
  under?: 'h2' | 'h3';
  className?: string;
}

/** The same behind a tap, where the page answers something else first. */
export function FoldedGuideLinks({ ids }: Pick<GuideLinksProps, 'ids'>) {
  const text = useText(guideLinksTexts);
  return (
    <details {...useEntryFold('guides')} className="print:hidden">
      <Summary>{text.title}</Summary>
      <GuideList ids={ids} />
    </details>
  );
}

/** The guides that answer what is asked here; nothing where there are none. */
export function GuideLinks({ ids, under: Heading = 'h2', className }: GuideLinksProps) {
  const text = useText(guideLinksTexts);
  const heading = useId();
  if (ids.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={className}>
      <Heading id={heading} className={Heading === 'h2' ? 'text-heading' : 'font-semibold'}>
        {text.title}
      </Heading>
      <GuideList ids={ids} />
    </section>
  );
}

function GuideList({ ids }: Pick<GuideLinksProps, 'ids'>) {
  return (
    <ul className="grid gap-x-6 sm:grid-cols-2">
      {ids.map((id) => (
        <li key={id}>
          <GuideLink id={id} />
        </li>
      ))}
    </ul>
  );
}

/** One of them, in a line of its own. */
export function GuideLink({ id, words }: { id: LinkedGuide; words?: string }) {
  const { names } = useText(guideLinksTexts);
  return (
    <Link to={paths.guide(id)} className={linkLook}>
      {words ?? names[id]}
    </Link>
  );
}
