import type {
  CustomerReturnRow,
  ReturnForm,
} from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import {
  draftOf,
  formOf,
  returnCells,
  type ReturnCell,
  type ReturnDraft,
  type ReturnDraftLine,
} from './return-draft.ts';

export interface ReturnEditor extends LineEditor<ReturnDraft, ReturnDraftLine, ReturnCell> {
  /** The draft in the model's form; null while a cell cannot be read. */
  readonly form: () => ReturnForm | null;
}

const ways = {
  read: draftOf,
  cells: returnCells,
  isBlank: () => false,
  whole: 'product',
  columns: { reason: 'reason', lot: 'lot' },
};

/** A return being written. */
export function useReturnEditor(row: CustomerReturnRow): ReturnEditor {
  const editor = useLineEditor<CustomerReturnRow, ReturnDraft, ReturnDraftLine, ReturnCell>(
    row,
    ways,
    `customerReturn.${row.id}`,
  );
  return { ...editor, form: () => formOf(editor.value) };
}

/** Writes parts of one line. */
export const editLine = (
  { value, change }: Pick<ReturnEditor, 'value' | 'change'>,
  line: ReturnDraftLine,
  parts: Partial<ReturnDraftLine>,
): void => change({ lines: value.lines.map((one) => (one.id === line.id ? { ...one, ...parts } : one)) });
