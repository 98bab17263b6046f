import { Link, type LinkProps } from '@tanstack/react-router';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';

export interface UiLinkProps extends Pick<
  AriaAttributes,
  'aria-label' | 'aria-current' | 'aria-describedby'
> {
  /** A path inside the application, including locale and query: `/sv/apps/products?q=bolt`. */
  readonly to: string;
  /** Takes the place of the present page in the history: Back does not lead there again. */
  readonly replace?: boolean | undefined;
  readonly search?: Readonly<Record<string, unknown>> | undefined;
  readonly hash?: string | undefined;
  readonly className?: string | undefined;
  /** Marked as current only on this exact path; default: also below it. */
  readonly exact?: boolean;
  readonly role?: string | undefined;
  readonly tabIndex?: number | undefined;
  readonly title?: string | undefined;
  readonly 'data-testid'?: string | undefined;
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly children: ReactNode;
}

/** The only link component of the application, and the only use of the router's links. */
export function UiLink({ to, search, hash, exact = false, replace = false, children, ...rest }: UiLinkProps) {
  // Addresses are plain paths from the site map, so the router's generics cannot check them.
  const [path = to, query] = to.split('?');
  const asked = search ?? (query === undefined ? undefined : Object.fromEntries(new URLSearchParams(query)));
  const target = {
    to: path,
    ...(asked && { search: asked }),
    ...(hash !== undefined && { hash }),
  } as LinkProps;
  return (
    <Link
      {...target}
      {...rest}
      replace={replace}
      activeOptions={{ exact, includeSearch: false }}
      preload={false}
    >
      {children}
    </Link>
  );
}
