import type { LineFile } from '#views/kit/list/export-table.ts';
import { useLingui } from '@lingui/react/macro';
import type { SalesOrderLine, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { linesWithKits } from '#model/areas/sales/sales-order/sales-order.kits.ts';
import { promiseOf } from '#model/areas/sales/sales-order/sales-order.lines.ts';
import { undiscounted } from '#model/lines/order-discount.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { lineFile } from '#views/kit/list/line-file.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';

interface LineOf {
  readonly order: SalesOrderRow;
  readonly line: SalesOrderLine;
}

/** The lines of sales orders as a file: of a kit the kit, whose price it is. [SO42] */
export function useSalesLineFile(): LineFile<SalesOrderRow> {
  const { t } = useLingui();
  const { replica } = useModel();
  const { productOf } = useLineWords();
  const nameOf = useProductName();
  const nameIn = (product: ProductRow | undefined): string | null => (product ? nameOf(product) : null);
  const customer = ({ order }: LineOf) => replica.view.get('customer', order.customer);
  const currency = ({ order }: LineOf): string => order.currency;
  const wanted = ({ line }: LineOf): number => line.quantity - line.cancelled;
  return lineFile<SalesOrderRow, LineOf>({
    label: t`Order lines`,
    linesOf: (order) =>
      linesWithKits(order.lines)
        .filter(({ ofKit }) => !ofKit)
        .map((line) => ({ order, line })),
    columns: [
      { header: t`Number`, value: ({ order }) => order.number },
      { header: t`Customer number`, value: (of) => customer(of)?.number ?? null },
      { header: t`Customer`, value: (of) => customer(of)?.name ?? null },
      { header: t`Ordered`, value: ({ order }) => order.orderedOn },
      { header: t`Promised`, value: ({ order, line }) => promiseOf(order, line) },
      { header: t`SKU`, value: ({ line }) => productOf(line)?.sku ?? null },
      { header: t`Product`, value: ({ line }) => nameIn(productOf(line)) },
      { header: t`Text`, value: ({ line }) => line.text },
      { header: t`Quantity`, value: (of) => wanted(of) / 1000 },
      { header: t`Unit`, value: ({ line }) => productOf(line)?.unit ?? null },
      { header: t`Shipped`, value: ({ line }) => line.shipped / 1000 },
      { header: t`Discount`, value: ({ line }) => line.discount / 10_000 },
      {
        header: t`Amount`,
        value: (of) => (of.line.price === null ? null : undiscounted(of.line, wanted(of)) / 100),
        currency,
      },
    ],
  });
}
