import type { ReactNode } from 'react';

/** Focuses its first control once it is mounted, for content that opens on a press. */
export function FocusWithin({ children }: { readonly children: ReactNode }) {
  return <div ref={focusFirst}>{children}</div>;
}

const CONTROLS = 'input, button, select, [tabindex="0"], [role^=menuitem]';

function focusFirst(element: HTMLElement | null): void {
  if (!element) return;
  // A popover is shown in a later layout effect; it can take the focus only then.
  queueMicrotask(() => {
    if (!element.contains(document.activeElement))
      element.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  });
}
