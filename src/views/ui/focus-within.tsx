import type { ReactNode } from 'react';

/** Focuses its first control, or its first link where it has none, once it is mounted, for content that opens on a press. */
export function FocusWithin({ children }: { readonly children: ReactNode }) {
  return <div ref={focusFirst}>{children}</div>;
}

const CONTROLS = ['input, button, select, [tabindex="0"], [role^=menuitem]', 'a[href]'];
const FIELDS = ['input:not(:disabled), textarea:not(:disabled)'];

const focusFirst = (element: HTMLElement | null): void => focusIn(element, CONTROLS);

/** The ref of an overlay's content: its first field takes the focus, unless something in it has it already. */
export const focusFirstField = (element: HTMLElement | null): void =>
  focusIn(element, FIELDS, '[role=dialog]');

/**
 * @param controls selectors of what may take it, best first
 * @param overlay what must not have the focus yet; by default the element itself
 */
function focusIn(element: HTMLElement | null, controls: readonly string[], overlay?: string): void {
  if (!element) return;
  // A popover is shown in a later layout effect; it can take the focus only then.
  queueMicrotask(() => {
    const whole = (overlay === undefined ? null : element.closest(overlay)) ?? element;
    const focused = document.activeElement;
    // Without a field, a dialog focuses the button that closes it.
    if (whole.contains(focused) && !focused?.closest('.p-dialog-header')) return;
    const first = controls.map((one) => element.querySelector<HTMLElement>(one)).find((one) => one !== null);
    first?.focus({ preventScroll: true });
  });
}
