import type { ReactNode } from 'react';

/** Takes the focus to the first control within it once it is there, for what opens on a press. */
export function FocusWithin({ children }: { readonly children: ReactNode }) {
  return <div ref={focusFirst}>{children}</div>;
}

const CONTROLS = 'input, button, select, [tabindex="0"], [role^=menuitem]';

function focusFirst(element: HTMLElement | null): void {
  if (!element) return;
  // A popover is shown in the layout effect that follows; only then can it take the focus.
  queueMicrotask(() => {
    if (!element.contains(document.activeElement))
      element.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
  });
}
