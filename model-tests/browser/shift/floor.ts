import { dayFromNow, epoch } from '#model/values/clock.fixtures.ts';
import { randomUUID } from 'node:crypto';
import { toExplain } from '#model/areas/stock/count/count.tolerance.ts';
import { checkDigitOf } from '#model/gs1/check-digit.ts';
import { freshProduct } from '#model/areas/products/product/fresh-product.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { Given, Person } from './person.ts';

/** Goods on the floor. */
export interface Goods {
  readonly id: string;
  readonly sku: string;
  /** Of one piece. */
  readonly barcode: string;
}

/** A place on the floor. */
export interface Place {
  readonly id: string;
  readonly code: string;
}

/** So many pieces of goods, of a lot where they have lots. */
export interface Lying {
  readonly goods: Goods;
  readonly pieces: number;
  readonly lot?: string;
}

/** Pieces, in the thousandths of the books. */
export const THOUSAND = 1000;
const today = (): string => dayFromNow(0);

/** The warehouse of a shift: what is made in it belongs to nobody else. */
export class Floor {
  readonly warehouse = randomUUID();
  readonly receiving = randomUUID();
  readonly staging = randomUUID();
  readonly quarantine = randomUUID();
  readonly customer = randomUUID();
  readonly supplier = randomUUID();
  readonly chief: Person;
  /** Begins the codes of what is made here, so that no code means anything else. */
  private readonly mark = String(epoch()).slice(-6);
  private made = 0;

  private constructor(chief: Person) {
    this.chief = chief;
  }

  /** Opened by somebody who may do everything. */
  static async openedBy(chief: Person): Promise<Floor> {
    const floor = new Floor(chief);
    const { receiving, staging, quarantine, mark } = floor;
    const address = { street: 'Kajgatan 1', postcode: '211 20', city: 'Malmö', country: 'SE' };
    const party = {
      organisationNumber: '',
      vatNumber: '',
      category: null,
      contacts: [],
      language: 'sv',
      currency: 'SEK',
      terms: 30,
      vatTreatment: 'domestic',
      notes: '',
    };
    const delivery = [{ ...address, label: 'Port' }];
    await chief.give(
      [
        'warehouse',
        floor.warehouse,
        'create',
        { code: `S${mark}`, name: `Shift ${mark}`, address, receiving, staging, quarantine },
      ],
      [
        'customer',
        floor.customer,
        'create',
        {
          ...party,
          number: `C-${mark}`,
          name: 'Kranbyrån AB',
          addresses: { billing: address, delivery },
          creditLimit: null,
          shipPolicy: 'partialKeep',
          discount: 0,
        },
      ],
      [
        'supplier',
        floor.supplier,
        'create',
        {
          ...party,
          number: `S-${mark}`,
          name: 'Smedjan AB',
          addresses: { billing: address, delivery: [] },
          leadDays: 3,
          minimumOrder: 0,
          overReceipt: null,
        },
      ],
    );
    return floor;
  }

  private next(): string {
    this.made += 1;
    return `${this.mark}${String(this.made).padStart(3, '0')}`;
  }

  /** A bin of its own. */
  async place(): Promise<Place> {
    const place = { id: randomUUID(), code: `B${this.next()}` };
    const form = { warehouse: this.warehouse, code: place.code, name: '', zone: 'B', barcode: '' };
    const data = { ...form, locationType: 'storage', pickable: true, pickSequence: this.made };
    await this.chief.give(['location', place.id, 'create', data]);
    return place;
  }

  /** Goods of their own, in use. */
  async goods(over: Partial<ProductForm> = {}): Promise<Goods> {
    const number = this.next();
    const digits = `29${number}0`.slice(0, 12).padEnd(12, '0');
    const goods = { id: randomUUID(), sku: `G${number}`, barcode: `${digits}${checkDigitOf(digits)}` };
    const form: ProductForm = {
      ...freshProduct,
      sku: goods.sku,
      name: { en: `Crank ${number}`, sv: `Vev ${number}` },
      barcodes: [{ code: goods.barcode, quantity: THOUSAND }],
      price: 100_0000,
      weight: 250,
      ...over,
    };
    await this.chief.give(['product', goods.id, 'create', form], ['product', goods.id, 'activate']);
    return goods;
  }

  /** The same, of goods with lots. */
  goodsWithLots(over: Partial<ProductForm> = {}): Promise<Goods> {
    return this.goods({ tracking: 'lot', ...over });
  }

  /** A code that no lot has yet. */
  lot(): string {
    return `L${this.next()}`;
  }

  /** Puts goods in a place, as stock that was there before. */
  async stock(place: Place, ...lying: readonly Lying[]): Promise<void> {
    const receipt = randomUUID();
    const head = { warehouse: this.warehouse, order: null, supplier: null, source: 'opening' };
    const lines = lying.map(({ goods, pieces, lot }) => ({
      id: randomUUID(),
      orderLine: null,
      product: goods.id,
      quantity: pieces * THOUSAND,
      rejected: 0,
      location: place.id,
      unitCost: 50_0000,
      ...(lot !== undefined && { lot: { code: lot, expiresOn: null } }),
    }));
    await this.chief.give(
      ['goodsReceipt', receipt, 'create', head],
      ['goodsReceipt', receipt, 'count', { lines }],
      ['goodsReceipt', receipt, 'post', {}],
    );
  }

  /** Sells goods and releases them to a pick list; returns its id. */
  async released(...sold: readonly Lying[]): Promise<string> {
    const [order, pick] = [randomUUID(), randomUUID()];
    const lines = sold.map((one) => ({ ...pricedLine(one), price: 100_0000 }));
    const form = {
      customer: this.customer,
      warehouse: this.warehouse,
      theirReference: '',
      orderedOn: today(),
      promisedOn: today(),
      priority: 5,
      shipPolicy: 'partialKeep',
      deliveryAddress: { street: 'Kajgatan 1', postcode: '211 20', city: 'Malmö', country: 'SE' },
      notes: '',
      tags: [],
      currency: 'SEK',
      rate: 1_000_000,
      pricesIncludeVat: false,
      lines,
    };
    await this.chief.give(
      ['salesOrder', order, 'create', form],
      ['salesOrder', order, 'confirm'],
      ['salesOrder', order, 'release', { pick }],
    );
    return pick;
  }

  /** Picks all of what was sold; returns the shipment that waits to be packed. */
  async picked(...sold: readonly Lying[]): Promise<string> {
    const pick = await this.released(...sold);
    const shipment = randomUUID();
    const lines = (await this.chief.books()).get('pick', pick)?.lines ?? [];
    const scans = lines.map(({ id: line, quantity }): Given => ['pick', pick, 'scan', { line, quantity }]);
    await this.chief.give(['pick', pick, 'claim'], ...scans, ['pick', pick, 'finish', { shipment }]);
    return shipment;
  }

  /** Orders goods from the supplier; returns the order's id. */
  async ordered(...lying: readonly Lying[]): Promise<string> {
    const order = randomUUID();
    const lines = lying.map((one) => ({ ...pricedLine(one), price: 50_0000, tolerance: null }));
    const form = { supplier: this.supplier, warehouse: this.warehouse, currency: 'SEK', rate: 1_000_000 };
    const terms = { theirReference: '', expectedOn: today(), notes: '' };
    await this.chief.give(
      ['purchaseOrder', order, 'create', { ...form, ...terms, lines }],
      ['purchaseOrder', order, 'place'],
    );
    return order;
  }

  /** Receives goods that were ordered, all of them into receiving; returns the receipt's id. */
  async received(...lying: readonly Lying[]): Promise<string> {
    const order = await this.ordered(...lying);
    const receipt = randomUUID();
    const head = { warehouse: this.warehouse, order, supplier: this.supplier, source: 'order' };
    const rows = (await this.chief.books()).get('purchaseOrder', order)?.lines ?? [];
    const lines = lying.map(({ goods, pieces, lot }) => ({
      id: randomUUID(),
      orderLine: rows.find(({ product }) => product === goods.id)?.id ?? null,
      product: goods.id,
      quantity: pieces * THOUSAND,
      rejected: 0,
      location: null,
      unitCost: null,
      ...(lot !== undefined && { lot: { code: lot, expiresOn: null } }),
    }));
    await this.chief.give(
      ['goodsReceipt', receipt, 'create', head],
      ['goodsReceipt', receipt, 'count', { lines }],
      ['goodsReceipt', receipt, 'post', {}],
    );
    return receipt;
  }

  /** A bundle that is put in a place, and the released assembly of one. */
  async bundled(goal: Place, ...parts: readonly Lying[]): Promise<{ bundle: Goods; assembly: string }> {
    const assembly = randomUUID();
    const components = parts.map(({ goods, pieces }) => {
      return { product: goods.id, quantity: pieces * THOUSAND, optional: false };
    });
    const bundle = await this.goods({
      kind: 'bundle',
      bundle: { mode: 'assembled', components, pricing: 'own', less: 0 },
    });
    const form = { product: bundle.id, quantity: THOUSAND, warehouse: this.warehouse, to: goal.id };
    await this.chief.give(['assembly', assembly, 'create', form], ['assembly', assembly, 'release']);
    return { bundle, assembly };
  }

  /** Somebody moves goods from one place to another. */
  async moved(by: Person, { goods, pieces }: Lying, from: Place, to: Place): Promise<void> {
    const { warehouse } = this;
    const movement = randomUUID();
    const quantity = pieces * THOUSAND;
    const line = { id: randomUUID(), product: goods.id, quantity, from: from.id, to: to.id };
    const form = { purpose: 'transfer', warehouse, toWarehouse: warehouse, lines: [line] };
    await by.give(
      ['movement', movement, 'create', form],
      ['movement', movement, 'reserve'],
      ['movement', movement, 'move', {}],
    );
  }

  /** Somebody reviews the count of a place and posts it; what differs from the books is missing. */
  async posted(by: Person, place: Place): Promise<void> {
    const books = await by.books();
    const id = books.get('countedBin', place.id)?.count ?? '';
    const row = books.get('count', id);
    const lines = row ? toExplain(books, row).map((line) => line.id) : [];
    if (lines.length > 0) await by.give(['count', id, 'explain', { lines, reason: 'missing' }]);
    if (row?.state === 'counted') await by.give(['count', id, 'review']);
    await by.give(['count', id, 'post']);
  }
}

const pricedLine = ({ goods, pieces }: Lying): object => ({
  id: randomUUID(),
  product: goods.id,
  text: '',
  quantity: pieces * THOUSAND,
  discount: 0,
  vatClass: 'standard',
  promisedOn: null,
});
