/** "Keep for offline": what can be kept on this phone, what each costs, and what is kept. */
import { useQuery } from '@tanstack/react-query';
import { packKinds } from '@disha/contract/packs.words';
import type { Pack } from '@disha/contract/packs';
import type { StoredPack, WantedPack } from '../../api/packs.ts';
import { Failed } from '../../catalog/list/list-states.tsx';
import { useLocale, useText } from '../../messages/locale.ts';
import { offlineTexts } from '../../messages/offline.ts';
import { useEntryState } from '../../session/entry-state.ts';
import { useDetails } from '../../session/use-fact.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Select } from '../../ui/select.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { offlineQueries } from './offline.queries.ts';
import { PackLine } from './pack-line.tsx';
import { useSize } from './use-size.ts';

const canKeep = () => 'caches' in window && 'serviceWorker' in navigator;

export function OfflineScreen() {
  const { screen } = useText(offlineTexts);
  const list = useQuery(offlineQueries.list());
  const kept = useQuery(offlineQueries.kept());
  return (
    <Page title={[screen.title]} description={screen.lead} width="narrow">
      <PageHeader title={screen.title} lead={screen.lead} />
      {/* What there is may be shorter than what waits for it: the footer stays where it is. */}
      <div className="min-h-screen">
        {!canKeep() ? (
          <Alert tone="info">{screen.noStorage}</Alert>
        ) : list.data ? (
          <>
            <Shelves offered={list.data.packs.map((pack) => ({ ...pack, at: list.data.at }))} kept={kept.data ?? []} />
            {!list.data.isWhole && <p className="mt-4 text-ink-soft">{screen.loading}</p>}
          </>
        ) : list.error && kept.data && kept.data.length > 0 ? (
          <KeptAlone kept={kept.data} />
        ) : list.error ? (
          <Failed query={list} />
        ) : (
          <SkeletonCards label={screen.loading} />
        )}
      </div>
    </Page>
  );
}

function Used({ kept }: { kept: readonly StoredPack[] }) {
  const { screen } = useText(offlineTexts);
  const sizeOf = useSize();
  const bytes = kept.reduce((sum, pack) => sum + pack.bytes, 0);
  return kept.length === 0 ? null : (
    <p className="mt-5 text-ink-soft">
      {screen.used(sizeOf(bytes))} {screen.renews}
    </p>
  );
}

/** The server cannot be asked what there is: what is here can still be read, and removed. */
function KeptAlone({ kept }: { kept: readonly StoredPack[] }) {
  const { screen } = useText(offlineTexts);
  return (
    <>
      <p className="mb-4">{screen.offline}</p>
      <Card>
        <ul className="divide-y divide-line">
          {kept.map((pack) => (
            <PackLine key={pack.name} pack={pack} kept={pack} />
          ))}
        </ul>
      </Card>
      <Used kept={kept} />
    </>
  );
}

type Offered = Pack & WantedPack;

function Shelves({ offered, kept }: { offered: readonly Offered[]; kept: readonly StoredPack[] }) {
  const { screen } = useText(offlineTexts);
  const locale = useLocale();
  const own = useDetails()?.state;
  const of = (kind: Pack['kind']) => offered.filter((pack) => pack.kind === kind);
  // The one in the page's language first.
  const rank = ({ language }: Offered) => (language === locale ? 0 : 1);
  return (
    <div className="grid gap-5">
      {packKinds.map((kind) => {
        const packs = of(kind);
        if (packs.length === 0) return null;
        return (
          <Card key={kind} title={screen.kinds[kind]} as="section">
            {kind === 'catalogs' && <Lines packs={[...packs].sort((a, b) => rank(a) - rank(b))} kept={kept} />}
            {kind === 'colleges' && <Some packs={packs} kept={kept} isOwn={({ state }) => state === own} label={screen.otherStates} />}
            {kind === 'ranks' && (
              <>
                <p className="text-ink-soft">{screen.ranksHint}</p>
                <Some packs={packs} kept={kept} isOwn={() => false} label={screen.counsellings} />
              </>
            )}
          </Card>
        );
      })}
      <Used kept={kept} />
    </div>
  );
}

function Lines({ packs, kept }: { packs: readonly Offered[]; kept: readonly StoredPack[] }) {
  return (
    <ul className="divide-y divide-line">
      {packs.map((pack) => (
        <PackLine key={pack.name} pack={pack} kept={kept.find(({ name }) => name === pack.name)} />
      ))}
    </ul>
  );
}

interface SomeProps {
  packs: readonly Offered[];
  kept: readonly StoredPack[];
  isOwn: (pack: Offered) => boolean;
  label: string;
}

/** One's own and what is kept; any other is chosen. */
function Some({ packs, kept, isOwn, label }: SomeProps) {
  const { screen } = useText(offlineTexts);
  const [chosen, setChosen] = useEntryState(`chosen ${packs[0]?.kind}`, '');
  const isKept = ({ name }: Offered) => kept.some((pack) => pack.name === name);
  const shown = packs.filter((pack) => isOwn(pack) || pack.name === chosen || isKept(pack));
  return (
    <>
      <Lines packs={shown} kept={kept} />
      <Field label={label} className="mt-3">
        {(control) => (
          <Select
            {...control}
            placeholder={screen.choose}
            value={chosen}
            onChange={({ target }) => setChosen(target.value)}
            options={packs.map(({ name, label: named }) => ({ value: name, label: named }))}
          />
        )}
      </Field>
    </>
  );
}
