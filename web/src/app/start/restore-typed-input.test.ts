// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { restoreTypedInput } from './restore-typed-input.ts';
import { replayClicks } from './replay-clicks.ts';

const page = `
  <button type="button" aria-label="Search"></button>
  <button type="button" aria-label="Open menu"></button>
  <label><input type="checkbox"> Girls only</label>
  <label><input type="checkbox" checked> With hostel</label>
  <details><summary>More</summary>filters</details>`;

/** A page that is there before its code, and the same again, which lists what was pressed on it. */
function setUp() {
  document.body.innerHTML = `<div id="root">${page}</div>`;
  const root = document.getElementById('root')!;
  const done: string[] = [];
  const draw = () => {
    root.innerHTML = page;
    for (const button of root.querySelectorAll('button'))
      button.addEventListener('click', () => done.push(button.getAttribute('aria-label')!));
  };
  const find = <E extends HTMLElement>(selector: string) => root.querySelector<E>(selector)!;
  return { root, draw, done, find };
}

describe('a page drawn again by its code', () => {
  it('does once what was pressed twice, and nothing that was not', () => {
    const { root, draw, done, find } = setUp();
    const presses = replayClicks();
    find('[aria-label="Open menu"]').click();
    find('[aria-label="Open menu"]').click();
    restoreTypedInput(root, presses.taken(), draw);
    expect(done).toEqual(['Open menu']);
  });

  it('leaves a fold open that is drawn open, and opens one that is not', () => {
    for (const drawn of ['<details open>', '<details>']) {
      const { root, find } = setUp();
      find('summary').click();
      restoreTypedInput(root, [], () => {
        root.innerHTML = page.replace('<details>', drawn);
      });
      expect(find<HTMLDetailsElement>('details').open, drawn).toBe(true);
    }
  });

  it('knows buttons without words by their labels when it gives the focus back', () => {
    const { root, draw, find } = setUp();
    find('[aria-label="Open menu"]').focus();
    restoreTypedInput(root, [], draw);
    expect(document.activeElement).toBe(find('[aria-label="Open menu"]'));
  });

  it('keeps ticks, those taken away too, and what was unfolded', () => {
    const { root, draw, find } = setUp();
    for (const box of root.querySelectorAll('input')) box.click();
    find('summary').click();
    restoreTypedInput(root, [], draw);
    expect([...root.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([true, false]);
    expect(find<HTMLDetailsElement>('details').open).toBe(true);
  });

  it.each([
    ['a finger', new Event('pointerdown', { bubbles: true }), new Event('pointerup', { bubbles: true })],
    ['Space', new KeyboardEvent('keydown', { key: ' ', bubbles: true }), new KeyboardEvent('keyup', { key: ' ', bubbles: true })],
  ])('waits for %s on a button to be lifted, but not for ever', async (_who, down, up) => {
    vi.useFakeTimers();
    const { find } = setUp();
    const presses = replayClicks();
    let isFree = false;
    const wait = () => {
      isFree = false;
      void presses.released().then(() => {
        isFree = true;
      });
    };
    find('button').dispatchEvent(down);
    wait();
    await vi.advanceTimersByTimeAsync(100);
    expect(isFree).toBe(false);
    find('button').dispatchEvent(up);
    await vi.advanceTimersByTimeAsync(0);
    expect(isFree).toBe(true);
    find('button').dispatchEvent(down);
    wait();
    await vi.advanceTimersByTimeAsync(1000);
    expect(isFree).toBe(true);
    presses.taken();
    vi.useRealTimers();
  });

  it('does not wait for a letter key that is down', async () => {
    const { find } = setUp();
    const presses = replayClicks();
    find('input').dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
    await presses.released();
    presses.taken();
  });
});
