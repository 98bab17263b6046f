/** Focuses the first invalid control, once the errors have been rendered. */
export function focusFirstWrong(within: string): void {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>(`${within} [aria-invalid='true']`);
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'nearest' });
  });
}
