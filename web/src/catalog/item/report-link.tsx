import { createContext, use, type ReactNode } from 'react';
import { catalogTexts } from '../../messages/catalog.ts';
import { useText } from '../../messages/locale.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../ui/link.tsx';
import { useParams } from '../../ui/route-params.ts';

/** Which catalog's item the page shows: said by the route table, so that no catalog has to. */
export const ItemPage = createContext<{ type: string; idParam: string } | null>(null);

/** The quiet way to tell us that a fact is wrong; nothing on a page that shows no item of a catalog. */
export function ReportLink({ field, children }: { field?: string; children?: ReactNode }) {
  const text = useText(catalogTexts);
  const page = use(ItemPage);
  const id = useParams()[page?.idParam ?? ''];
  if (!page || id === undefined) return null;
  return (
    <Link
      to={paths.reportOf(page.type, id, field)}
      rel="nofollow"
      className="inline-flex min-h-tap items-center underline underline-offset-4"
    >
      {children ?? text.report}
    </Link>
  );
}
