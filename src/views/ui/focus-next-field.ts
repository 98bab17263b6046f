const FIELD =
  'input:not(:disabled, [type=hidden]), textarea:not(:disabled), [role=combobox]:not([aria-disabled=true])';

/** Moves the focus to the next field of a form; stays at the last. */
export function focusNextField(form: HTMLElement, field: HTMLElement): void {
  const fields = [...form.querySelectorAll<HTMLElement>(FIELD)].filter((one) => one.tabIndex >= 0);
  const next = fields[fields.indexOf(field) + 1];
  next?.focus();
  if (next instanceof HTMLInputElement) next.select();
}
