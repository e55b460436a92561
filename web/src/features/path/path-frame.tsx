import type { ReactNode } from 'react';
import { useText } from '../../messages/locale.ts';
import { pathTexts } from '../../messages/path.ts';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

const tabs = { passport: paths.path, doors: paths.pathDoors, plan: paths.pathPlan } as const;
type PathTab = keyof typeof tabs;

/** The frame of all parts of the feature. Each has an address of its own, so its tabs are links. */
export function PathFrame({ tab, name, children }: { tab: PathTab; name: string; children: ReactNode }) {
  const text = useText(pathTexts);
  return (
    <Page title={[name, text.title]} description={text.lead}>
      <PageHeader title={text.heading(name)} />
      <nav aria-label={text.tabs.label} className="mb-5 border-b border-line print:hidden">
        <ul className="flex overflow-x-auto sm:gap-1">
          {Object.entries(tabs).map(([id, path]) => (
            <li key={id} className="flex flex-1 sm:flex-none">
              <Link
                to={path}
                aria-current={id === tab ? 'page' : undefined}
                className={classNames(
                  '-mb-px inline-flex min-h-tap flex-1 items-center justify-center border-b-[3px] px-2 sm:px-3.5',
                  'font-semibold whitespace-nowrap',
                  id === tab ? 'border-marigold text-ink' : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {text.tabs[id as PathTab]}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {/* As high as the screen, whatever stands in it: what this browser holds comes after the page. */}
      <div className="min-h-screen">{children}</div>
    </Page>
  );
}
