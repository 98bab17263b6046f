import type { Refusal } from '#model/engine/envelope.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import type { CustomerForm } from '#model/areas/sales/customer/customer.facts.ts';
import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { PricedLine } from '#model/lines/line-schemas.ts';
import type { SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import { placeKey } from '#model/stock/stock.tables.ts';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { broken } from './sales-invariants.fixtures.ts';

type Base = ReturnType<typeof companyWorld>;
type LineWish = Pick<PricedLine, 'product'> & Partial<PricedLine>;

/** A selling company with bolts, nuts and one customer, and the steps of a sales day, checked after each one. */
export class SalesWorld {
  readonly base: Base = companyWorld();
  readonly bolt = activeProduct(this.base, { sku: 'BOLT', price: 12_5000 });
  readonly nut = activeProduct(this.base, { sku: 'NUT', price: 2_0000 });
  readonly customer = this.addCustomer();

  addCustomer(over: Partial<CustomerForm> = {}): string {
    const id = this.base.id();
    this.base.must('customer', id, 'create', customerFixture({ number: `C-${id.slice(-4)}`, ...over }));
    return id;
  }

  /** Gives a command that must be accepted, and checks that all figures still agree. */
  act(kind: string, document: string, type: string, data: unknown = {}): void {
    this.base.must(kind, document, type, data);
    const wrong = broken(this.base);
    if (wrong.length > 0) throw new Error(`after ${kind}.${type}: ${wrong.join('; ')}`);
  }

  /** Returns why a command is refused; checks that nothing was written. */
  refused(kind: string, document: string, type: string, data: unknown = {}): Refusal | null {
    const length = this.base.log.length;
    const verdict = this.base.do(kind, document, type, data);
    if (verdict.accepted) return null;
    if (this.base.log.length !== length) throw new Error('a refused command left facts');
    return verdict.refusal;
  }

  /** Receives goods, which fill waiting demand; unit cost in ten-thousandths. Returns the receipt's id. */
  stock(product: string, location: string, quantity: number, unitCost = 5_0000): string {
    const receipt = this.counted(product, location, quantity, unitCost);
    this.act('goodsReceipt', receipt, 'post');
    return receipt;
  }

  /** Receives goods of one lot; returns the lot's id. */
  stockLot(
    product: string,
    location: string,
    quantity: number,
    lot: NonNullable<ReceiptLine['lot']>,
  ): string {
    const receipt = this.counted(product, location, quantity, 5_0000, { lot });
    this.act('goodsReceipt', receipt, 'post');
    return this.base.row('goodsReceipt', receipt)?.lines[0]?.lotId ?? '';
  }

  /** Counts stock on a receipt that is not posted yet; a location of null: where goods arrive. */
  counted(
    product: string,
    location: string | null,
    quantity: number,
    unitCost = 5_0000,
    over: Partial<ReceiptLine> = {},
  ): string {
    const receipt = this.base.id();
    const { warehouse } = this.base;
    const head = { warehouse, order: null, supplier: null, source: 'opening' };
    const id = this.base.id();
    const line = receiptLineFixture({ id, product, location, quantity, unitCost, ...over });
    this.act('goodsReceipt', receipt, 'create', head);
    this.act('goodsReceipt', receipt, 'count', { lines: [line] });
    return receipt;
  }

  /** Creates a draft with these lines; returns its id and theirs. */
  draft(lines: readonly LineWish[], over: Partial<SalesOrderForm> = {}): { order: string; lines: string[] } {
    const order = this.base.id();
    const full = lines.map((line) => orderLineFixture({ id: this.base.id(), ...line }));
    const { customer, base } = this;
    const form = salesOrderFixture({ customer, warehouse: base.warehouse, lines: full, ...over });
    this.act('salesOrder', order, 'create', form);
    return { order, lines: full.map((line) => line.id) };
  }

  confirmed(
    lines: readonly LineWish[],
    over: Partial<SalesOrderForm> = {},
  ): { order: string; lines: string[] } {
    const made = this.draft(lines, over);
    this.act('salesOrder', made.order, 'confirm');
    return made;
  }

  /** Releases what is reserved; returns the pick's id. */
  released(order: string, lines?: readonly { line: string; quantity: number }[]): string {
    const pick = this.base.id();
    this.act('salesOrder', order, 'release', lines ? { pick, lines } : { pick });
    return pick;
  }

  /** Claims a pick and scans everything left on it. */
  scanned(pick: string): void {
    this.act('pick', pick, 'claim');
    for (const line of this.base.row('pick', pick)?.lines ?? [])
      this.act('pick', pick, 'scan', { line: line.id, quantity: line.quantity - line.picked - line.short });
  }

  finished(pick: string): string {
    const shipment = this.base.id();
    this.act('pick', pick, 'finish', { shipment });
    return shipment;
  }

  packed(shipment: string): void {
    const parcels = [{ id: this.base.id(), weight: 1200, tracking: '' }];
    this.act('shipment', shipment, 'pack', { parcels });
  }

  /** From release to shipped; returns the shipment's id. */
  shipped(order: string, lines?: readonly { line: string; quantity: number }[]): string {
    const pick = this.released(order, lines);
    this.scanned(pick);
    const shipment = this.finished(pick);
    this.packed(shipment);
    this.act('shipment', shipment, 'ship');
    return shipment;
  }

  state(order: string): string {
    return Object.values(this.base.row('salesOrder', order)?.state ?? {}).join(' ');
  }

  /** A line's counters by name, zeros left out. */
  counters(order: string, index = 0): Record<string, number> {
    const line = this.base.row('salesOrder', order)?.lines[index];
    if (!line) return {};
    const { cancelled, released, picked, shipped } = line;
    const all = { cancelled, released, picked, shipped };
    return Object.fromEntries(Object.entries(all).filter(([, figure]) => figure !== 0));
  }

  /** On hand, reserved and outgoing of a product in the warehouse. */
  available(product: string): { onHand: number; reserved: number; outgoing: number } {
    const row = this.base.row('availability', `${product}:${this.base.warehouse}`);
    return { onHand: row?.onHand ?? 0, reserved: row?.reserved ?? 0, outgoing: row?.outgoing ?? 0 };
  }

  /** Reservations of a line: soft, and hard in bins; null without demand. */
  held(line: string): { open: number; soft: number; hard: number } | null {
    const row = this.base.row('reservation', line);
    return row ? { open: row.open, soft: row.soft, hard: row.hard } : null;
  }

  onHand(product: string, location: string, lot?: string): number {
    return this.base.row('balance', placeKey(product, location, lot))?.onHand ?? 0;
  }

  worth(product: string): { quantity: number; value: number } {
    const row = this.base.row('valuation', product);
    return { quantity: row?.quantity ?? 0, value: row?.value ?? 0 };
  }
}
