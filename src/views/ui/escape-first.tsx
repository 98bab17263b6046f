import { useRef, type KeyboardEvent, type ReactNode } from 'react';

/** A list that is open and not on its way out: one at a time, and what has the focus opened it. */
const OPEN = ':is(.p-dropdown-panel, .p-autocomplete-panel):not(.p-connected-overlay-exit)';

/** Within what Escape leaves: an open list takes the key for itself, so that it is left first, and alone. */
export function EscapeFirst({ children }: { readonly children: ReactNode }) {
  const isTaken = useRef(false);
  const note = (event: KeyboardEvent): void => {
    // Before the list has heard of it: afterwards it is closed.
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
