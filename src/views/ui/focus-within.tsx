import type { ReactNode } from 'react';

/** Focuses its first control, or its first link where it has none, once it is mounted, for content that opens on a press. */
export function FocusWithin({ children }: { readonly children: ReactNode }) {
  return <div ref={focusFirst}>{children}</div>;
}

const CONTROLS = 'input, button, select, [tabindex="0"], [role^=menuitem]';

function focusFirst(element: HTMLElement | null): void {
  if (!element) return;
  // A popover is shown in a later layout effect; it can take the focus only then.
  queueMicrotask(() => {
    if (element.contains(document.activeElement)) return;
    const first =
      element.querySelector<HTMLElement>(CONTROLS) ?? element.querySelector<HTMLElement>('a[href]');
    first?.focus({ preventScroll: true });
  });
}
