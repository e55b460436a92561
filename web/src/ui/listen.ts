/** Hears these events until what is returned is called. One way of it for all: the shell pays for each letter. */
export function listen(
  target: EventTarget,
  events: readonly string[],
  heard: (event: Event) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const event of events) target.addEventListener(event, heard, options);
  return () => {
    for (const event of events) target.removeEventListener(event, heard, options);
  };
}
