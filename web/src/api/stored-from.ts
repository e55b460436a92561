/** From when what is shown here is, where it did not come over the network just now. Told by page, since an answer stays with its page. */
const byPage = new Map<string, number>();
/** Pages for which neither the network nor this device had an answer. */
const missing = new Set<string>();
/** Pages whose own document was kept: they show what they were sent with, whatever of the rest does not come. */
const opened = new Set<string>();
const listeners = new Set<() => void>();
let isAway = false;
/** What a device's clock is wrong by: the server's day, told with what was kept, may lie after the device's. */
let offset = 0;

export const currentPath = (): string => window.location.pathname;
const tell = (): void => listeners.forEach((listener) => listener());

/** Something shown on a page is of that day. It says nothing of the line: some answers are this device's own. */
export function noteFrom(at: string, page = currentPath()): void {
  const time = Date.parse(at);
  if (!Number.isNaN(time)) byPage.set(page, Math.min(time, byPage.get(page) ?? time));
  tell();
}

/** An answer shown on the page that asked is of that day, since no newer one came. */
export function noteStored(at: string, page = currentPath()): void {
  isAway = true;
  noteFrom(at, page);
}

/** The page of now is as it was sent on that day. */
export function noteOpened(at: string): void {
  opened.add(currentPath());
  noteStored(at);
}

/** No answer came; where it was asked for what a page shows, that page is not known here. A reader may have gone on meanwhile. */
export function noteAway(isMissed: boolean, page = currentPath()): void {
  isAway = true;
  if (isMissed && !opened.has(page)) missing.add(page);
  tell();
}

/** The server has answered a page, with its own time. */
export function noteThere(date: string | null, page = currentPath()): void {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) offset = time - Date.now();
  if (!isAway && !missing.has(page)) return;
  isAway = false;
  byPage.delete(page);
  missing.delete(page);
  tell();
}

/** The page of now shows something after all, though not everything came. */
export function noteShown(): void {
  if (missing.delete(currentPath())) tell();
}

export const isServerAway = (): boolean => isAway;
export const isMissing = (page: string): boolean => missing.has(page);

/** Of the page, else the oldest of anything shown. */
export function storedFrom(page: string): number | undefined {
  const of = byPage.get(page) ?? Math.min(...byPage.values());
  return Number.isFinite(of) ? of : undefined;
}

const oldAfterMs = 7 * 24 * 60 * 60 * 1000;

/** A clock that stands before the day something was fetched says nothing: then it is taken for old. */
export function isStaleCopy(at: number): boolean {
  const age = Date.now() + offset - at;
  return age < -oldAfterMs || age > oldAfterMs;
}

export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
