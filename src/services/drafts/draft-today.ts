import { draftToday as today } from '#model/earlier-names.ts';

/** A draft with the names of today: an earlier build, perhaps still open in a tab, may have written it. */
export function draftToday<
  D extends { readonly form: string; readonly value: unknown; readonly base: unknown },
>(draft: D): D {
  const [kind = ''] = draft.form.split('.');
  return today(kind, draft);
}
