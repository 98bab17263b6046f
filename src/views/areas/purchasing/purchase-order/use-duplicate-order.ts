import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useRateToBegin } from '#views/areas/setup/exchange-rate/use-exchange-rates.ts';
import { linesLike } from '#views/kit/lines/lines-like.ts';
import { useDuplicateItem } from '#views/kit/document/use-duplicate-item.ts';
import type { MenuAction } from '#views/ui/menu-item.ts';
import { draftOf, lineGrammar, type OrderDraft } from './purchase-order-draft.ts';
import { useBoughtFrom } from './use-bought-from.ts';
import { formOf, useOrderTerms } from './use-order-editor.ts';

/**
 * An order to the same supplier, of today: what is expected, its rate and prices are new, and so is what the supplier
 * calls it. Who may not see prices cannot write them either. [DP61]
 */
export function useDuplicateOrder(row: PurchaseOrderRow): readonly MenuAction[] {
  const { newId, replica } = useModel();
  const today = useToday();
  const rateOf = useRateToBegin();
  const supplier = useRow('supplier', row.supplier);
  const boughtFrom = useBoughtFrom();
  const termsOf = useOrderTerms();
  const tools = {
    newId,
    productOf: (id: string) => replica.view.get('product', id),
    keeps: ({ tolerance }: OrderDraft['lines'][number]) => ({ tolerance }),
  };
  // Only once asked: who may not see prices has rows that are no drafts.
  const form = (): object => {
    const draft: OrderDraft = {
      ...draftOf(row),
      rate: rateOf(row.currency, today) ?? row.rate,
      expectedOn: supplier ? boughtFrom(supplier).expectedOn : null,
      theirReference: '',
    };
    return formOf(draft, linesLike(lineGrammar(termsOf(draft)), draft.lines, tools)) ?? {};
  };
  const items = useDuplicateItem({ kind: 'purchaseOrder', path: '/apps/purchasing/orders', form });
  return row.lines.every(({ price }) => price !== undefined) ? items : [];
}
