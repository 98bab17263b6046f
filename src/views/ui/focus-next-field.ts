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

/** Goes on from a field of a form, a dialog or a table of lines, as Enter does there; where nothing follows, what it holds is selected. */
export function goOnFrom(field: HTMLInputElement): void {
  const around = field.closest<HTMLElement>('form, [role=dialog], .ui-lines');
  if (around) focusNextField(around, field);
  if (document.activeElement === field) field.select();
}

/**
 * Focuses where writing begins: past a field that leads to the lines and is filled already, at the first line, else at
 * the first field. Only where nothing else has taken the focus.
 */
export function focusFirstField(form: HTMLElement): void {
  if (document.activeElement !== null && document.activeElement !== document.body) return;
  const fields = [...form.querySelectorAll<HTMLElement>(FIELD)].filter((one) => one.tabIndex >= 0);
  const leading = fields.find((one) => one.closest('[data-leads-to-lines]') !== null);
  const isFilled = leading instanceof HTMLInputElement && leading.value !== '';
  const line = isFilled ? fields.find((one) => one.closest('tr[data-row]')) : undefined;
  (line ?? fields[0])?.focus();
}
