import { isArchived } from '#model/engine/archived.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { multiplyDivide } from '#model/values/round.ts';
import { compare } from '#model/values/order.ts';

/** A location with the number of products in it. */
export interface Bin {
  readonly row: LocationRow;
  readonly products: number;
}

export interface WarehouseFigures {
  /** Active locations, in pick sequence. */
  readonly bins: readonly Bin[];
  readonly filled: number;
  /** Products with stock. */
  readonly products: number;
  /** Minor units of the company's currency at moving average cost; null if costs are hidden. */
  readonly value: number | null;
}

/** How full a warehouse is, and what it contains. */
export function warehouseFigures(model: CompanyModel, warehouse: string): WarehouseFigures {
  const { view } = model.replica;
  const bins = view
    .by('location', 'warehouse', warehouse)
    .filter((row) => !isArchived(row))
    .map((row) => ({ row, products: view.by('balance', 'location', row.id).length }))
    .sort((a, b) => a.row.pickSequence - b.row.pickSequence || compare(a.row.code, b.row.code));
  const quantities = new Map<string, number>();
  for (const { row } of bins)
    for (const { product, onHand } of view.by('balance', 'location', row.id))
      quantities.set(product, (quantities.get(product) ?? 0) + onHand);
  return {
    bins,
    filled: bins.filter((bin) => bin.products > 0).length,
    products: [...quantities.values()].filter((quantity) => quantity > 0).length,
    value: model.may('product.viewCost') ? valueOf(model, quantities) : null,
  };
}

/** Each product's share of the value of the company's stock of it. */
function valueOf({ replica: { view } }: CompanyModel, quantities: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [product, quantity] of quantities) {
    const held = view.get('valuation', product);
    if (held && held.quantity > 0) sum += multiplyDivide(held.value, quantity, held.quantity);
  }
  return sum;
}
