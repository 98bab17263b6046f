import { useRef, type KeyboardEvent, type ReactNode } from 'react';

const OPEN =
  ':is([role=combobox], [aria-haspopup=listbox])[aria-expanded=true], .p-dropdown-panel, .p-autocomplete-panel, .p-datepicker';

/** Whether something is open at the target of a key: a list under it, or the list that it is in. */
const isOpenAt = (target: EventTarget): boolean => target instanceof Element && target.closest(OPEN) !== null;

/** Within what Escape leaves: an open list takes the key for itself, so that it is left first, and alone. */
export function EscapeFirst({ children }: { readonly children: ReactNode }) {
  const isTaken = useRef(false);
  const note = (event: KeyboardEvent): void => {
    // Before the list has heard of it: afterwards it is closed.
    isTaken.current = event.key === 'Escape' && isOpenAt(event.target);
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
