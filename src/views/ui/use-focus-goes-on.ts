import { useEffect } from 'react';

/** A document on the page, or in a panel. */
const DOCUMENT = '[data-document]';
const MODAL = '[role=dialog][aria-modal=true]';
/** Opens over the page, outside of the document that it is about. */
const OVER = `${MODAL}, .ui-popover, .p-dropdown-panel, .p-autocomplete-panel, .p-datepicker`;
/** What comes next on a document, best first: an action that can be taken, its menu, its title. */
const NEXT = [
  '.ui-page-primary :is(button, a):not([aria-disabled=true])',
  '.ui-page-actions [aria-haspopup=menu]',
  'h1, h2',
];

/**
 * A command often removes its own button, and the focus with it: keys would then start over at the top of the page. It
 * goes on to what comes next on the same document, however much of its page was replaced. Once per page.
 */
export function useFocusGoesOn(): void {
  useEffect(() => {
    let held: { readonly element: Element; readonly document: string } | null = null;
    // It is neither here nor there until what gets it has it: what goes away meanwhile has not lost it.
    let moves = false;
    const leave = ({ relatedTarget }: FocusEvent): void => {
      moves = relatedTarget !== null;
    };
    const note = ({ target }: FocusEvent): void => {
      moves = false;
      if (!(target instanceof HTMLElement)) return;
      const document = target.closest<HTMLElement>(DOCUMENT)?.dataset['document'];
      // A question about the document, or its menu, opens outside of it: what follows is still about the document.
      const isAbout = held !== null && target.closest(OVER) !== null;
      held =
        document !== undefined
          ? { element: target, document }
          : isAbout && held
            ? { ...held, element: target }
            : null;
    };
    const look = (): void => {
      if (moves || !held || held.element.isConnected || document.activeElement !== document.body) return;
      if (document.querySelector(MODAL)?.querySelector(DOCUMENT) === null) return;
      goOnIn(held.document);
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    document.addEventListener('focusout', leave, true);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', note);
      document.removeEventListener('focusout', leave, true);
    };
  }, []);
}

function goOnIn(id: string): void {
  const place = document.querySelector(`[data-document="${CSS.escape(id)}"]`);
  const next = NEXT.map((selector) => place?.querySelector<HTMLElement>(selector)).find(Boolean);
  if (next && !next.matches('a, button')) next.tabIndex = -1;
  next?.focus({ preventScroll: true });
}
