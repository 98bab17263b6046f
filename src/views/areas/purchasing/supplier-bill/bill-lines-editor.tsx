import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useModel, useTablesVersion } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { LineSheet } from '#views/kit/lines/line-sheet.tsx';
import { useLineActions } from '#views/kit/lines/use-line-actions.ts';
import { useProductCodes } from '#views/areas/products/product/product-search.ts';
import { Button } from '#views/ui/button.tsx';
import { draftLine, isBlank } from './bill-draft.ts';
import { useBillLineColumns } from './bill-line-columns.tsx';
import { billForReceipts, unbilledReceipts } from './unbilled-goods.ts';
import { useBillTotals } from './use-bill-totals.ts';
import type { BillEditor } from './use-bill-editor.ts';

interface LinesProps {
  readonly editor: BillEditor;
}

/** The lines of a bill being edited: goods of receipts, and what else the supplier charges. */
export function BillLinesEditor({ editor }: LinesProps) {
  const { t } = useLingui();
  return (
    <LineSheet
      title={t`Lines`}
      editor={editor}
      actions={useLineActions(editor, useProductCodes())}
      columns={useBillLineColumns(editor)}
      scanLabel={t`Scan or type a code`}
      totals={useBillTotals(editor.bill)}
      foot={<AddReceived editor={editor} />}
    />
  );
}

/** Adds what the supplier delivered and has not billed, and what is not on the bill yet. */
function AddReceived({ editor }: LinesProps) {
  const { t } = useLingui();
  const model = useModel();
  const today = useToday();
  useTablesVersion(['goodsReceipt', 'supplierBill']);
  const { value, change } = editor;
  const supplier = value.supplier === null ? undefined : model.replica.view.get('supplier', value.supplier);
  if (!supplier || value.type === 'creditNote') return null;
  const taken = new Set(value.lines.flatMap(({ receiptLine }) => receiptLine ?? []));
  const isNew = ({ lines }: { readonly lines: readonly { readonly id: string }[] }): boolean =>
    lines.some(({ id }) => !taken.has(id));
  const receipts = unbilledReceipts(model, supplier.id).filter(isNew);
  if (receipts.length === 0) return null;
  const count = receipts.length;
  const add = (): void => {
    const bill = billForReceipts(model, supplier, receipts, today);
    const lines = bill?.lines.filter(({ receiptLine }) => !taken.has(receiptLine ?? '')) ?? [];
    change({ lines: [...value.lines.filter((line) => !isBlank(line)), ...lines.map(draftLine)] });
  };
  return (
    <Button size="sm" variant="quiet" icon="packageImport" data-testid="add-received" onClick={add}>
      {t`Add what was received (${plural(count, { one: '# receipt', other: '# receipts' })})`}
    </Button>
  );
}
