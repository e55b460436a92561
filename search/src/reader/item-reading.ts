/** The page of one item of a catalog as a reading of the text. */
import type { understoodBy } from './facts.ts';
import type { ItemKind, NamedItem } from './names.ts';
import { hrefOf, type Reading, type Understood } from './reading.ts';

interface Asked {
  said: ReturnType<typeof understoodBy>;
}

const featureOf = {
  course: 'courses',
  career: 'careers',
  exam: 'exams',
  scholarship: 'scholarships',
  guide: 'guides',
} as const satisfies Record<ItemKind, string>;

export const itemReading = ({ said }: Asked, item: NamedItem, also: readonly Understood[] = []): Reading => ({
  kind: item.kind,
  href: hrefOf(`/${featureOf[item.kind]}/${encodeURIComponent(item.id)}`),
  understood: [...said.item(item), ...also],
});

export const costReading = ({ said }: Asked, course: NamedItem): Reading => ({
  kind: 'costs',
  href: hrefOf('/costs', { course: course.id }),
  understood: [...said.item(course), ...said.fees],
});
