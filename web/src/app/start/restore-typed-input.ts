/**
 * A page sent as HTML can be used before its code comes, and is drawn anew when it does. What was typed, chosen, opened and
 * pressed meanwhile, and where the cursor stood, goes over into the new one as if it were done there.
 */
import { flushSync } from 'react-dom';

type Control = HTMLInputElement | HTMLSelectElement;

const all = (root: HTMLElement): Control[] => [...root.querySelectorAll<Control>('input, select')];

/** The ids are new each time: a control is known by what it is and what it is called, anything else by what it says. */
const nameOf = (element: Element): string =>
  [
    element.tagName,
    element.getAttribute('type'),
    element.getAttribute('href'),
    element.getAttribute('aria-label'),
    (element as Control).labels?.[0]?.textContent ?? element.textContent,
  ].join('|');

const twin = <E extends Element>(root: HTMLElement, tag: string, name: string): E | undefined =>
  [...root.querySelectorAll<E>(tag)].find((one) => nameOf(one) === name);

function valueAtFirst(control: Control): string {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/** As a person does it. React keeps watch over a control's own `value`, so it is set behind that. */
function enter(control: Control, value: string): void {
  const type = control instanceof HTMLInputElement ? HTMLInputElement : HTMLSelectElement;
  Reflect.set(type.prototype, 'value', value, control);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

const isTicked = (control: Control): boolean => control instanceof HTMLInputElement && control.checked !== control.defaultChecked;

/** In one go: a letter typed in between would fall into the old page. */
export function restoreTypedInput(root: HTMLElement, pressed: readonly Element[], draw: () => void): void {
  const named = (elements: Iterable<Element>) => [...elements].map((element) => ({ tag: element.tagName, name: nameOf(element) }));
  const unfolded = named(root.querySelectorAll('details[open] > summary'));
  const clicked = named([...pressed, ...all(root).filter(isTicked)].filter((element) => root.contains(element)));
  const typed = all(root)
    .filter((control) => control.value !== valueAtFirst(control))
    .map((control) => ({ name: nameOf(control), value: control.value }));
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const focus = focused && {
    name: nameOf(focused),
    tag: focused.tagName,
    cursor: focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : null,
  };
  const press = ({ tag, name }: { tag: string; name: string }) => {
    const again = twin<HTMLElement>(root, tag, name);
    // A fold that is drawn open is not to be shut.
    if (!again?.matches('[open] > summary')) again?.click();
  };
  flushSync(draw);
  // First, before anything lays the page out: a fold that opens later would move what is read, and hides what had the focus.
  unfolded.forEach(press);
  for (const { name, value } of typed) {
    const control = all(root).find((one) => nameOf(one) === name);
    if (control) enter(control, value);
  }
  if (focus) {
    const again = twin<HTMLElement>(root, focus.tag, focus.name);
    again?.focus({ preventScroll: true });
    if (again instanceof HTMLInputElement && focus.cursor) again.setSelectionRange(...focus.cursor);
  }
  // Last: what opens may take the focus.
  clicked.forEach(press);
}
