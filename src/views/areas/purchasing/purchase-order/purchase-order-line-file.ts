import type { LineFile } from '#views/kit/list/export-table.ts';
import { useLingui } from '@lingui/react/macro';
import type {
  PurchaseOrderLine,
  PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { lineNet } from '#model/areas/purchasing/purchase-order/purchase-order.totals.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { lineFile } from '#views/kit/list/line-file.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';

interface LineOf {
  readonly order: PurchaseOrderRow;
  readonly line: PurchaseOrderLine;
}

/** The lines of purchase orders as a file; amounts are of who may see them. [SO42] */
export function usePurchaseLineFile(): LineFile<PurchaseOrderRow> {
  const { t } = useLingui();
  const model = useModel();
  const { productOf } = useLineWords();
  const nameOf = useProductName();
  const nameIn = (product: ProductRow | undefined): string | null => (product ? nameOf(product) : null);
  const supplier = ({ order }: LineOf) =>
    order.supplier === null ? undefined : model.replica.view.get('supplier', order.supplier);
  const amount = {
    header: t`Amount`,
    value: ({ line }: LineOf) => amountOf(lineNet(line)),
    currency: ({ order }: LineOf) => order.currency,
  };
  const amounts = model.may('product.viewCost') ? [amount] : [];
  return lineFile<PurchaseOrderRow, LineOf>({
    label: t`Order lines`,
    linesOf: (order) => order.lines.map((line) => ({ order, line })),
    columns: [
      { header: t`Number`, value: ({ order }) => order.number },
      { header: t`Supplier`, value: (of) => supplier(of)?.name ?? null },
      { header: t`Ordered`, value: ({ order }) => order.orderedOn },
      { header: t`Promised`, value: ({ order, line }) => line.promisedOn ?? order.expectedOn },
      { header: t`SKU`, value: ({ line }) => productOf(line)?.sku ?? null },
      { header: t`Product`, value: ({ line }) => nameIn(productOf(line)) },
      { header: t`Text`, value: ({ line }) => line.text },
      { header: t`Quantity`, value: ({ line }) => line.quantity / 1000 },
      { header: t`Unit`, value: ({ line }) => productOf(line)?.unit ?? null },
      { header: t`Received`, value: ({ line }) => line.received / 1000 },
      ...amounts,
    ],
  });
}

const amountOf = (net: number | null): number | null => (net === null ? null : net / 100);
