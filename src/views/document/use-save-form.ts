import { useState } from 'react';
import { usePaths } from '../app/use-paths.ts';
import { useModel } from './model-context.tsx';
import type { FormOf } from './use-form-name.ts';
import type { Form } from './use-form.ts';
import { usePropose } from './use-propose.ts';

/** Creates or changes a document by the whole of a form, then shows it; what is refused goes to its fields. */
export function useSaveForm<T extends object>(
  form: Form<T>,
  { kind, row }: FormOf,
  pathOf: (id: string) => string,
): () => void {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const [fresh] = useState(() => model.newId());
  return () => {
    if (!form.check()) return;
    const document = row?.id ?? fresh;
    const type = row ? 'update' : 'create';
    const version = row ? { version: form.draft.version } : {};
    const refusal = propose({ kind, document, type, data: form.value, ...version });
    if (refusal) return form.show(refusal);
    form.draft.saved();
    paths.go(pathOf(document));
  };
}
