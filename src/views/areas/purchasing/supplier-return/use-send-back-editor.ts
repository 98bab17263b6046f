import type {
  SupplierReturnForm,
  SupplierReturnRow,
} from '#model/areas/purchasing/supplier-return/supplier-return.facts.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import {
  draftOf,
  formOf,
  sendBackCells,
  type SendBackCell,
  type SendBackDraft,
  type SendBackDraftLine,
} from './send-back-draft.ts';

export interface SendBackEditor extends LineEditor<SendBackDraft, SendBackDraftLine, SendBackCell> {
  /** The draft in the model's form; null while a cell cannot be read. */
  readonly form: () => SupplierReturnForm | null;
}

const ways = {
  read: draftOf,
  cells: sendBackCells,
  isBlank: () => false,
  whole: 'product',
  columns: { reason: 'reason', from: 'from' },
};

/** A return to a supplier being written. */
export function useSendBackEditor(row: SupplierReturnRow): SendBackEditor {
  const editor = useLineEditor<SupplierReturnRow, SendBackDraft, SendBackDraftLine, SendBackCell>(
    row,
    ways,
    `supplierReturn.${row.id}`,
  );
  return { ...editor, form: () => formOf(editor.value) };
}

/** Writes parts of one line. */
export const editLine = (
  { value, change }: Pick<SendBackEditor, 'value' | 'change'>,
  line: SendBackDraftLine,
  parts: Partial<SendBackDraftLine>,
): void => change({ lines: value.lines.map((one) => (one.id === line.id ? { ...one, ...parts } : one)) });
