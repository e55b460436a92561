import type { DeskHealth } from '@disha/contract/desk';
import { useQuery } from '@tanstack/react-query';
import type { CatalogScreens } from '../../catalog/shared/catalog.ts';
import { deskTexts } from '../../messages/desk.ts';
import { useFormat } from '../../messages/format.ts';
import { useLocale, useText } from '../../messages/locale.ts';
import { Card } from '../../ui/card.tsx';
import { Waiting } from './desk-parts.tsx';
import { deskQueries } from './desk.queries.ts';

export function HealthTab({ catalogs }: { catalogs: readonly CatalogScreens[] }) {
  const query = useQuery(deskQueries.health());
  return query.data ? <Health health={query.data} catalogs={catalogs} /> : <Waiting query={query} />;
}

function Health({ health, catalogs }: { health: DeskHealth; catalogs: readonly CatalogScreens[] }) {
  const text = useText(deskTexts).health;
  const locale = useLocale();
  const format = useFormat();
  const { versions, counts, mail, model } = health;
  const nameOf = (key: string) =>
    catalogs.find(({ name }) => name === key)?.names.in(locale).title ?? text.names[key as keyof typeof text.names] ?? key;
  const waits = mail && [
    format.number(mail.waiting),
    ...(mail.waiting > 0 ? [text.oldest(format.number(Math.round(mail.oldestSeconds / 60)))] : []),
  ];
  const failures = [
    model.configured ? undefined : text.modelOff,
    model.failures > 0 ? text.failures(format.number(model.failures)) : undefined,
    format.date(model.lastFailure?.at),
    model.lastFailure?.reason,
  ];
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <Card as="section" title={text.versions}>
        <Facts
          facts={[
            ['Disha', versions.disha],
            ['Node.js', versions.node],
            ['PostgreSQL', `${versions.database} (${versions.migrations})`],
            [text.started, format.date(health.startedAt)],
            [text.loaded, format.date(health.catalogLoadedAt)],
            [text.backup, health.lastBackup === null ? text.never : format.date(health.lastBackup)],
            [text.mail, waits ? waits.join(', ') : text.mailOff],
            [text.model, failures.filter((part) => part !== undefined && part !== '').join(', ') || '✓'],
          ]}
        />
      </Card>
      <Card as="section" title={text.counts}>
        <Facts facts={Object.entries(counts).map(([key, count]) => [nameOf(key), format.number(count)])} />
      </Card>
    </div>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string | null | undefined])[] }) {
  return (
    <dl className="grid gap-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4">
          <dt className="text-ink-soft">{label}</dt>
          <dd className="min-w-0 text-end font-semibold [overflow-wrap:anywhere]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
