import { useLingui } from '@lingui/react/macro';
import type { InvoiceLineForm, InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { linesOfOrders, linesTakenBack } from '#model/areas/sales/invoice/invoice.source.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel, useTablesVersion } from '#views/kit/document/model-context.tsx';
import { AddProduct } from '#views/areas/products/product/add-product.tsx';
import { Button } from '#views/ui/button.tsx';
import { draftLine } from './invoice-draft.ts';
import { ordersToInvoice } from './to-invoice-rows.ts';
import type { InvoiceEditor } from './use-invoice-editor.ts';

interface AddProps {
  readonly row: InvoiceRow;
  readonly editor: InvoiceEditor;
  readonly onProduct: (product: string) => void;
  readonly onScan: (code: string) => void;
}

/** Below the lines: a product by name, what the customer's orders still have to be invoiced, and what can be taken back. */
export function AddLines({ row, editor, onProduct, onScan }: AddProps) {
  const { t } = useLingui();
  const { orders, back } = useMissingLines(row, editor);
  const add = (lines: readonly InvoiceLineForm[]): void =>
    editor.change({ lines: [...editor.value.lines, ...lines.map(draftLine)] });
  return (
    <>
      {row.type !== 'creditNote' && (
        <AddProduct label={t`Add a product`} onProduct={onProduct} onScan={onScan} />
      )}
      {orders.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          icon="shoppingCart"
          data-testid="add-orders"
          onClick={() => add(orders)}
        >
          {t`Add what is to be invoiced`}
        </Button>
      )}
      {back.length > 0 && (
        <Button
          size="sm"
          variant="quiet"
          icon="receiptRefund"
          data-testid="add-back"
          onClick={() => add(back)}
        >
          {t`Add lines of the corrected invoice`}
        </Button>
      )}
    </>
  );
}

/** Lines that could be on the draft and are not: of orders that agree with it, and of the invoice it corrects. */
function useMissingLines(row: InvoiceRow, { value }: InvoiceEditor) {
  const model = useModel();
  const { view } = model.replica;
  useTablesVersion(['salesOrder', 'invoice']);
  const ids = new Set(value.lines.map(({ id }) => id));
  const missing = (lines: readonly InvoiceLineForm[]): readonly InvoiceLineForm[] =>
    lines.filter(({ id }) => !ids.has(id));
  const agrees = (order: { readonly currency: string; readonly pricesIncludeVat: boolean }): boolean =>
    order.currency === row.currency && order.pricesIncludeVat === row.pricesIncludeVat;
  const ofOrders = (): readonly InvoiceLineForm[] =>
    row.type === 'creditNote' ? [] : linesOfOrders(view, ordersToInvoice(model, row.customer).filter(agrees));
  const original = row.corrects === null ? undefined : view.get('invoice', row.corrects);
  const ofOriginal = (): readonly InvoiceLineForm[] =>
    original ? linesTakenBack(view, original, { type: 'creditNote' }) : [];
  return { orders: missing(ifKnown(ofOrders, [])), back: missing(ifKnown(ofOriginal, [])) };
}
