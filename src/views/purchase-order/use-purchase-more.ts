import type { ProductRow } from '#model/product/product.facts.ts';
import { purchaseOrderForm } from '#model/purchase-order/purchase-order.facts.ts';
import { usePaths } from '../app/use-paths.ts';
import { useModel } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { usePropose } from '../document/use-propose.ts';
import { readLines } from '../lines/line-editor.ts';
import { blankLine, lineGrammar } from './purchase-order-draft.ts';
import { useWarehouseOptions } from './warehouse-options.ts';

/** Where goods are missing, and how much (thousandths). */
interface Lacking {
  readonly warehouse: string | undefined;
  readonly quantity: number;
}

type Purchase = (product: ProductRow, lacking: Lacking) => (() => void) | undefined;

/** Creates a draft order for a product from its first supplier; undefined if not permitted or without a supplier. */
export function usePurchaseMore(): Purchase {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const company = useCompany();
  const [first] = useWarehouseOptions();
  return (product, lacking) => {
    const warehouse = lacking.warehouse ?? first?.value;
    const supplier = product.suppliers[0]?.supplier;
    if (warehouse === undefined || supplier === undefined || !model.may('purchaseOrder.create'))
      return undefined;
    return () => {
      const document = model.newId();
      const command = { kind: 'purchaseOrder', document };
      const data = { supplier, warehouse };
      if (propose({ ...command, type: 'create', data })) return;
      const { view } = model.replica;
      const row = view.get('purchaseOrder', document);
      if (row) {
        const { currency, rate } = row;
        const terms = { currency, rate, companyCurrency: company.currency };
        const grammar = lineGrammar({ ...terms, supplier: view.get('supplier', supplier) ?? null });
        const line = grammar.take(blankLine(model.newId()), product);
        const lines = readLines([{ ...line, quantity: Math.max(line.quantity, lacking.quantity) }]);
        const form = { ...purchaseOrderForm.strip().parse({ ...row, lines: [] }), lines };
        propose({ ...command, type: 'update', data: form });
      }
      paths.go(`/apps/purchasing/orders/${document}`);
    };
  };
}
