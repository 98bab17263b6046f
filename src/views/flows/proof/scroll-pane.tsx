import type { ReactNode } from 'react';

/** Something wider than a phone, which scrolls sideways: by the keys, too. */
export function ScrollPane({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus
    <div className="flow-table-pane proof-rows" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
