const FIELD =
  'input:not(:disabled, [type=hidden]), textarea:not(:disabled), [role=combobox]:not([aria-disabled=true])';

/** Marks a field from which Enter goes on to the form's first line, past what is seldom changed. */
export const LEADS_TO_LINES = { 'data-leads-to-lines': true } as const;

/** Moves the focus to the next field of a form; stays at the last. */
export function focusNextField(form: HTMLElement, field: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELD)].filter((one) => one.tabIndex >= 0);
  const isShortCut = field.closest('[data-leads-to-lines]') !== null;
  const next = isShortCut
    ? fields.find((one) => one.closest('tr[data-row]'))
    : fields[fields.indexOf(field) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
