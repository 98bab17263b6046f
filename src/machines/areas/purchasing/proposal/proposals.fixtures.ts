import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import type { SupplierForm } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { quantitiesOnDrafts } from '#model/areas/purchasing/proposal/on-drafts.ts';
import type { Proposal } from '#model/areas/purchasing/proposal/proposal.ts';
import { LOOK_AHEAD } from '#model/areas/purchasing/proposal/look-ahead.ts';
import { proposalsOf, type ProposalQuestion } from '#model/areas/purchasing/proposal/proposals.ts';
import { activeProduct, binFixture } from '#machines/company.fixtures.ts';
import { SalesWorld } from '#machines/areas/sales/sales-order/sales.fixtures.ts';
import {
  placedOrder,
  draftOrder,
} from '#machines/areas/purchasing/purchase-order/purchase-order.fixtures.ts';

type Offer = ProductForm['suppliers'][number];

/** A company that sells and buys, with two warehouses and two suppliers; today is Monday 4 May 2026. */
export class BuyingWorld {
  readonly sales = new SalesWorld();
  readonly base = this.sales.base;
  readonly warehouse = this.base.warehouse;
  readonly other = this.base.id();
  readonly otherBin = this.base.id();
  readonly supplier = this.addSupplier({ number: 'S-1', name: 'Skruvfabriken AB' });
  readonly second = this.addSupplier({ number: 'S-2', name: 'Bultar & Co' });
  readonly bin = this.base.bins[0] ?? '';

  constructor() {
    const { base, other, otherBin } = this;
    const address = { street: '', postcode: '', city: '', country: 'SE' };
    const places = { receiving: base.id(), staging: base.id(), quarantine: base.id() };
    base.must('warehouse', other, 'create', { code: 'W2', name: 'The other', address, ...places });
    base.must('location', otherBin, 'create', binFixture(other, 'B-01', 1));
  }

  addSupplier(over: Partial<SupplierForm>): string {
    const id = this.base.id();
    this.base.must('supplier', id, 'create', supplierFixture(over));
    return id;
  }

  product(sku: string, over: Partial<ProductForm> = {}): string {
    return activeProduct(this.base, { sku, ...over });
  }

  offer(over: Partial<Offer> = {}): Offer {
    return { supplier: this.supplier, code: '', purchasePrice: 10_0000, minimum: 0, leadDays: 7, ...over };
  }

  rule(over: Partial<ProductForm['reorder'][number]> = {}): ProductForm['reorder'][number] {
    return { warehouse: this.warehouse, min: 0, max: 0, multiple: 1, ...over };
  }

  /** Goods that were there from the beginning, in the other warehouse. */
  stockOther(product: string, quantity: number): void {
    const { base, other, otherBin } = this;
    const receipt = base.id();
    const line = receiptLineFixture({
      id: base.id(),
      product,
      location: otherBin,
      quantity,
      unitCost: 5_0000,
    });
    base.must('goodsReceipt', receipt, 'create', {
      warehouse: other,
      order: null,
      supplier: null,
      source: 'opening',
    });
    base.must('goodsReceipt', receipt, 'count', { lines: [line] });
    base.must('goodsReceipt', receipt, 'post');
  }

  /** Promised to a customer for a day. */
  promised(product: string, quantity: number, promisedOn: string): string {
    return this.sales.confirmed([{ product, quantity }], { promisedOn }).order;
  }

  /** An order at the first supplier, expected on a day. */
  ordered(product: string, quantity: number, expectedOn: string): string {
    return placedOrder(this.#buyer, [{ product, quantity }], { expectedOn }).id;
  }

  drafted(product: string, quantity: number, warehouse = this.warehouse): string {
    return draftOrder(this.#buyer, [{ product, quantity }], { warehouse }).id;
  }

  get #buyer() {
    return Object.assign(this.base, { supplier: this.supplier });
  }

  proposals(product: string, over: Partial<ProposalQuestion> = {}): readonly Proposal[] {
    const { view } = this.base;
    const row = this.base.row('product', product);
    const onDrafts = quantitiesOnDrafts(view, [this.warehouse, this.other]);
    const question = {
      today: '2026-05-04',
      ahead: LOOK_AHEAD,
      asked: null,
      seesCosts: true,
      onDrafts,
      ...over,
    };
    return row ? proposalsOf(view, row, question) : [];
  }
}
