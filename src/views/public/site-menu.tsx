import type { KeyboardEvent, FocusEvent, ReactNode } from 'react';

interface SiteMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A button that unfolds a list, without JavaScript too; with it, Escape and leaving fold it again. */
export function SiteMenu({ label, icon, className = '', children }: SiteMenuProps) {
  return (
    <details
      className={`site-menu ${className}`}
      onKeyDown={foldOnEscape}
      onBlur={foldWhenLeft}
      onClick={foldWhenChosen}
    >
      <summary
        className="ui-button"
        data-variant="quiet"
        data-icon-only="true"
        aria-label={label}
        title={label}
      >
        {icon}
      </summary>
      <ul className="site-menu-list">{children}</ul>
    </details>
  );
}

function foldOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return;
  currentTarget.open = false;
  currentTarget.querySelector('summary')?.focus();
}

function foldWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
}

function foldWhenChosen({ target, currentTarget }: React.MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('button')) currentTarget.open = false;
}
