/**
 * Whether a dialog needs an answer first: its input would be lost when leaving for another page. A panel with a
 * document does not count: it works like the document's page.
 */
export const isBusyElsewhere = (): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some(
    (dialog) => dialog.querySelector('[data-document]') === null,
  );
