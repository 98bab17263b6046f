import { binFixture } from '#machines/company.fixtures.ts';
import { customerFixture } from '#model/areas/sales/customer/customer.fixtures.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import { orderLineFixture, salesOrderFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import type { SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { freshId } from '#server/testing/company.fixtures.ts';
import type { TradingCompany } from './trading-company.ts';

/** What scenes of trade are made of: goods in bins of their own, orders for them, picks and shipments. */
export class TradeSteps {
  readonly company: TradingCompany;
  readonly #customer: string;
  readonly #today: string;
  #bins = 0;

  private constructor(company: TradingCompany, customer: string, today: string) {
    this.company = company;
    this.#customer = customer;
    this.#today = today;
  }

  static async begin(company: TradingCompany, now: string): Promise<TradeSteps> {
    const numbers = { organisationNumber: '', vatNumber: '' };
    const customer = customerFixture({ number: 'K-1', currency: 'EUR', ...numbers });
    return new TradeSteps(company, await company.create('customer', customer), now.slice(0, 10));
  }

  /** Gives a command as who works in the warehouse. */
  keep(kind: string, document: string, type: string, data: unknown = {}): Promise<void> {
    return this.company.give(kind, document, type, data, this.company.keeper);
  }

  /** A bin of its own. */
  bin(): Promise<string> {
    this.#bins += 1;
    const code = `K-${String(this.#bins).padStart(2, '0')}`;
    return this.company.create('location', binFixture(this.company.seeded.warehouse, code, 500 + this.#bins));
  }

  /** An active product, with lots or serial numbers if said. */
  async tracked(sku: string, tracking: Partial<ProductForm> = {}): Promise<string> {
    const product = await this.company.create('product', productFixture({ sku, ...tracking }));
    await this.company.give('product', product, 'activate');
    return product;
  }

  /** An active product, and so many pieces of it in each of these bins. */
  async goods(sku: string, bins: readonly string[], pieces = 10): Promise<string> {
    const product = await this.tracked(sku);
    const lines = bins.map((location) =>
      receiptLineFixture({ id: freshId(), product, quantity: pieces * 1000, unitCost: 4_5000, location }),
    );
    await this.post(await this.counted({ source: 'opening' }, lines));
    return product;
  }

  /** Two pieces that come in; a location of null: where goods arrive. */
  receiptLine = (id: string, product: string, location: string | null): ReceiptLine =>
    receiptLineFixture({ id, product, quantity: 2000, unitCost: 4_5000, location });

  /** A receipt with these lines, which is not posted. */
  async counted(head: object, lines: readonly object[]): Promise<string> {
    const { warehouse } = this.company.seeded;
    const form = { warehouse, order: null, supplier: null, ...head };
    const receipt = await this.company.create('goodsReceipt', form, this.company.keeper);
    await this.keep('goodsReceipt', receipt, 'count', { lines });
    return receipt;
  }

  async post(receipt: string): Promise<void> {
    await this.keep('goodsReceipt', receipt, 'post');
  }

  /** The form of an order for so many pieces of each product. */
  async saleOf(products: readonly string[], pieces: number): Promise<SalesOrderForm> {
    const { warehouse } = this.company.seeded;
    const lines = products.map((product) =>
      orderLineFixture({ id: freshId(), product, quantity: pieces * 1000 }),
    );
    const days = { orderedOn: this.#today, promisedOn: this.#today };
    return salesOrderFixture({ customer: this.#customer, warehouse, lines, currency: 'EUR', ...days });
  }

  async draft(products: readonly string[], pieces: number): Promise<string> {
    return this.company.create('salesOrder', await this.saleOf(products, pieces));
  }

  async order(products: readonly string[], pieces: number): Promise<string> {
    const order = await this.draft(products, pieces);
    await this.company.give('salesOrder', order, 'confirm');
    return order;
  }

  async release(order: string): Promise<string> {
    const pick = freshId();
    await this.keep('salesOrder', order, 'release', { pick });
    return pick;
  }

  /** A pick of a confirmed order for so many pieces of each product, claimed by who works in the warehouse. */
  async claimed(products: readonly string[], pieces: number): Promise<string> {
    const pick = await this.release(await this.order(products, pieces));
    await this.keep('pick', pick, 'claim');
    return pick;
  }

  async rowOfPick(pick: string): Promise<PickRow> {
    const row = (await this.company.view()).get('pick', pick);
    if (!row) throw new Error(`no pick ${pick}`);
    return row;
  }

  /** Picks all that is left, and finishes; returns the shipment. */
  async finish(pick: string): Promise<string> {
    for (const { id: line, quantity, picked, short } of (await this.rowOfPick(pick)).lines)
      if (quantity > picked + short)
        await this.keep('pick', pick, 'scan', { line, quantity: quantity - picked - short });
    const shipment = freshId();
    await this.keep('pick', pick, 'finish', { shipment });
    return shipment;
  }

  async packed(products: readonly string[], pieces: number): Promise<string> {
    const shipment = await this.finish(await this.claimed(products, pieces));
    await this.keep('shipment', shipment, 'pack', parcels());
    return shipment;
  }
}

export const parcels = () => ({ parcels: [{ id: freshId(), weight: 1200, tracking: 'LG123' }] });
