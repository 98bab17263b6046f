import type { ReactNode } from 'react';

interface ScrollPaneProps {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Content wider than a phone, scrolled sideways, also by keyboard. */
export function ScrollPane({ label, className = '', children }: ScrollPaneProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <div className={`ui-scroll-pane ${className}`.trim()} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
