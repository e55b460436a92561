/**
 * How an element is shown where there is no style sheet: it is, or it is hidden. The document's own answer weighs every element
 * anew, which took most of the time of a search by role.
 */

/** On a phone: `hidden` holds without the wider screen's exception to it. */
export const isNotShown = (element: Element): boolean =>
  element.hasAttribute('hidden') || element.classList.contains('hidden') || (element as HTMLElement).style?.display === 'none';

const shown: Record<string, string> = { display: 'block', visibility: 'visible', opacity: '1', position: 'static', overflow: 'visible' };

export function styleOf(element: Element): CSSStyleDeclaration {
  const known = isNotShown(element) ? { ...shown, display: 'none' } : shown;
  return { ...known, getPropertyValue: (name: string) => known[name] ?? '' } as unknown as CSSStyleDeclaration;
}
