import type { ReactNode } from 'react';

interface ScrollPaneProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Content wider than a phone, scrolled sideways, also by keyboard. */
export function ScrollPane({ label, className = 'flow-table-pane proof-rows', children }: ScrollPaneProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <div className={className} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
