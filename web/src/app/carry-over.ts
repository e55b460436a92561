/**
 * A page sent as HTML can be used before its code comes, and is drawn anew when it does. What was typed and chosen meanwhile,
 * and where the cursor stood, goes over into the new one as if it were typed there.
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
    'labels' in element ? (element as Control).labels?.[0]?.textContent : element.textContent,
  ].join('|');

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

/** In one go: a letter typed in between would fall into the old page. */
export function drawOver(root: HTMLElement, draw: () => void): void {
  const typed = all(root)
    .filter((control) => control.value !== valueAtFirst(control))
    .map((control) => ({ name: nameOf(control), value: control.value }));
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  const focus = focused && {
    name: nameOf(focused),
    tag: focused.tagName,
    cursor: focused instanceof HTMLInputElement ? ([focused.selectionStart, focused.selectionEnd] as const) : null,
  };
  flushSync(draw);
  for (const { name, value } of typed) {
    const control = all(root).find((one) => nameOf(one) === name);
    if (control) enter(control, value);
  }
  if (!focus) return;
  const again = [...root.querySelectorAll<HTMLElement>(focus.tag)].find((one) => nameOf(one) === focus.name);
  again?.focus({ preventScroll: true });
  if (again instanceof HTMLInputElement && focus.cursor) again.setSelectionRange(...focus.cursor);
}
