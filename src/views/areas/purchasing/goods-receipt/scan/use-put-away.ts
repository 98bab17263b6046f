import type { Refusal } from '#model/engine/envelope.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { formOf, freshDraft } from '#views/areas/stock/movement/movement-draft.ts';
import { proposedLines } from '#views/areas/stock/movement/proposed-lines.ts';

/** Makes ready what a receipt left in receiving, each line with the place that is proposed for it, for this person to move; null where no place has room for any of it. [RCS10] */
export function usePutAway(row: GoodsReceiptRow) {
  const model = useModel();
  const propose = usePropose();
  return (): { readonly movement: string } | { readonly refusal: Refusal } | null => {
    const { id: receipt, warehouse } = row;
    const source = { view: model.replica.view, products: [], newId: () => model.newId() };
    const wanted = { purpose: 'putAway', warehouse, receipt } as const;
    const lines = proposedLines(source, wanted).map(({ line }) => line);
    // What no place has room for stays in receiving.
    const placed = lines.filter(({ to }) => to !== null);
    if (placed.length === 0) return null;
    const form = formOf(freshDraft('putAway', warehouse, placed, receipt), placed);
    const movement = model.newId();
    const give = (type: string, data: object): Refusal | null =>
      propose({ kind: 'movement', document: movement, type, data }, { quiet: true });
    const refusal = give('create', form ?? {});
    if (refusal) return { refusal };
    const later = give('reserve', {}) ?? give('claim', {});
    // Nothing is left behind that nobody asked for.
    if (later) give('cancel', { reason: 'other' });
    return later ? { refusal: later } : { movement };
  };
}
