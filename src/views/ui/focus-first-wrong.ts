/** Focuses the first invalid control, once the errors have been rendered. */
export function focusFirstWrong(within: string): void {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>(`${within} [aria-invalid='true']`);
    wrong?.focus();
    wrong?.scrollIntoView({ block: 'nearest' });
  });
}

/** Goes on, unless a field holds a text which names nothing: that one has the focus then. */
export const onceSettled = (within: string, goOn: () => void) => (): void => {
  if (!focusUnsettled(within)) goOn();
};

/** Focuses a field that holds a text which names nothing: saving would lose it. False if there is none. */
export function focusUnsettled(within: string): boolean {
  const field = document.querySelector<HTMLElement>(`${within} [data-unsettled='true']`);
  field?.focus();
  field?.scrollIntoView({ block: 'nearest' });
  return field !== null;
}
