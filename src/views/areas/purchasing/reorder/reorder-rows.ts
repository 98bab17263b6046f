import { amountFrom } from '#model/areas/purchasing/proposal/supplier-sources.ts';
import { putOffIn } from '#model/areas/purchasing/proposal/proposals.ts';
import type { Proposal, Source } from '#model/areas/purchasing/proposal/proposal.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import type { WarehouseRow } from '#model/areas/stock/warehouse/warehouse.facts.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { ifKnown } from '#model/engine/if-known.ts';

/** Where something can come from, with whom or what that is. */
export type RowSource = Source & {
  /** `supplier:…`, `transfer:…` or `build`. */
  readonly key: string;
  /** Of a supplier. */
  readonly party: SupplierRow | undefined;
  /** That goods are transferred from. */
  readonly place: WarehouseRow | undefined;
};

/** A proposal with what it names. */
export interface ReorderRow {
  readonly id: string;
  readonly proposal: Proposal;
  readonly product: ProductRow;
  readonly warehouse: WarehouseRow;
  /** The best one first; those that the person may draft. */
  readonly sources: readonly RowSource[];
  /** A day, or `never`. */
  readonly putOff: string | undefined;
}

/** Proposals with their products, warehouses and sources as this device knows them. */
export function reorderRows(
  model: CompanyModel,
  proposals: readonly Proposal[],
  today: string,
): readonly ReorderRow[] {
  const { view } = model.replica;
  return proposals.flatMap((proposal): ReorderRow[] => {
    const product = view.get('product', proposal.product);
    const warehouse = view.get('warehouse', proposal.warehouse);
    if (!product || !warehouse) return [];
    const { putOff } = putOffIn(product, { warehouse: warehouse.id, today });
    const sources = proposal.sources.flatMap((source) => rowSource(model, source));
    return [{ id: proposal.id, proposal, product, warehouse, sources, putOff }];
  });
}

function rowSource(model: CompanyModel, source: Source): RowSource[] {
  const { view } = model.replica;
  if (source.from === 'build')
    return model.may('assembly.create')
      ? [{ ...source, key: 'build', party: undefined, place: undefined }]
      : [];
  if (source.from === 'transfer') {
    const place = view.get('warehouse', source.warehouse);
    return place && model.may('movement.create')
      ? [{ ...source, key: `transfer:${source.warehouse}`, party: undefined, place }]
      : [];
  }
  const party = ifKnown(() => view.get('supplier', source.supplier), undefined);
  return party ? [{ ...source, key: `supplier:${party.id}`, party, place: undefined }] : [];
}

/** What a quantity (thousandths) costs from a supplier, minor units of its currency; null if that is not known here. */
export const amountOf = (
  { replica }: CompanyModel,
  { product }: ReorderRow,
  source: RowSource | undefined,
  { quantity, today }: { readonly quantity: number; readonly today: string },
): number | null =>
  ifKnown(
    () =>
      source?.from === 'supplier' && source.party
        ? amountFrom(replica.view, source.party, { product, quantity, today, orderedIn: source.orderedIn })
        : null,
    null,
  );
