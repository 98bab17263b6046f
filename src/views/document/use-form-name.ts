import { useState } from 'react';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useModel } from './model-context.tsx';

/** The document that a form edits. */
export interface FormOf {
  readonly kind: string;
  /** Undefined for a new one. */
  readonly row: DocumentRow | undefined;
}

/** The name that a form's draft is stored under; for a new document it is specific to this tab. */
export function useFormName(of: FormOf): string;
export function useFormName(of: FormOf | undefined): string | undefined;
export function useFormName(of: FormOf | undefined): string | undefined {
  const { drafts } = useModel();
  const [fresh] = useState(() => (of && !of.row ? drafts.newForm(of.kind) : undefined));
  return of?.row ? `${of.kind}.${of.row.id}` : fresh;
}
