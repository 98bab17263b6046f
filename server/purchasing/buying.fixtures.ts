import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { productFixture } from '#model/areas/products/product/product.fixtures.ts';
import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { receiptLineFixture } from '#model/areas/purchasing/goods-receipt/goods-receipt.fixtures.ts';
import type {
  OrderLineForm,
  PurchaseOrderForm,
} from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import {
  orderLineFixture,
  purchaseOrderFixture,
} from '#model/areas/purchasing/purchase-order/purchase-order.fixtures.ts';
import { supplierFixture } from '#model/areas/purchasing/supplier/supplier.fixtures.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import { freshId, mustPropose } from '#server/testing/company.fixtures.ts';

/** A placed order, with its lines. */
export interface Bought {
  readonly id: string;
  readonly warehouse: string;
  readonly lines: readonly OrderLineForm[];
}

type LineOf = Partial<OrderLineForm> & Pick<OrderLineForm, 'product'>;
type Ordered = Partial<PurchaseOrderForm> & Pick<PurchaseOrderForm, 'supplier' | 'warehouse'>;
type Counted = Partial<Pick<ReceiptLine, 'quantity' | 'rejected'>>;

/** What a company buys, on the days of a test: at noon in Stockholm, unless it is a moment. */
export class Buyer {
  readonly #executor: Executor;
  readonly #company: number;

  constructor(executor: Executor, company: number) {
    this.#executor = executor;
    this.#company = company;
  }

  give(on: string, kind: string, document: string, type: string, data: object = {}): Promise<number> {
    return mustPropose(this.#executor, this.#company, [{ kind, document, type, data }], momentOf(on));
  }

  async supplier(number: string): Promise<string> {
    const id = freshId();
    await this.give(FIRST, 'supplier', id, 'create', supplierFixture({ number, name: number }));
    return id;
  }

  async product(sku: string, over: Partial<ProductForm> = {}): Promise<string> {
    const id = freshId();
    await this.give(FIRST, 'product', id, 'create', productFixture({ sku, ...over }));
    await this.give(FIRST, 'product', id, 'activate');
    return id;
  }

  /** Placed on a day. */
  async order(on: string, lines: readonly LineOf[], over: Ordered): Promise<Bought> {
    const [id, { supplier, warehouse }] = [freshId(), over];
    const full = lines.map((line) => orderLineFixture({ id: freshId(), ...line }));
    await this.give(on, 'purchaseOrder', id, 'create', { supplier, warehouse });
    await this.give(on, 'purchaseOrder', id, 'update', purchaseOrderFixture({ ...over, lines: full }));
    await this.give(on, 'purchaseOrder', id, 'place');
    return { id, warehouse, lines: full };
  }

  /** Received on a day, its lines in their order: ten pieces of each unless it says otherwise; resolves to the receipt. */
  async receive(
    on: string,
    { id: order, warehouse, lines }: Bought,
    counted: readonly Counted[],
  ): Promise<string> {
    const receipt = freshId();
    const source = { warehouse, order, supplier: null, source: 'order' };
    await this.give(on, 'goodsReceipt', receipt, 'create', source);
    const arrived = lines.flatMap(({ id: orderLine, product }, index) => {
      const part = counted[index];
      return part ? [receiptLineFixture({ id: freshId(), orderLine, product, ...part })] : [];
    });
    await this.give(on, 'goodsReceipt', receipt, 'count', { lines: arrived });
    await this.give(on, 'goodsReceipt', receipt, 'post');
    return receipt;
  }
}

const FIRST = '2024-01-02';

const momentOf = (on: string): string => (on.includes('T') ? on : `${on}T11:00:00.000Z`);
