/** What browsers have and happy-dom has not. */

// react-hook-form asks these whether somebody has chosen before the form's code came.
Object.defineProperty(HTMLSelectElement.prototype, 'size', {
  configurable: true,
  get(this: HTMLSelectElement) {
    return Number(this.getAttribute('size') ?? 0);
  },
});
Object.defineProperty(HTMLOptionElement.prototype, 'defaultSelected', {
  configurable: true,
  get(this: HTMLOptionElement) {
    return this.hasAttribute('selected');
  },
  set(this: HTMLOptionElement, selected: boolean) {
    this.toggleAttribute('selected', selected);
  },
});

// Something of a height: a list draws only what fits the screen, and of what has none everything fits.
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 200 });
