import type { Bookmarks } from '@disha/contract/bookmarks';
import { bookmarkTypes } from '@disha/contract/taxonomy';
import { idOf, nameOf, type BookmarkCard } from './bookmark-item.ts';
import { dashboardTexts } from '../../messages/dashboard.ts';
import { useFormatDuration } from '../../messages/duration.ts';
import { useFormat } from '../../messages/format.ts';
import { useText } from '../../messages/locale.ts';
import { taxonomyTexts } from '../../messages/taxonomy.ts';

/** On paper, for a parent or a teacher: all three lists, a line or two each. */
export function PrintList({ name, bookmarks }: { name: string; bookmarks: Bookmarks }) {
  const text = useText(dashboardTexts);
  const format = useFormat();
  const line = useLine();
  return (
    <div className="hidden print:block">
      <p className="mb-3 text-title font-bold">{text.printed(name, format.date(new Date().toISOString()))}</p>
      {bookmarkTypes
        .filter((type) => bookmarks[type].length > 0)
        .map((type) => (
          <section key={type} className="mb-4">
            <h2 className="mb-1 border-b border-line text-heading">{text.types[type]}</h2>
            <ul className="columns-2 gap-6 text-sm">
              {bookmarks[type].map((item) => (
                <li key={idOf(item)} className="mb-1.5 break-inside-avoid">
                  <strong>{nameOf(item)}</strong>
                  <br />
                  {typeof item === 'string' ? text.gone : line(item)}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

function useLine() {
  const { streams, fields, levels, collegeTypes } = useText(taxonomyTexts);
  const formatDuration = useFormatDuration();
  const format = useFormat();
  return (item: BookmarkCard): string => {
    if ('duration' in item) return [fields[item.field], levels[item.level], formatDuration(item.duration)].join(' · ');
    if ('examMonth' in item) return [item.streams.map((stream) => streams[stream]).join(', '), format.month(item.examMonth)].join(' · ');
    return [collegeTypes[item.type], `${item.location.city}, ${item.location.state}`, item.contact.website].filter(Boolean).join(' · ');
  };
}
