/** What a person looks for, by role and name, in the words of the browser tests: looked up when it is used, and waited for. */
import { fireEvent, queryAllByLabelText, queryAllByRole, type ByRoleOptions } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { aMoment, eventually } from './eventually.ts';
import { isNotShown } from './style.ts';

type Words = string | RegExp;
interface ByRole extends Pick<ByRoleOptions, 'level'> {
  name?: Words;
  exact?: boolean;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function says(wanted: Words, exact = false): (text: string) => boolean {
  if (wanted instanceof RegExp) return (text) => wanted.test(plain(text));
  const words = plain(wanted);
  return exact ? (text) => plain(text) === words : (text) => plain(text).toLowerCase().includes(words.toLowerCase());
}

/** As far as it can be known without a layout. */
export function isHidden(element: Element): boolean {
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (isNotShown(at)) return true;
    if (at.tagName === 'DIALOG' && !at.hasAttribute('open')) return true;
    if (at.tagName === 'NOSCRIPT' || at.tagName === 'TEMPLATE') return true;
    if (at.parentElement?.tagName === 'DETAILS' && at.tagName !== 'SUMMARY' && !at.parentElement.hasAttribute('open')) return true;
  }
  return false;
}

const isUnheard = (element: Element) => element.closest('[aria-hidden=true]') !== null;

export class Locator {
  private readonly user: UserEvent;
  private readonly look: () => readonly Element[];
  private readonly called: string;

  constructor(user: UserEvent, called: string, look: () => readonly Element[]) {
    this.user = user;
    this.called = called;
    this.look = look;
  }

  private narrowed(called: string, narrow: (found: readonly Element[]) => readonly Element[]): Locator {
    return new Locator(this.user, `${this.called} ${called}`, () => narrow(this.look()));
  }

  private within(called: string, find: (box: HTMLElement) => readonly Element[]): Locator {
    return this.narrowed(called, (boxes) => [...new Set(boxes.flatMap((box) => [...find(box as HTMLElement)]))]);
  }

  getByRole(role: string, { name, exact = false, ...more }: ByRole = {}): Locator {
    const named = name === undefined ? {} : { name: says(name, exact) };
    return this.within(`${role} ${String(name ?? '')}`, (box) =>
      // Our own look at what is hidden is the quicker one.
      queryAllByRole(box, role, { ...more, ...named, hidden: true }).filter((element) => !isHidden(element) && !isUnheard(element)),
    );
  }

  getByLabel(label: Words, { exact = false } = {}): Locator {
    const matches = says(label, exact);
    return this.within(`labelled ${String(label)}`, (box) => queryAllByLabelText(box, (text) => matches(text)));
  }

  /** The smallest element that says it. */
  getByText(text: Words, { exact = false } = {}): Locator {
    const matches = says(text, exact);
    return this.within(`text ${String(text)}`, (box) => {
      const all = [...box.querySelectorAll('*')].filter((element) => matches(element.textContent));
      return all.filter((element) => !all.some((other) => other !== element && element.contains(other)));
    });
  }

  locator(selector: string): Locator {
    return this.within(selector, (box) => [...box.querySelectorAll(selector)]);
  }

  filter({ hasText, has }: { hasText?: Words; has?: Locator }): Locator {
    const matches = hasText === undefined ? () => true : says(hasText);
    return this.narrowed(`with ${String(hasText ?? '')}`, (found) =>
      found.filter((element) => matches(element.textContent) && (has === undefined || has.all().some((inner) => element.contains(inner)))),
    );
  }

  nth(index: number): Locator {
    return this.narrowed(`number ${index}`, (found) => found.slice(index, index === -1 ? undefined : index + 1));
  }
  first = (): Locator => this.nth(0);
  last = (): Locator => this.nth(-1);

  all = (): readonly Element[] => this.look();
  count = (): number => this.all().length;

  /** The one that is meant; several are a mistake of the test or of the page. */
  one(): HTMLElement {
    const found = this.all();
    if (found.length !== 1) throw new Error(`${found.length} of: ${this.called}`);
    return found[0] as HTMLElement;
  }

  textContent = (): Promise<string> => eventually(() => this.one().textContent);
  /** What is read out after its name. */
  description(): string {
    const ids = this.one().getAttribute('aria-describedby')?.split(' ') ?? [];
    return plain(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
  }

  private ready(): Promise<HTMLElement> {
    return eventually(() => {
      const element = this.one();
      if ((element as HTMLInputElement).disabled) throw new Error(`disabled: ${this.called}`);
      if (isHidden(element)) throw new Error(`hidden: ${this.called}`);
      return element;
    });
  }

  async click(): Promise<void> {
    await this.user.click(await this.ready());
    await aMoment();
  }

  async check(): Promise<void> {
    const element = (await this.ready()) as HTMLInputElement;
    if (!element.checked) await this.user.click(element);
    await aMoment();
  }

  async uncheck(): Promise<void> {
    const element = (await this.ready()) as HTMLInputElement;
    if (element.checked) await this.user.click(element);
    await aMoment();
  }

  async fill(value: string): Promise<void> {
    const element = await this.ready();
    element.focus();
    fireEvent.input(element, { target: { value } });
    await aMoment();
  }

  /** Letter by letter, behind what is there. */
  async pressSequentially(text: string): Promise<void> {
    await this.user.type(await this.ready(), text);
  }

  async selectOption(wanted: string | { label: string }): Promise<void> {
    const select = (await this.ready()) as HTMLSelectElement;
    const option = await eventually(() => {
      const found = [...select.options].find((each) =>
        typeof wanted === 'string' ? each.value === wanted || plain(each.text) === wanted : plain(each.text) === wanted.label,
      );
      if (!found) throw new Error(`${this.called} does not offer ${JSON.stringify(wanted)}`);
      return found;
    });
    await this.user.selectOptions(select, option);
    await aMoment();
  }

  /** A file is chosen, also where the field for it is hidden behind a button. */
  async setInputFiles(file: File): Promise<void> {
    await this.user.upload(await eventually(() => this.one()), file);
    await aMoment();
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await this.user.keyboard(`{${key}}`);
    await aMoment();
  }

  async focus(): Promise<void> {
    (await this.ready()).focus();
  }

  inputValue = (): Promise<string> => eventually(() => (this.one() as HTMLInputElement).value);
}
