import { useDraftBuilds } from './use-draft-builds.ts';
import { useDraftOrders } from './use-draft-orders.ts';
import { useDraftTransfers } from './use-draft-transfers.ts';
import type { SourcedWish } from './use-reorder.ts';

/** Drafts what was ticked: orders by supplier and warehouse, transfers by warehouses, builds. Returns their ids. */
export function useDraftAll(): (wishes: readonly SourcedWish[]) => readonly string[] {
  const orders = useDraftOrders();
  const transfers = useDraftTransfers();
  const builds = useDraftBuilds();
  return (wishes) => {
    const of = (from: SourcedWish['source']['from']): readonly SourcedWish[] =>
      wishes.filter(({ source }) => source.from === from);
    const bought = of('supplier').flatMap(({ row, source, quantity }) =>
      source.party
        ? [{ product: row.product.id, warehouse: row.warehouse.id, supplier: source.party.id, quantity }]
        : [],
    );
    return [...orders(bought), ...transfers(of('transfer')), ...builds(of('build'))];
  };
}
