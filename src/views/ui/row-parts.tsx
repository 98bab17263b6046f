import type { ReactNode } from 'react';
import { UiLink } from './ui-link.tsx';

/** A plain box: there are many, and the list hears of their presses itself. */
export function RowCheck({ checked, label }: { checked: boolean; label: string | undefined }) {
  return (
    <span className="ui-row-check">
      <input type="checkbox" aria-label={label} tabIndex={-1} checked={checked} readOnly />
    </span>
  );
}

interface RowLinkProps {
  readonly href: string;
  /** Whether the list opens rows itself. */
  readonly opens: boolean;
  readonly tabIndex: 0 | -1;
  readonly children: ReactNode;
}

/** A plain link, which the list follows itself: one of the router would be worked out in every row at every key. */
export function RowLink({ href, opens, tabIndex, children }: RowLinkProps) {
  if (opens)
    return (
      <a className="ui-row-link" href={href} tabIndex={tabIndex}>
        {children}
      </a>
    );
  return (
    <UiLink to={href} tabIndex={tabIndex}>
      {children}
    </UiLink>
  );
}
