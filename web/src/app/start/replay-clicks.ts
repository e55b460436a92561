/**
 * What is pressed between the first line of our code and the page drawn by it would fall on buttons that do nothing yet. It is
 * noted, to be done when they do. Before that line no listener is there: the content security policy lets no code stand in the page.
 */

/** Timeout: a button held down does not hold up the page for longer. */
const patienceMs = 1000;

interface EarlyPresses {
  /** Once each: a second press while nothing happens means the same. */
  taken: () => Element[];
  /** A button that goes between press and release is not pressed. */
  released: () => Promise<void>;
}

export function replayClicks(): EarlyPresses {
  const pressed = new Set<Element>();
  let isDown = false;
  let onRelease = () => undefined as void;
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type === 'button') pressed.add(button);
  };
  const down = (event: Event) => {
    isDown = !(event instanceof KeyboardEvent) || event.key === ' ';
  };
  // The click comes in the same turn as the release, after it.
  const up = () => {
    isDown = false;
    setTimeout(onRelease);
  };
  const listeners = [
    ['click', press],
    ['pointerdown', down],
    ['keydown', down],
    ['pointerup', up],
    ['pointercancel', up],
    ['keyup', up],
  ] as const;
  for (const [type, listener] of listeners) document.addEventListener(type, listener);
  return {
    released: () =>
      new Promise((resolve) => {
        if (!isDown) {
          resolve();
          return;
        }
        onRelease = resolve;
        setTimeout(resolve, patienceMs);
      }),
    taken: () => {
      for (const [type, listener] of listeners) document.removeEventListener(type, listener);
      return [...pressed];
    },
  };
}
