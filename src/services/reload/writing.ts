/** Whether somebody is in the middle of a form: a field has the focus, or the page would ask before it is left. */
export function isWriting({ document, dispatchEvent }: Pick<Window, 'document' | 'dispatchEvent'>): boolean {
  if (document.activeElement?.matches('input, textarea, select, [contenteditable=true]')) return true;
  // Made by hand it asks nobody; who would have kept the page says so by preventing it.
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
