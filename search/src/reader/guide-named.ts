import type { QueryFacts } from './facts.ts';
import { guideAsked } from './guide-asked.ts';
import type { NamedItem, ReaderNames } from './names.ts';
import type { Span } from './spans.ts';

/** What only a guide is called: "freeze float slide". A word that an exam or a course has too asks for these. */
export function guideNamed({ subject }: QueryFacts): { span: Span; item: NamedItem } | undefined {
  const only = subject.filter(({ items }) => items.length > 0 && items.every(({ kind }) => kind === 'guide'));
  const span = only.reduce<Span | undefined>((best, each) => (best && best.text.length >= each.text.length ? best : each), undefined);
  const [item] = span?.items ?? [];
  return span && item && { span, item };
}

/** Said in other words than its name: all of the text is what it is about. */
export function guideMeant({ spans, place }: QueryFacts, names: ReaderNames): { item: NamedItem; isListed: boolean } | undefined {
  const words = spans.flatMap((span) => span.words);
  const asked = place === undefined && names.guides ? guideAsked(words, names.guides()) : undefined;
  return asked && { item: { kind: 'guide', id: asked.id }, isListed: asked.isListed };
}
