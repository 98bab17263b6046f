import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { leftOf } from '#model/areas/sales/invoice/invoice.left.ts';
import { soldLine } from '#model/areas/sales/invoice/invoice.lines.ts';
import { toInvoiceOfLine } from '#model/areas/sales/sales-order/sales-order.basis.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel, useTablesVersion } from '#views/kit/document/model-context.tsx';
import type { InvoiceDraftLine } from './invoice-draft.ts';

/** Thousandths of a line that can be invoiced, or taken back; null for one by hand, and where it is not known here. */
export function useMostOfLine(row: InvoiceRow): (line: InvoiceDraftLine) => number | null {
  const { view } = useModel().replica;
  useTablesVersion(['salesOrder', 'invoice']);
  const ofOriginal = ({ of }: InvoiceDraftLine): number | null => {
    const original = row.corrects === null ? undefined : view.get('invoice', row.corrects);
    const sold = original?.lines.find(({ id }) => id === of);
    return original && sold ? leftOf(original, sold).quantity : null;
  };
  const ofOrder = (line: InvoiceDraftLine): number | null => {
    const order = view.get('salesOrder', line.order ?? '');
    const sold = soldLine(view, line);
    return order && sold ? toInvoiceOfLine(order, sold) : null;
  };
  return (line) => {
    if (line.freightOff || (line.of === undefined && (line.order === undefined || line.fee))) return null;
    return ifKnown(() => (line.of === undefined ? ofOrder(line) : ofOriginal(line)), null);
  };
}
