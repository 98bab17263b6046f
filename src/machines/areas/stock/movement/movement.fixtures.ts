import type { Verdict } from '#model/engine/envelope.ts';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { placeKey, type BalanceRow } from '#model/stock/stock.tables.ts';
import { binFixture } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';

interface Goods {
  readonly from: string;
  readonly to?: string | null;
  readonly quantity?: number;
  readonly product?: string;
  readonly lot?: string;
  readonly receiptLine?: string;
}

/** A company with two warehouses, ten bolts in the first bin, and a customer. */
export class MovingWorld {
  readonly sales = new SalesWorld();
  readonly base = this.sales.base;
  readonly bolt = this.sales.bolt;
  readonly warehouse = this.base.warehouse;
  readonly first = this.base.bins[0] ?? '';
  readonly second = this.base.bins[1] ?? '';
  readonly other = this.base.id();
  readonly otherReceiving = this.base.id();
  readonly otherBin = this.base.id();
  readonly quarantine: string;

  constructor(stock = 10_000) {
    const { base, other, otherReceiving, otherBin, warehouse, first, bolt } = this;
    const address = { street: '', postcode: '', city: '', country: 'SE' };
    const places = { receiving: otherReceiving, staging: base.id(), quarantine: base.id() };
    base.must('warehouse', other, 'create', { code: 'W2', name: 'The other', address, ...places });
    base.must('location', otherBin, 'create', binFixture(other, 'B-01', 1));
    this.quarantine = base.row('warehouse', warehouse)?.quarantine ?? '';
    if (stock > 0) this.sales.stock(bolt, first, stock);
  }

  /** A draft; between the warehouses if `toWarehouse` says so. */
  draft(goods: readonly Goods[], over: object = {}): string {
    const id = this.base.id();
    this.must(id, 'create', this.form(goods, over));
    return id;
  }

  form(goods: readonly Goods[], over: object = {}): object {
    const { warehouse } = this;
    const lines = goods.map(({ to = null, quantity = 1_000, product = this.bolt, ...rest }) => ({
      id: this.base.id(),
      product,
      quantity,
      to,
      ...rest,
    }));
    return { purpose: 'transfer', warehouse, toWarehouse: warehouse, lines, ...over };
  }

  /** Reserved bolts on their way from the first bin to the other warehouse. */
  transfer(quantity: number, over: object = {}): string {
    const id = this.draft([{ from: this.first, to: this.otherBin, quantity }], {
      toWarehouse: this.other,
      ...over,
    });
    this.must(id, 'reserve');
    return id;
  }

  do(id: string, type: string, data: object = {}): Verdict {
    return this.base.do('movement', id, type, data);
  }

  must(id: string, type: string, data: object = {}): void {
    this.sales.act('movement', id, type, data);
  }

  row(id: string): MovementRow {
    const row = this.base.row('movement', id);
    if (!row) throw new Error(`no movement ${id}`);
    return row;
  }

  code(verdict: Verdict): string | null {
    return verdict.accepted ? null : verdict.refusal.code;
  }

  stock(location: string, product = this.bolt): BalanceRow | undefined {
    return this.base.row('balance', placeKey(product, location));
  }

  /** Free, incoming and outgoing in a warehouse, thousandths. */
  figures(warehouse: string): readonly [free: number, incoming: number, outgoing: number] {
    const row = this.base.row('availability', placeKey(this.bolt, warehouse));
    return [(row?.onHand ?? 0) - (row?.reserved ?? 0), row?.incoming ?? 0, row?.outgoing ?? 0];
  }
}
