import type { InvoiceForm, InvoiceLine, InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { settleLines } from '#model/areas/sales/invoice/invoice.lines.ts';
import { invoiceTotals } from '#model/areas/sales/invoice/invoice.totals.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { withUsualRates } from '#model/areas/setup/vat-rate/vat-rates-in-force.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useLineEditor, type LineEditor } from '#views/kit/lines/use-line-editor.ts';
import {
  draftOf,
  formLineOf,
  formOf,
  invoiceCells,
  isBlank,
  type InvoiceCell,
  type InvoiceDraft,
  type InvoiceDraftLine,
} from './invoice-draft.ts';

export interface InvoiceEditor extends LineEditor<InvoiceDraft, InvoiceDraftLine, InvoiceCell> {
  /** The draft in the model's form; null while a cell cannot be read. */
  readonly form: () => InvoiceForm | null;
  /** The row as it would be if the draft were saved now, as far as it can be read. */
  readonly settled: InvoiceRow;
}

const ways = {
  read: draftOf,
  cells: invoiceCells,
  isBlank,
  whole: 'text',
  columns: { product: 'text', of: 'text', orderLine: 'text', vatClass: 'vatClass' },
};

/** An invoice being written; what its lines come to follows while somebody types. */
export function useInvoiceEditor(row: InvoiceRow): InvoiceEditor {
  const editor = useLineEditor<InvoiceRow, InvoiceDraft, InvoiceDraftLine, InvoiceCell>(
    row,
    ways,
    `invoice.${row.id}`,
  );
  return { ...editor, form: () => formOf(editor.value), settled: useSettled(row, editor.value, editor.kept) };
}

function useSettled(row: InvoiceRow, draft: InvoiceDraft, kept: readonly InvoiceDraftLine[]): InvoiceRow {
  const { replica } = useModel();
  const today = useToday();
  const isRounded = useCompany().policies.roundsPayable === true;
  const { lines: _, ...head } = draft;
  const at = { customer: row.customer, corrects: row.corrects, return: row.return, address: draft.address };
  const on = draft.issuedOn ?? today;
  const view = withUsualRates(replica.view);
  const lines = ifKnown(
    (): readonly InvoiceLine[] => settleLines(view, { ...at, on }, kept.map(formLineOf)),
    row.lines,
  );
  const original = ifKnown(() => view.get('invoice', row.corrects ?? ''), undefined);
  return {
    ...row,
    ...head,
    lines: [...lines],
    totals: invoiceTotals(row, lines, isRounded, original),
  };
}

/** Writes parts of one line. */
export const editLine = (
  { value, change }: Pick<InvoiceEditor, 'value' | 'change'>,
  line: InvoiceDraftLine,
  parts: Partial<InvoiceDraftLine>,
): void => change({ lines: value.lines.map((one) => (one.id === line.id ? { ...one, ...parts } : one)) });
