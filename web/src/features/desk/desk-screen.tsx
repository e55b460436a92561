import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router';
import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import { importsOf, type Importing } from '../../catalog/list/importing.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useText } from '../../messages/locale.ts';
import { useUser } from '../../session/session.ts';
import { Alert } from '../../ui/alert.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Page } from '../../ui/page.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { AuditTab } from './audit-tab.tsx';
import { CounsellingsTab } from './counsellings-tab.tsx';
import { CorrectionsTab } from './corrections-tab.tsx';
import { DueTab } from './due-tab.tsx';
import { FactsTab } from './facts-tab.tsx';
import { HealthTab } from './health-tab.tsx';
import { ImportsTab } from './imports-tab.tsx';
import { ReportsTab } from './reports-tab.tsx';

const forEditors = ['reports', 'facts', 'year', 'due', 'counsellings', 'corrections'] as const;
const forOperators = ['imports', 'health', 'audit'] as const;
type TabId = (typeof forEditors)[number] | (typeof forOperators)[number];

interface DeskScreenProps {
  catalogs: readonly CatalogScreens[];
  /** What comes from files beside the catalogs' items. */
  imports: readonly Importing[];
  /** A year of the items that have dates. */
  Year: ComponentType | undefined;
}

/** Where those who are not programmers keep the facts true. Which section is open stands in the address. */
export function DeskScreen({ catalogs, imports: others, Year }: DeskScreenProps) {
  const text = useText(deskTexts);
  const user = useUser();
  const [search, setSearch] = useSearchParams();
  const isStaff = user?.role === 'editor' || user?.role === 'operator';
  const imports = [...importsOf(catalogs), ...others];
  const tabs: readonly TabId[] = user?.role === 'operator' ? [...forEditors, ...forOperators] : forEditors;
  const current = tabs.find((id) => id === search.get('tab')) ?? 'reports';
  return (
    <Page title={[text.title]}>
      <meta name="robots" content="noindex" />
      <PageHeader title={text.title} lead={isStaff ? text.lead : undefined} />
      {isStaff ? (
        <Tabs
          label={text.sections}
          isLong
          tabs={tabs.map((id) => ({ id, label: text.tabs[id] }))}
          current={current}
          onChange={(tab) => {
            setSearch({ tab }, { preventScrollReset: true });
          }}
        >
          {current === 'reports' && <ReportsTab catalogs={catalogs} />}
          {current === 'facts' && <FactsTab catalogs={catalogs} />}
          {current === 'corrections' && <CorrectionsTab catalogs={catalogs} />}
          {current === 'year' && Year && <Year />}
          {current === 'due' && <DueTab />}
          {current === 'counsellings' && <CounsellingsTab />}
          {current === 'imports' && <ImportsTab imports={imports} />}
          {current === 'health' && <HealthTab catalogs={catalogs} />}
          {current === 'audit' && <AuditTab catalogs={catalogs} imports={imports} />}
        </Tabs>
      ) : (
        <Alert tone="attention" title={text.notYours} />
      )}
    </Page>
  );
}
