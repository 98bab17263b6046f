import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/customer/customer.fixtures.ts';
import type { Engine } from '#model/engine/engine.ts';
import { orderLineFixture, salesOrderFixture } from '#model/sales-order/sales-order.fixtures.ts';
import { supplierFixture } from '#model/supplier/supplier.fixtures.ts';
import { customerRows, customerStart } from '../spec/customer.rows.ts';
import type { MasterSeen } from '../spec/document-seen.ts';
import { supplierRows, supplierStart } from '../spec/supplier.rows.ts';
import type { DocumentCase } from './document-case.ts';
import { doAround, regionsOf, stateOf } from './engine-world.ts';
import type { EngineOffer, EngineWorld } from './engine-world.ts';
import { bare, blockSteps, fits, masterAlphabet } from './master-offers.ts';

interface Step {
  type: string;
  data: unknown;
}

interface Order {
  party: string;
  warehouse: string;
  product: string;
  line: string;
}

interface Party {
  kind: 'supplier' | 'customer';
  rows: DocumentCase<MasterSeen>['rows'];
  starts: DocumentCase<MasterSeen>['starts'];
  form: (over: object) => object;
  /** How an order with the party opens, in which of its states, and how it ends. */
  orders: {
    kind: string;
    index: string;
    while: readonly string[];
    opens: (order: Order) => readonly Step[];
    ends: readonly Step[];
  };
}

function partyCase({ kind, rows, starts, form, orders }: Party): DocumentCase<MasterSeen> {
  const refused = [
    { label: 'without VAT number', form: form({ number: 'X-1', vatTreatment: 'euB2B', vatNumber: '' }) },
  ];
  const forms = {
    good: form({ number: 'X-1' }),
    bad: form({ number: '' }),
    taken: form({ number: 'x-2' }),
    refused,
  };
  const base = companyWorld();
  const product = activeProduct(base);
  base.must(kind, base.id(), 'create', form({ number: 'X-2' }));
  const [subject, line] = [base.id(), base.id()];
  const ids = Array.from({ length: 8 }, () => base.id()); // one for each order that a path may open
  const observe = (world: EngineWorld, used: Engine): MasterSeen => ({
    ...bare,
    state: regionsOf(stateOf(used, kind, world)),
    busy: world.view.rowsBy(orders.kind, orders.index, subject).length > 0,
  });
  const orderOffers = (world: EngineWorld, { busy, state }: MasterSeen): EngineOffer[] => {
    const made = ids.filter((id) => world.view.getRow(orders.kind, id) !== undefined);
    const document = (busy ? made.at(-1) : ids[made.length]) ?? '';
    const offer = (word: string, steps: readonly Step[]): EngineOffer => {
      const elsewhere = steps.map((step) => ({ kind: orders.kind, document, ...step }));
      const around = doAround(elsewhere);
      return { word, label: word, event: { type: word, data: {}, ask: fits, around, elsewhere } };
    };
    if (busy) return [offer('order ends', orders.ends)];
    if (!orders.while.includes(state['at'] ?? '')) return [];
    return [offer('order opens', orders.opens({ party: subject, warehouse: base.warehouse, product, line }))];
  };
  return {
    kind,
    engine,
    rows,
    starts,
    signed: [],
    observe,
    bounds:
      'The fields of the form, beyond fitting or not: no later step depends on them. One order at a time.',
    situations: () => [{ label: 'one other', world: { view: base.store, subject, given: [...base.given] } }],
    alphabet: (world) => [
      ...masterAlphabet({ create: forms, update: forms }, blockSteps),
      ...orderOffers(world, observe(world, engine)),
    ],
  };
}

const supplierParty: Party = {
  kind: 'supplier',
  rows: supplierRows,
  starts: supplierStart,
  form: (over) => ({ ...supplierFixture(), ...over }),
  orders: {
    kind: 'purchaseOrder',
    index: 'openSupplier',
    while: ['active', 'blocked'],
    opens: ({ party, warehouse }) => [{ type: 'create', data: { supplier: party, warehouse } }],
    ends: [{ type: 'discard', data: {} }],
  },
};

const customerParty: Party = {
  kind: 'customer',
  rows: customerRows,
  starts: customerStart,
  form: (over) => ({ ...customerFixture(), ...over }),
  orders: {
    kind: 'salesOrder',
    index: 'open',
    while: ['active'],
    opens: ({ party, warehouse, product, line }) => [
      {
        type: 'create',
        data: salesOrderFixture({
          customer: party,
          warehouse,
          lines: [orderLineFixture({ id: line, product })],
        }),
      },
      { type: 'confirm', data: {} },
    ],
    ends: [{ type: 'cancel', data: { reason: 'customerRequest' } }],
  },
};

export const partyCases = (): readonly DocumentCase<MasterSeen>[] => [
  partyCase(supplierParty),
  partyCase(customerParty),
];
