import { indianDay } from '@disha/contract/indian-day';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import type { CatalogSection } from './use-sections.ts';

/** On paper, for a parent or a teacher: every list, a line or two each. */
export function PrintList({ name, sections }: { name: string; sections: readonly CatalogSection[] }) {
  const text = useText(dashboardTexts);
  const format = useFormat();
  return (
    <div className="hidden print:block">
      <p className="mb-3 text-title font-bold">{text.printed(name, format.date(indianDay()))}</p>
      {sections
        .filter(({ bookmarked }) => bookmarked.length > 0)
        .map((one) => (
          <PrintedShelf key={one.catalog.name} {...one} />
        ))}
    </div>
  );
}

function PrintedShelf({ catalog, bookmarked }: CatalogSection) {
  const text = useText(dashboardTexts);
  const { title } = useText(catalog.names);
  const line = catalog.summary.useLine();
  return (
    <section className="mb-4">
      <h2 className="mb-1 border-b border-line text-heading">{title}</h2>
      <ul className="columns-2 gap-6 text-sm">
        {bookmarked.map(({ id, name, item, isGone }) => (
          <li key={id} className="mb-1.5 break-inside-avoid">
            <strong>{name}</strong>
            <br />
            {isGone ? text.gone : item && line(item)}
          </li>
        ))}
      </ul>
    </section>
  );
}
