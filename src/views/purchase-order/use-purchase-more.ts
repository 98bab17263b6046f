import type { ProductRow } from '#model/product/product.facts.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
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
      const { view } = model.replica;
      const row = view.get('supplier', supplier);
      const { currency: companyCurrency } = company;
      const currency = row?.currency ?? companyCurrency;
      const grammar = lineGrammar({ currency, companyCurrency, rate: RATE_ONE, supplier: row ?? null });
      const line = grammar.take(blankLine(model.newId()), product);
      const lines = readLines([{ ...line, quantity: Math.max(line.quantity, lacking.quantity) }]);
      const data = { supplier, warehouse, lines };
      if (propose({ kind: 'purchaseOrder', document, type: 'create', data })) return;
      paths.go(`/apps/purchasing/orders/${document}`);
    };
  };
}
