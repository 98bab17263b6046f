import type { CompanyModel } from '#model/engine/company-model.ts';
import {
  purchaseOrderForm,
  type PurchaseOrderRow,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import {
  draftsFor,
  type DraftWish,
  type Wish,
} from '#model/areas/purchasing/purchase-order/purchase-order.reorder.ts';
import { addDays } from '#model/values/moments.ts';
import { useIdsByKey } from '#views/kit/document/use-ids-by-key.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { readLines } from '#views/kit/lines/line-editor.ts';
import { lineOf, termsOfOrder } from '../purchase-order/purchase-order-draft.ts';

/** Makes draft orders of wishes; returns the ids of the drafts. Called twice from one page, it makes them once. [PO18] */
export function useDraftOrders(): (wishes: readonly Wish[]) => readonly string[] {
  const model = useModel();
  const propose = usePropose();
  const today = useToday();
  const idOf = useIdsByKey();
  const rowOf = (id: string) => model.replica.view.get('purchaseOrder', id);
  return (wishes) =>
    draftsFor(wishes).flatMap((wish) => {
      const { supplier, warehouse } = wish;
      const document = idOf(`${supplier}:${warehouse}`);
      const command = { kind: 'purchaseOrder', document } as const;
      if (!rowOf(document) && propose({ ...command, type: 'create', data: { supplier, warehouse } }))
        return [];
      const row = rowOf(document);
      if (!row || row.lines.length > 0) return [document];
      const data = formOf(model, row, wish, today);
      return propose({ ...command, type: 'update', data }) ? [] : [document];
    });
}

/** The draft with a line for each wish at the supplier's price, expected when the slowest product has arrived. */
function formOf(model: CompanyModel, row: PurchaseOrderRow, { supplier, wishes }: DraftWish, today: string) {
  const { view } = model.replica;
  const { currency, rate } = row;
  const terms = termsOfOrder(view, { supplier, currency, rate, on: today });
  const days: number[] = [];
  const lines = wishes.flatMap(({ product, quantity }) => {
    const found = view.get('product', product);
    days.push((found && terms.termsOf(found).leadDays) ?? 0);
    return found ? [lineOf(model.newId(), found, quantity, terms)] : [];
  });
  const slowest = Math.max(0, ...days);
  const expectedOn = slowest > 0 ? addDays(today, slowest) : row.expectedOn;
  return { ...purchaseOrderForm.strip().parse({ ...row, lines: [] }), expectedOn, lines: readLines(lines) };
}
