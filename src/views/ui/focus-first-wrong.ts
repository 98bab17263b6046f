/** Goes to the first control that is marked wrong, once what was just found out has been drawn. */
export function focusFirstWrong(within: string): void {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>(`${within} [aria-invalid='true']`);
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'nearest' });
  });
}
