import { useState } from 'react';
import { useModel } from '../document/model-context.tsx';
import type { FormOf } from '../document/use-form-name.ts';
import type { Form } from '../document/use-form.ts';
import { usePropose } from '../document/use-propose.ts';

interface SaveWays {
  readonly onSaved: (id: string) => void;
  /** The form is invalid: a page that shows it on one of several tabs opens that tab. */
  readonly onRefused?: (() => void) | undefined;
  /** Data for creating a record besides its form. */
  readonly bornWith?: (() => object) | undefined;
}

/** Creates or updates a record from a whole form; errors are shown at their fields. */
export function useSaveRecord<T extends object>(
  form: Form<T>,
  { kind, row }: FormOf,
  { onSaved, onRefused, bornWith }: SaveWays,
): () => void {
  const model = useModel();
  const propose = usePropose();
  // One id for the life of the form: sending twice creates one record.
  const [fresh] = useState(() => model.newId());
  return () => {
    if (!form.check()) return onRefused?.();
    const document = row?.id ?? fresh;
    const given = row
      ? propose({ kind, document, type: 'update', data: form.written, version: form.draft.version })
      : propose({ kind, document, type: 'create', data: { ...form.written, ...bornWith?.() } });
    if (given) {
      onRefused?.();
      return form.show(given);
    }
    form.draft.saved();
    onSaved(document);
  };
}
