import { useLingui } from '@lingui/react/macro';
import type {
  PurchaseOrderLine,
  PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { lineNet, totals } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useTotalRows } from '#views/kit/lines/use-total-rows.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { OrderPaper } from '#views/kit/print/order-paper.tsx';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import { discountColumn, PaperAddress, type PaperColumn } from '#views/kit/print/paper-parts.tsx';
import { useDeliveryAgreed } from '#views/kit/document/use-delivery-terms.ts';
import { useTermsOfPurchase } from './use-terms-of-purchase.ts';

interface OrderProps {
  readonly row: PurchaseOrderRow;
}

/** A purchase order for the supplier, in their language. */
export function PurchaseOrderPaperPage({ row }: OrderProps) {
  const { t } = useLingui();
  const supplier = useRow('supplier', row.supplier);
  return (
    <PaperPage
      of={{ kind: 'purchaseOrder', document: row.id }}
      title={t`Purchase order`}
      number={row.number}
      document={`/apps/purchasing/orders/${row.id}`}
      party={supplier}
    >
      <PurchaseOrderPaper row={row} />
    </PaperPage>
  );
}

function PurchaseOrderPaper({ row }: OrderProps) {
  const { t } = useLingui();
  const format = useFormat();
  const supplier = useRow('supplier', row.supplier);
  const warehouse = useRow('warehouse', row.warehouse);
  const sums = useTotalRows(totals(row), row.currency, 'inAll');
  return (
    <OrderPaper
      of="purchaseOrder"
      title={t`Purchase order`}
      order={row}
      addresses={
        <>
          {supplier && (
            <PaperAddress label={t`Supplier`} name={supplier.name} address={supplier.addresses.billing} />
          )}
          {warehouse && (
            <PaperAddress label={t`Delivery address`} name={warehouse.name} address={warehouse.address} />
          )}
        </>
      }
      facts={{ then: [{ label: t`Expected on`, value: row.expectedOn && format.date(row.expectedOn) }] }}
      terms={[...useTermsOfPurchase(row), ...useDeliveryAgreed(row)]}
      lines={row.lines}
      columns={useColumns(row)}
      totals={sums}
    />
  );
}

function useColumns({
  currency,
  supplier,
  lines,
}: PurchaseOrderRow): readonly PaperColumn<PurchaseOrderLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { name, ordered } = useLineWords();
  const theirCode = useTheirCode(supplier);
  const isCheaper = lines.some(({ discount }) => discount > 0);
  return [
    { id: 'theirs', header: t`Your code`, cell: theirCode },
    { id: 'product', header: t`Product`, cell: name },
    {
      id: 'promised',
      header: t`Requested for`,
      align: 'end',
      cell: ({ promisedOn }) => (promisedOn === null ? '' : format.date(promisedOn)),
    },
    { id: 'quantity', header: t`Quantity`, align: 'end', cell: (line) => ordered(line, line.quantity) },
    {
      id: 'price',
      header: t`Price`,
      align: 'end',
      // Absent for those who may not see purchase prices.
      cell: ({ price }) => (typeof price === 'number' ? format.unitPrice(price, currency) : ''),
    },
    ...(isCheaper ? [discountColumn(t`Discount`, format.percent)] : []),
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: (line) => {
        const net = lineNet(line);
        return net === null ? '' : format.money(net, currency);
      },
    },
  ];
}

/** The supplier's code for a line's product. */
function useTheirCode(supplier: string | null): (line: PurchaseOrderLine) => string {
  const { productOf } = useLineWords();
  return (line) => productOf(line)?.suppliers.find((one) => one.supplier === supplier)?.code ?? '';
}
