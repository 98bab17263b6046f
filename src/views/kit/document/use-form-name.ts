import { useState } from 'react';
import type { DraftBox } from '#model/engine/draft-box.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useModel } from './model-context.tsx';

/** The document that a form edits. */
export interface FormOf {
  readonly kind: string;
  /** Undefined for a new one. */
  readonly row: DocumentRow | undefined;
  /** Whether what this tab left unsaved is what is being begun; if not, that is offered as unfinished. */
  readonly goesOn?: ((value: unknown) => boolean) | undefined;
}

/** The name that a form's draft is stored under; for a new document it is specific to this tab. */
export function useFormName(of: FormOf): string;
export function useFormName(of: FormOf | undefined): string | undefined;
export function useFormName(of: FormOf | undefined): string | undefined {
  const { drafts } = useModel();
  const [fresh] = useState(() => (of && !of.row ? newForm(drafts, of) : undefined));
  return of?.row ? `${of.kind}.${of.row.id}` : fresh;
}

function newForm(drafts: DraftBox, { kind, goesOn }: FormOf): string {
  const own = drafts.newForm(kind);
  const left = goesOn && drafts.read(own);
  return left && !goesOn(left.value) ? drafts.goOn(kind) : own;
}
