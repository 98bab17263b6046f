/** Whether somebody is filling in a form: a field has the focus, or the page would ask before it is left. */
export function isWriting({ document, dispatchEvent }: Pick<Window, 'document' | 'dispatchEvent'>): boolean {
  if (document.activeElement?.matches('input, textarea, select, [contenteditable=true]')) return true;
  // A synthetic event shows no dialog; handlers that would ask prevent it.
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
