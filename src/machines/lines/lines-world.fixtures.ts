import { salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import {
  orderLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import {
  askedLineFixture,
  quoteRequestFixture,
} from '#model/areas/purchasing/quote-request/quote-request.fixtures.ts';
import { billFixture } from '#model/areas/purchasing/supplier-bill/supplier-bill.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import { adjustmentLineFixture } from '../areas/stock/adjustment/adjustment.fixtures.ts';
import { ReturnsWorld } from '../areas/sales/customer-return/returns.fixtures.ts';

/** A command that brings lines with these ids, and where it has the last of them. */
export interface Entry {
  readonly kind: string;
  readonly document: string;
  readonly type: string;
  readonly data: object;
  readonly field: string;
}

export const PIECE = 1_000;

/** A company that buys, moves, adjusts and sells, with goods in its first bin. */
export class LinesWorld extends ReturnsWorld {
  readonly supplier = this.base.id();

  constructor() {
    super();
    this.base.must('supplier', this.supplier, 'create', supplierFixture());
    this.stock(this.bolt, this.base.bins[0] ?? '', 100 * PIECE);
    this.stock(this.nut, this.base.bins[0] ?? '', 100 * PIECE);
  }

  /** Bolts, then nuts: what may not occur twice in a document is not what is tried. */
  productAt(index: number): string {
    return index === 0 ? this.bolt : this.nut;
  }

  give({ kind, document, type, data }: Entry): void {
    this.act(kind, document, type, data);
  }
}

export const last = (ids: readonly string[], list = 'lines'): string => `${list}.${ids.length - 1}.id`;

export const sold = (world: LinesWorld, ids: readonly string[]) =>
  ids.map((id, index) =>
    orderLineOf({ id, product: world.productAt(index), quantity: PIECE, price: 10_0000 }),
  );

function orderLineOf(over: Parameters<typeof orderLineFixture>[0]) {
  const { tolerance: _, ...line } = orderLineFixture(over);
  return line;
}

export const saleOf = (world: LinesWorld, ids: readonly string[]) =>
  salesOrderFixture({
    customer: world.customer,
    warehouse: world.base.warehouse,
    lines: sold(world, ids),
  });

export const purchaseOf = ({ supplier, base }: LinesWorld, lines: object[]): object => ({
  ...purchaseOrderFixture({ supplier, warehouse: base.warehouse }),
  lines,
});

export const bought = (world: LinesWorld, ids: readonly string[]): object[] =>
  ids.map((id, index) => orderLineFixture({ id, product: world.productAt(index), quantity: PIECE }));

export const askedOf = (world: LinesWorld, ids: readonly string[]): object =>
  quoteRequestFixture({
    warehouse: world.base.warehouse,
    suppliers: [world.supplier],
    lines: ids.map((id, index) => askedLineFixture({ id, product: world.productAt(index) })),
  });

/** Of a number of its own: two bills of a supplier have none in common. */
export const billedOf = (world: LinesWorld, ids: readonly string[]): object =>
  billFixture({
    supplier: world.supplier,
    supplierNumber: world.base.id(),
    lines: ids.map((id, index) => ({
      id,
      product: world.productAt(index),
      code: '',
      text: 'Goods',
      quantity: PIECE,
      price: 10_0000,
      discount: 0,
      amount: 10_00,
      vatRate: 2500,
      receipt: null,
      receiptLine: null,
    })),
  });

export const received = ({ base, ...world }: LinesWorld, ids: readonly string[]): object[] =>
  ids.map((id, index) =>
    receiptLineFixture({
      id,
      product: index === 0 ? world.bolt : world.nut,
      quantity: PIECE,
      location: base.bins[0] ?? null,
      unitCost: 1_0000,
    }),
  );

export const receiptHead = ({ base }: LinesWorld): object => ({
  warehouse: base.warehouse,
  order: null,
  supplier: null,
  source: 'opening',
});

export const movementOf = ({ base, ...world }: LinesWorld, ids: readonly string[]) => ({
  purpose: 'transfer',
  warehouse: base.warehouse,
  toWarehouse: base.warehouse,
  lines: ids.map((id, index) => ({
    id,
    product: index === 0 ? world.bolt : world.nut,
    quantity: PIECE,
    from: base.bins[0],
    to: base.bins[1],
  })),
});

export const adjusted = (world: LinesWorld, ids: readonly string[]): object[] =>
  ids.map((id, index) =>
    adjustmentLineFixture({ id, product: world.productAt(index), location: world.base.bins[0] ?? null }),
  );

export const unsourced = (world: LinesWorld, ids: readonly string[]): object[] =>
  ids.map((id, index) => ({
    id,
    orderLine: null,
    shipment: null,
    shipmentLine: null,
    product: world.productAt(index),
    quantity: PIECE,
    reason: 'quality',
    fee: 0,
    unitCost: 5_0000,
    note: '',
  }));
