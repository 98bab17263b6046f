import { useState } from 'react';
import { useModel } from '../document/model-context.tsx';
import type { FormOf } from '../document/use-form-name.ts';
import type { Form } from '../document/use-form.ts';
import { usePropose } from '../document/use-propose.ts';

interface SaveWays {
  readonly onSaved: (id: string) => void;
  /** Something is wrong with the form: a page that shows it on one of several tabs goes there. */
  readonly onRefused?: (() => void) | undefined;
  /** What a new record is created with besides its form. */
  readonly bornWith?: (() => object) | undefined;
}

/** Creates or changes a record by the whole of a form; what is refused goes to its fields. */
export function useSaveRecord<T extends object>(
  form: Form<T>,
  { kind, row }: FormOf,
  { onSaved, onRefused, bornWith }: SaveWays,
): () => void {
  const model = useModel();
  const propose = usePropose();
  // One id for the life of the form: what is sent twice is created once.
  const [fresh] = useState(() => model.newId());
  return () => {
    if (!form.check()) return onRefused?.();
    const document = row?.id ?? fresh;
    const given = row
      ? propose({ kind, document, type: 'update', data: form.value, version: form.draft.version })
      : propose({ kind, document, type: 'create', data: { ...form.value, ...bornWith?.() } });
    if (given) {
      onRefused?.();
      return form.show(given);
    }
    form.draft.saved();
    onSaved(document);
  };
}
