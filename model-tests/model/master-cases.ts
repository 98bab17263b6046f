import { companyWorld, activeProduct, binFixture } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import { customerFixture } from '#model/customer/customer.fixtures.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Overlay } from '#model/engine/overlay.ts';
import { typed } from '#model/engine/reader.ts';
import { productFixture } from '#model/product/product.fixtures.ts';
import { supplierFixture } from '#model/supplier/supplier.fixtures.ts';
import { customerRows, customerStart } from '../spec/customer.rows.ts';
import type { MasterSeen } from '../spec/document-seen.ts';
import { locationRows, locationStart } from '../spec/location.rows.ts';
import { productRows, productStart } from '../spec/product.rows.ts';
import { supplierRows, supplierStart } from '../spec/supplier.rows.ts';
import { warehouseRows, warehouseStart } from '../spec/warehouse.rows.ts';
import type { DocumentCase } from './document-case.ts';
import { regionsOf, stateOf } from './engine-world.ts';
import type { EngineCommand, EngineOffer, EngineWorld } from './engine-world.ts';

interface Forms {
  good: object;
  /** Breaks the schema. */
  bad: object;
  /** Well-formed, and the code or number of another document. */
  taken: object;
  otherUse?: object;
  /** Forms that a rule of its own refuses. */
  refused?: readonly { label: string; form: object }[];
}

const fits = { fits: true };
const unfit = { fits: false };
/** Nothing that the world around it could hold against it. */
const bare = { empty: true, moved: false, needed: false, busy: false };

/** Each command of master data: right, wrong, and by someone without the permission. */
function masterAlphabet(forms: { create: Forms; update: Forms }, steps: readonly string[]): EngineOffer[] {
  return [
    ...formOffers('create', forms.create),
    ...formOffers('update', forms.update),
    ...steps.flatMap(stepOffers),
  ];
}

function offer(word: string, variant: string, command: Omit<EngineCommand, 'type'>): EngineOffer {
  return { word, label: `${word} ${variant}`.trim(), event: { type: word, ...command } };
}

function formOffers(word: string, { good, bad, taken, otherUse, refused }: Forms): EngineOffer[] {
  return [
    offer(word, '', { data: good, ask: fits }),
    offer(word, 'malformed', { data: bad, ask: unfit }),
    offer(word, 'taken', { data: taken, ask: unfit }),
    offer(word, 'not permitted', { data: good, ask: unfit, permitted: false }),
    ...(otherUse
      ? [
          offer(word, 'with another use', {
            data: otherUse,
            ask: { fits: true, changesUse: word === 'update' },
          }),
        ]
      : []),
    ...(refused ?? []).map(({ label, form }) => offer(word, label, { data: form, ask: unfit })),
  ];
}

function stepOffers(word: string): EngineOffer[] {
  const data = word === 'block' ? { reason: 'other' } : {};
  const wrong = word === 'block' ? {} : { surplus: 1 };
  return [
    offer(word, '', { data, ask: fits }),
    offer(word, 'malformed', { data: wrong, ask: unfit }),
    offer(word, 'not permitted', { data, ask: unfit, permitted: false }),
  ];
}

const blockSteps = ['block', 'unblock', 'archive'];

interface Party {
  kind: 'supplier' | 'customer';
  rows: DocumentCase<MasterSeen>['rows'];
  starts: DocumentCase<MasterSeen>['starts'];
  form: (over: object) => object;
  /** Opening and ending an order with the party, where the rows speak of it. */
  orders?: { opens: (party: string, warehouse: string) => object; kind: string; index: string };
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
  base.must(kind, base.id(), 'create', form({ number: 'X-2' }));
  const subject = base.id();
  const ids = Array.from({ length: 8 }, () => base.id()); // one for each order that a path may open
  const observe = (world: EngineWorld, used: Engine): MasterSeen => ({
    ...bare,
    state: regionsOf(stateOf(used, kind, world)),
    busy: orders !== undefined && world.view.rowsBy(orders.kind, orders.index, subject).length > 0,
  });
  const orderOffers = (world: EngineWorld, seen: MasterSeen): EngineOffer[] => {
    if (!orders || !['active', 'blocked'].includes(seen.state['at'] ?? '')) return [];
    const made = ids.filter((id) => world.view.getRow(orders.kind, id) !== undefined);
    const document = (seen.busy ? made.at(-1) : ids[made.length]) ?? '';
    const on = { kind: orders.kind, document };
    const opened = { type: 'create', data: orders.opens(subject, base.warehouse), ask: fits, on };
    const ended = { type: 'discard', data: {}, ask: fits, on };
    return seen.busy
      ? [{ word: 'order ends', label: 'order ends', event: ended }]
      : [{ word: 'order opens', label: 'order opens', event: opened }];
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
    situations: () => [{ label: 'one other', world: { view: base.store, subject } }],
    alphabet: (world) => [
      ...masterAlphabet({ create: forms, update: forms }, blockSteps),
      ...orderOffers(world, observe(world, engine)),
    ],
  };
}

/** What other documents do to stock, as the ledger writes it. */
function goods(
  word: 'goods come' | 'goods go',
  move: (world: EngineWorld) => { product: string; bin: string; warehouse: string },
): EngineOffer {
  const around = (world: EngineWorld, overlay: Overlay, used: Engine): void => {
    const { product, bin, warehouse } = move(world);
    const comes = word === 'goods come';
    const [from, to] = comes ? ['supplier', bin] : [bin, 'customer'];
    const [fromWarehouse, toWarehouse] = comes ? [null, warehouse] : [warehouse, null];
    const moves = [
      {
        product,
        quantity: 1000,
        from,
        to,
        fromWarehouse,
        toWarehouse,
        fromAvailable: !comes,
        toAvailable: comes,
        line: null,
      },
    ];
    const at = '2026-05-04T08:00:00.000Z';
    const source = { kind: 'goodsReceipt', document: 'elsewhere' };
    used.ledger.fold(overlay, {
      kind: 'stock',
      document: 'elsewhere',
      version: 0,
      type: 'moved',
      data: { effectiveAt: at, source, moves },
      state: null,
      at,
      by: 'user-1',
    });
  };
  return { word, label: word, event: { type: word, data: {}, ask: fits, around } };
}

/** Goods arrive once and leave once: more would only repeat it. */
function stockOffers(seen: MasterSeen, exists: boolean, move: Parameters<typeof goods>[1]): EngineOffer[] {
  if (!exists) return [];
  return [
    ...(seen.empty ? [goods('goods come', move)] : []),
    ...(seen.empty ? [] : [goods('goods go', move)]),
  ];
}

function holding(world: EngineWorld, index: string, key: string): Pick<MasterSeen, 'empty' | 'moved'> {
  const rows = typed(world.view).by('balance', index, key);
  return { empty: rows.every((row) => row.warehouse === null || row.onHand === 0), moved: rows.length > 0 };
}

/** Whether goods ever were in a place cannot be asked of the index of places, which drops the empty ones. */
const onlyNow = (seen: Pick<MasterSeen, 'empty' | 'moved'>): Pick<MasterSeen, 'empty' | 'moved'> => ({
  empty: seen.empty,
  moved: !seen.empty,
});

function productCase(): DocumentCase<MasterSeen> {
  const form = (over: object): object => ({ ...productFixture(), sku: 'X-1', ...over });
  const twice = [
    { code: '731', quantity: 1000 },
    { code: '731', quantity: 2000 },
  ];
  const forms: Forms = {
    good: form({}),
    bad: form({ price: -1 }),
    taken: form({ sku: 'x-2' }),
    otherUse: form({ kind: 'consumable' }),
    refused: [{ label: 'with one barcode twice', form: form({ barcodes: twice }) }],
  };
  const observe = (world: EngineWorld, used: Engine): MasterSeen => ({
    state: regionsOf(stateOf(used, 'product', world)),
    ...holding(world, 'product', world.subject),
    needed: false,
    busy: false,
  });
  const base = companyWorld();
  activeProduct(base, { sku: 'X-2' });
  const start = { view: base.store, subject: base.id() };
  const [bin = ''] = base.bins;
  return {
    kind: 'product',
    engine,
    rows: productRows,
    starts: productStart,
    signed: [],
    observe,
    bounds: 'Stock as none or some; the fields of the form as fitting or not.',
    situations: () => [{ label: 'one other', world: start }],
    alphabet: (world) => {
      const seen = observe(world, engine);
      const move = { product: world.subject, bin, warehouse: base.warehouse };
      const steps = masterAlphabet({ create: forms, update: forms }, ['activate', 'phaseOut', ...blockSteps]);
      return [
        ...steps,
        ...stockOffers(
          seen,
          ['draft', 'active', 'phasingOut', 'blocked'].includes(seen.state['at'] ?? ''),
          () => move,
        ),
      ];
    },
  };
}

function locationCase(): DocumentCase<MasterSeen> {
  const base = companyWorld();
  const product = activeProduct(base);
  const form = (over: object): object => ({ ...binFixture(base.warehouse, 'X-1', 1), ...over });
  const elsewhere = [{ label: 'in an unknown warehouse', form: form({ warehouse: base.id() }) }];
  const forms: Forms = {
    good: form({}),
    bad: form({ code: '' }),
    taken: form({ code: 'a-01' }),
    otherUse: form({ usage: 'quarantine' }),
    refused: elsewhere,
  };
  const observe = (world: EngineWorld, used: Engine): MasterSeen => ({
    state: regionsOf(stateOf(used, 'location', world)),
    ...onlyNow(holding(world, 'location', world.subject)),
    needed: world.subject === base.receiving,
    busy: false,
  });
  const fresh = base.id();
  return {
    kind: 'location',
    engine,
    rows: locationRows,
    starts: locationStart,
    signed: [],
    observe,
    bounds: 'Stock as none or some; the fields of the form as fitting or not.',
    situations: () => [
      { label: 'a new bin', world: { view: base.store, subject: fresh } },
      { label: 'the receiving place', world: { view: base.store, subject: base.receiving } },
    ],
    alphabet: (world) => {
      const seen = observe(world, engine);
      const standing = ['active', 'blocked'].includes(seen.state['at'] ?? '');
      const move = { product, bin: world.subject, warehouse: base.warehouse };
      const usage = world.subject === base.receiving ? { usage: 'receiving' } : {};
      const update = {
        ...forms,
        good: form(usage),
        bad: form({ ...usage, code: '' }),
        taken: form({ ...usage, code: 'a-01' }),
      };
      return [
        ...masterAlphabet({ create: forms, update }, blockSteps),
        ...stockOffers(seen, standing, () => move),
      ];
    },
  };
}

function warehouseCase(): DocumentCase<MasterSeen> {
  const base = companyWorld();
  const product = activeProduct(base);
  const [receiving, staging, quarantine, subject] = [base.id(), base.id(), base.id(), base.id()];
  const address = { street: '', postcode: '', city: '', country: 'SE' };
  const form = (over: object): object => ({ code: 'X1', name: 'Second', address, ...over });
  const opened = (over: object): object => ({ ...form(over), receiving, staging, quarantine });
  const create: Forms = { good: opened({}), bad: opened({ name: '' }), taken: opened({ code: 'wh' }) };
  const update: Forms = { good: form({}), bad: form({ name: '' }), taken: form({ code: 'wh' }) };
  const observe = (world: EngineWorld, used: Engine): MasterSeen => ({
    state: regionsOf(stateOf(used, 'warehouse', world)),
    ...onlyNow(holding(world, 'location', receiving)),
    needed: false,
    busy: false,
  });
  return {
    kind: 'warehouse',
    engine,
    rows: warehouseRows,
    starts: warehouseStart,
    signed: [],
    observe,
    bounds: 'Stock as none or some, in one of its places; the fields of the form as fitting or not.',
    situations: () => [{ label: 'one other', world: { view: base.store, subject } }],
    alphabet: (world) => {
      const seen = observe(world, engine);
      const standing = ['active', 'blocked'].includes(seen.state['at'] ?? '');
      return [
        ...masterAlphabet({ create, update }, blockSteps),
        ...stockOffers(seen, standing, () => ({ product, bin: receiving, warehouse: subject })),
      ];
    },
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
    opens: (supplier, warehouse) => ({ supplier, warehouse }),
  },
};
const customerParty: Party = {
  kind: 'customer',
  rows: customerRows,
  starts: customerStart,
  form: (over) => ({ ...customerFixture(), ...over }),
};

export const masterCases = (): readonly DocumentCase<MasterSeen>[] => [
  productCase(),
  partyCase(supplierParty),
  partyCase(customerParty),
  locationCase(),
  warehouseCase(),
];
