import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SalesOrderLine, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { linesWithKits } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { reductionOf, totals } from '#model/lines/line-totals.ts';
import { undiscounted } from '#model/lines/order-discount.ts';
import { useKnownName } from '#views/kit/document/person-name.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { useDeliveryAgreed } from '#views/kit/document/use-delivery-terms.ts';
import { useTermsOfSale } from './use-terms-of-sale.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useTotalRows } from '#views/kit/lines/use-total-rows.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { OrderPaper } from '#views/kit/print/order-paper.tsx';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import { discountColumn, PaperAddress, type PaperColumn } from '#views/kit/print/paper-parts.tsx';

interface OrderProps {
  readonly row: SalesOrderRow;
}

/** An unconfirmed order is printed as an offer. */
const titleOf = ({ revision }: SalesOrderRow) => (revision === 0 ? msg`Offer` : msg`Order confirmation`);

/** An order confirmation in the customer's language. */
export function OrderConfirmationPage({ row }: OrderProps) {
  const { i18n } = useLingui();
  const customer = useRow('customer', row.customer);
  return (
    <PaperPage
      of={{ kind: 'salesOrder', document: row.id }}
      title={i18n._(titleOf(row))}
      number={row.number}
      document={`/apps/sales/orders/${row.id}`}
      party={customer}
    >
      <OrderConfirmation row={row} />
    </PaperPage>
  );
}

function OrderConfirmation({ row }: OrderProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const customer = useRow('customer', row.customer);
  const nameOf = useKnownName();
  const sums = useTotalRows(totals(row), row.currency, 'byRate', reductionOf(row.lines));
  return (
    <OrderPaper
      of="salesOrder"
      title={i18n._(titleOf(row))}
      order={row}
      addresses={
        <>
          {customer && (
            <PaperAddress label={t`Customer`} name={customer.name} address={customer.addresses.billing} />
          )}
          <PaperAddress label={t`Delivery address`} name={customer?.name} address={row.deliveryAddress} />
        </>
      }
      facts={{
        first: [
          { label: t`Customer number`, value: customer?.number },
          { label: t`Our reference`, value: row.salesperson && nameOf(row.salesperson) },
        ],
        then: [{ label: t`Promised for`, value: format.date(row.promisedOn) }],
      }}
      terms={[...useTermsOfSale(row), ...useDeliveryAgreed(row)]}
      lines={linesWithKits(row.lines).filter((line) => line.quantity > line.cancelled)}
      columns={useColumns(row)}
      totals={sums}
    />
  );
}

function useColumns({ currency, lines }: SalesOrderRow): readonly PaperColumn<SalesOrderLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const { name, ordered } = useLineWords();
  const isCheaper = linesWithKits(lines).some(({ discount }) => discount > 0);
  const open = (line: SalesOrderLine): number => line.quantity - line.cancelled;
  return [
    { id: 'product', header: t`Product`, cell: (line) => (line.ofKit ? `– ${name(line)}` : name(line)) },
    { id: 'quantity', header: t`Quantity`, align: 'end', cell: (line) => ordered(line, open(line)) },
    {
      id: 'price',
      header: t`Price`,
      align: 'end',
      // What is part of a kit is in the kit's price.
      cell: ({ price, ofKit }) => (price === null || ofKit ? '' : format.unitPrice(price, currency)),
    },
    ...(isCheaper ? [discountColumn(t`Discount`, format.percent)] : []),
    {
      id: 'amount',
      header: t`Amount`,
      align: 'end',
      cell: (line) => (line.ofKit ? '' : format.money(undiscounted(line, open(line)), currency)),
    },
  ];
}
