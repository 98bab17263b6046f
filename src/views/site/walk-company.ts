import { engine } from '#machines/registry.ts';
import { asUser, authored } from '#model/engine/actor.ts';
import type { LogEvent, Refusal } from '#model/engine/envelope.ts';
import { fold } from '#model/engine/fold.ts';
import { propose, stamp } from '#model/engine/propose.ts';
import { typed, type Reader } from '#model/engine/reader.ts';
import { Store } from '#model/engine/store.ts';
import { uuidv7 } from '#model/values/ids.ts';

/** Time stands still here. */
const VISITOR = asUser('visitor');
const NOW = '2026-11-17T08:00:00.000Z';
const TODAY = NOW.slice(0, 10);
const yard = { street: 'Terminalgatan 14', postcode: '195 60', city: 'Arlandastad', country: 'SE' };

/** A company in the memory of the page: it decides and folds with the model that runs the application. */
export class WalkCompany {
  readonly log: LogEvent[] = [];
  readonly view: Reader;
  readonly #store = new Store([...engine.tables.values()]);
  #ids = 0;

  constructor() {
    this.view = typed(this.#store);
  }

  id(): string {
    this.#ids += 1;
    const bytes = new Uint8Array(10);
    new DataView(bytes.buffer).setUint32(6, this.#ids);
    return uuidv7(Date.parse(NOW), bytes);
  }

  /** Gives a command; a refused one leaves no trace. */
  attempt(kind: string, document: string, type: string, data: unknown = {}): Refusal | null {
    const env = {
      now: NOW,
      today: TODAY,
      ...authored(VISITOR),
      may: () => true,
      internal: true,
      drawsNumbers: true,
    };
    const proposal = propose(engine, this.#store, { kind, document, type, data }, env);
    if (!proposal.accepted) return proposal.refusal;
    const place = { after: this.log.length, at: NOW, by: VISITOR, command: this.id() };
    for (const event of stamp(proposal.facts, place)) {
      fold(engine, this.#store, event);
      this.log.push(event);
    }
    return null;
  }

  /** The same; throws if it is refused. */
  must(kind: string, document: string, type: string, data: unknown = {}): void {
    const refusal = this.attempt(kind, document, type, data);
    if (refusal) throw new Error(`${kind}.${type} was refused: ${JSON.stringify(refusal)}`);
  }
}

/** What the walk is about, by id. */
export interface Trade {
  readonly company: WalkCompany;
  readonly warehouse: string;
  readonly product: string;
  readonly order: string;
}

/** A company with a warehouse, one product, this many pieces of it, and a draft order for four. */
export function openTrade(pieces: number): Trade {
  const company = new WalkCompany();
  company.must('company', 'company', 'found', founding);
  const [warehouse, receiving, staging, quarantine] = [1, 2, 3, 4].map(() => company.id());
  if (warehouse === undefined) throw new Error('four ids were asked for');
  const places = { receiving, staging, quarantine };
  company.must('warehouse', warehouse, 'create', {
    code: 'ARN',
    name: 'Arlandastad',
    address: yard,
    ...places,
  });
  const [product, customer, order] = [company.id(), company.id(), company.id()];
  company.must('product', product, 'create', pliers);
  company.must('product', product, 'activate');
  company.must('customer', customer, 'create', buyer);
  const trade = { company, warehouse, product, order };
  receive(trade, pieces);
  company.must('salesOrder', order, 'create', orderOf(trade, customer));
  return trade;
}

/** Puts this many pieces into stock, by a goods receipt; returns why it was refused. */
export function receive({ company, warehouse, product }: Trade, pieces: number): Refusal | null {
  const receipt = company.id();
  const line = { id: company.id(), orderLine: null, product, location: null, unitCost: 120_0000 };
  const count = { lines: [{ ...line, quantity: pieces * 1000, rejected: 0 }] };
  const head = { warehouse, order: null, supplier: null, source: 'opening' };
  return (
    company.attempt('goodsReceipt', receipt, 'create', head) ??
    company.attempt('goodsReceipt', receipt, 'count', count) ??
    company.attempt('goodsReceipt', receipt, 'post')
  );
}

const founding = {
  name: 'Nordlager AB',
  organisationNumber: '559999-0107',
  vatNumber: 'SE559999010701',
  address: yard,
  timeZone: 'Europe/Stockholm',
  currency: 'SEK',
  policies: { overReceipt: 0, closedUntil: null },
};

const pliers = {
  sku: 'PLR-180',
  name: { en: 'Combination pliers 180 mm', sv: 'Kombinationstång 180 mm' },
  description: '',
  kind: 'stocked',
  category: null,
  unit: 'pcs',
  barcodes: [],
  price: 219_0000,
  vatClass: 'standard',
  suppliers: [],
  reorder: [],
  overReceipt: null,
  weight: 240,
  tags: [],
};

const buyer = {
  number: 'C-1001',
  name: 'Örebro Industrilås AB',
  organisationNumber: '',
  vatNumber: '',
  category: null,
  addresses: { billing: yard, delivery: [] },
  contacts: [],
  language: 'sv',
  currency: 'SEK',
  terms: 30,
  vatTreatment: 'derived',
  notes: '',
  creditLimit: null,
  shipPolicy: 'partialKeep',
  discount: 0,
};

const orderOf = ({ company, product, warehouse }: Trade, customer: string) => ({
  customer,
  warehouse,
  theirReference: '',
  promisedOn: '2026-11-20',
  priority: 5,
  shipPolicy: 'partialKeep',
  deliveryAddress: yard,
  notes: '',
  tags: [],
  currency: 'SEK',
  rate: 1_000_000,
  pricesIncludeVat: false,
  orderedOn: TODAY,
  lines: [
    {
      id: company.id(),
      product,
      text: '',
      quantity: 4000,
      price: 219_0000,
      discount: 0,
      vatClass: 'standard',
      promisedOn: null,
    },
  ],
});
