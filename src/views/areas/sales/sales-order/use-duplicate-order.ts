import {
  salesOrderForm,
  type SalesOrderForm,
  type SalesOrderRow,
} from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { usuallyPromisedOn } from '#model/areas/sales/sales-order/sales-order.terms.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { readLines } from '#views/kit/lines/line-editor.ts';
import { linesLike } from '#views/kit/lines/lines-like.ts';
import { useDuplicateItem } from '#views/kit/document/use-duplicate-item.ts';
import type { MenuAction } from '#views/ui/menu-item.ts';
import { draftOf, type OrderDraft } from './sales-order-draft.ts';
import { useOrderGrammar } from './use-order-editor.ts';

/** An order for the same customer, of today: its days, rate and prices are new, and so are both references. [DP61] */
export function useDuplicateOrder(row: SalesOrderRow): readonly MenuAction[] {
  const { newId, replica, user } = useModel();
  const today = useToday();
  const rateOf = useRateToBegin();
  const grammarOf = useOrderGrammar(row.customer);
  const productOf = (id: string) => replica.view.get('product', id);
  const form = (): SalesOrderForm => {
    const draft: OrderDraft = {
      ...draftOf(row),
      orderedOn: today,
      promisedOn: usuallyPromisedOn(today),
      rate: rateOf(row.currency, today) ?? row.rate,
      theirReference: '',
      validUntil: null,
      salesperson: user,
    };
    const lines = readLines(linesLike(grammarOf(draft), draft.lines, { newId, productOf }));
    return salesOrderForm.strip().parse({ ...draft, lines });
  };
  return useDuplicateItem({ kind: 'salesOrder', path: '/apps/sales/orders', form });
}
