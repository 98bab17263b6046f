import { useRef, type KeyboardEvent, type ReactNode } from 'react';

/** An open list that is not closing: there is at most one, opened by the focused control. */
const OPEN = ':is(.p-dropdown-panel, .p-autocomplete-panel):not(.p-connected-overlay-exit)';

/** Wraps content that Escape closes: an open list takes the key first, so that only the list closes. */
export function EscapeFirst({ children }: { readonly children: ReactNode }) {
  const isTaken = useRef(false);
  const note = (event: KeyboardEvent): void => {
    // Checked before the list handles the key: afterwards it is closed.
    isTaken.current = event.key === 'Escape' && document.querySelector(OPEN) !== null;
  };
  const keep = (event: KeyboardEvent): void => {
    if (isTaken.current) event.stopPropagation();
    isTaken.current = false;
  };
  return (
    <div role="presentation" className="ui-escape-first" onKeyDownCapture={note} onKeyDown={keep}>
      {children}
    </div>
  );
}
