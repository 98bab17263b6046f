import { chooseBins } from '#model/stock/choose-bins.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { useIdsByKey } from '#views/kit/document/use-ids-by-key.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { SourcedWish } from './use-reorder.ts';

/** What goes from one warehouse to another. */
interface Transfer {
  readonly warehouse: string;
  readonly toWarehouse: string;
  readonly wishes: readonly SourcedWish[];
}

/**
 * Drafts transfers between warehouses, one for each pair of them, from the bins that picks would take; returns their
 * ids. Called twice from one page, it drafts them once. [RPL5]
 */
export function useDraftTransfers(): (wishes: readonly SourcedWish[]) => readonly string[] {
  const model = useModel();
  const propose = usePropose();
  const today = useToday();
  const idOf = useIdsByKey();
  return (wishes) =>
    transfersOf(wishes).flatMap((transfer) => {
      const document = idOf(`${transfer.warehouse} ${transfer.toWarehouse}`);
      if (model.replica.view.get('movement', document)) return [document];
      const data = formOf(model, transfer, today);
      return propose({ kind: 'movement', document, type: 'create', data }) ? [] : [document];
    });
}

function transfersOf(wishes: readonly SourcedWish[]): readonly Transfer[] {
  const transfers = new Map<string, Transfer>();
  for (const wish of wishes) {
    const { place } = wish.source;
    if (!place) continue;
    const to = wish.row.warehouse.id;
    const key = `${place.id} ${to}`;
    const before = transfers.get(key)?.wishes ?? [];
    transfers.set(key, { warehouse: place.id, toWarehouse: to, wishes: [...before, wish] });
  }
  return [...transfers.values()];
}

/** Due when the first of it is needed. */
function formOf(
  { replica: { view }, newId }: CompanyModel,
  { warehouse, toWarehouse, wishes }: Transfer,
  today: string,
) {
  const taken = new Map<string, number>();
  const lines = wishes.flatMap(({ row: { product }, quantity }) =>
    chooseBins(view, { warehouse, product: product.id, quantity, today, taken }).map(
      ({ location: from, ...chosen }) => ({ id: newId(), product: product.id, from, to: null, ...chosen }),
    ),
  );
  const [dueOn = null] = wishes.flatMap(({ row }) => row.proposal.shortOn ?? []).toSorted();
  return { purpose: 'transfer', warehouse, toWarehouse, dueOn, lines };
}
