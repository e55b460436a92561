import type { ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler, type NavigateOptions, type To } from 'react-router';

export interface LinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'>, Pick<NavigateOptions, 'state'> {
  to: To;
}

/** A link inside the application. The router's own brings along what prefetches pages for servers of its making, 2 KB for every visit. */
export function Link({ to, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
