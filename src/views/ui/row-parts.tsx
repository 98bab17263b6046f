import type { ReactNode } from 'react';
import { UiLink } from './ui-link.tsx';

/** A plain checkbox: there are many, and the list handles their presses. */
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

/** A plain link, followed by the list: a router link would recompute in every row on every key. */
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
