/** A link as it can be found again when its page is drawn anew: its address, and which of those with the same. */
export interface FollowedLink {
  href: string;
  nth: number;
  /** Looked for there alone: a list may not be drawn yet when the header already has a link to the same address. */
  within: string;
}

const linksTo = (href: string, within: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>(`${within} a[href]`)].filter((link) => link.href === href);

export function followedLink(target: EventTarget | null): FollowedLink | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link) return undefined;
  const within = link.closest('main') ? 'main' : 'body';
  return { href: link.href, nth: linksTo(link.href, within).indexOf(link), within };
}

/**
 * Gives the focus back to it, without moving the page. A long list draws what is in sight a moment later: `meanwhile` holds
 * the focus until then, unless the person has done something else. Returns how to stop waiting.
 */
export function focusFollowed({ href, nth, within }: FollowedLink, meanwhile: () => void): () => void {
  const find = () => {
    const links = linksTo(href, within);
    return links[nth] ?? links[0];
  };
  const focus = (link: HTMLElement) => {
    link.focus({ preventScroll: true });
  };
  const there = find();
  if (there) {
    focus(there);
    return () => undefined;
  }
  meanwhile();
  const held = document.activeElement;
  const stop = () => {
    watcher.disconnect();
  };
  const watcher = new MutationObserver(() => {
    if (document.activeElement !== held) {
      stop();
      return;
    }
    const link = find();
    if (!link) return;
    stop();
    focus(link);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  return stop;
}
