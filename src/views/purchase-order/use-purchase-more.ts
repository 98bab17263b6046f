import type { ProductRow } from '#model/product/product.facts.ts';
import { purchaseOrderForm } from '#model/purchase-order/purchase-order.facts.ts';
import { usePaths } from '../app/use-paths.ts';
import { useModel } from '../document/model-context.tsx';
import { useCompany } from '../document/use-company.ts';
import { usePropose } from '../document/use-propose.ts';
import { readLines } from '../lines/line-editor.ts';
import { blankLine, lineGrammar } from './purchase-order-draft.ts';
import { useWarehouseOptions } from './warehouse-options.ts';

/** Creates a draft order for a product from its first supplier; undefined if not permitted or without a supplier. */
export function usePurchaseMore(): (product: ProductRow) => (() => void) | undefined {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  const company = useCompany();
  const [warehouse] = useWarehouseOptions();
  return (product) => {
    const supplier = product.suppliers[0]?.supplier;
    if (!warehouse || supplier === undefined || !model.may('purchaseOrder.create')) return undefined;
    return () => {
      const document = model.newId();
      const command = { kind: 'purchaseOrder', document };
      const data = { supplier, warehouse: warehouse.value };
      if (propose({ ...command, type: 'create', data })) return;
      const row = model.replica.view.get('purchaseOrder', document);
      if (row) {
        const { currency, rate } = row;
        const grammar = lineGrammar({ supplier, currency, rate, companyCurrency: company.currency });
        const lines = readLines([grammar.take(blankLine(model.newId()), product)]);
        const form = { ...purchaseOrderForm.strip().parse({ ...row, lines: [] }), lines };
        propose({ ...command, type: 'update', data: form });
      }
      paths.go(`/apps/purchasing/orders/${document}`);
    };
  };
}
