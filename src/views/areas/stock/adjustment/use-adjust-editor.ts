import type { AdjustmentForm, AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import {
  adjustCells,
  draftOf,
  formOf,
  isBlank,
  type AdjustCell,
  type AdjustDraft,
  type AdjustLine,
} from './adjustment-draft.ts';

export interface AdjustEditor extends LineEditor<AdjustDraft, AdjustLine, AdjustCell> {
  /** The draft in the model's form; null while a cell cannot be read. */
  readonly form: () => AdjustmentForm | null;
}

const ways = {
  read: draftOf,
  cells: adjustCells,
  isBlank,
  whole: 'product',
  columns: { quantity: 'change', location: 'location', lot: 'lot', reason: 'reason', photo: 'photo' },
};

/** A draft adjustment being edited. */
export function useAdjustEditor(row: AdjustmentRow): AdjustEditor {
  const editor = useLineEditor<AdjustmentRow, AdjustDraft, AdjustLine, AdjustCell>(
    row,
    ways,
    `adjustment.${row.id}`,
  );
  return { ...editor, form: () => formOf(editor.value) };
}
