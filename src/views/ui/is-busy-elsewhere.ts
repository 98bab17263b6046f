/**
 * Whether a dialog wants an answer first: what is typed in it would be lost on the way to another page. A panel with a
 * document is as good as its page.
 */
export const isBusyElsewhere = (): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some(
    (dialog) => dialog.querySelector('[data-document]') === null,
  );
