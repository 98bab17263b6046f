import { companyWorld, activeProduct, binFixture } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import type { Engine } from '#model/engine/engine.ts';
import type { Overlay } from '#model/engine/overlay.ts';
import { typed } from '#model/engine/reader.ts';
import type { LookupOf } from '#model/engine/rows.ts';
import { receiptLineFixture } from '#model/goods-receipt/goods-receipt.fixtures.ts';
import { productFixture } from '#model/product/product.fixtures.ts';
import type { MasterSeen } from '../spec/document-seen.ts';
import { locationRows, locationStart } from '../spec/location.rows.ts';
import { productRows, productStart } from '../spec/product.rows.ts';
import { warehouseRows, warehouseStart } from '../spec/warehouse.rows.ts';
import type { DocumentCase } from './document-case.ts';
import { regionsOf, stateOf } from './engine-world.ts';
import type { Deed, EngineOffer, EngineWorld } from './engine-world.ts';
import { blockSteps, fits, masterAlphabet } from './master-offers.ts';
import type { Forms } from './master-offers.ts';
import { deed } from './offers.ts';
import { partyCases } from './party-cases.ts';
import { spareIds } from './selling-world.ts';

interface Move {
  readonly product: string;
  readonly bin: string;
  readonly warehouse: string;
  /** Receipts that may bring it, one for each time, and their line. */
  readonly receipts: readonly string[];
  /** Whether a receipt may put goods there now. */
  readonly takes: boolean;
}

/** The same as `goods`, as receipts do it; undefined where they may not. */
function asReceipts(
  { view }: EngineWorld,
  comes: boolean,
  { product, bin, warehouse, receipts: [line = '', ...receipts], takes }: Move,
): { elsewhere?: readonly Deed[] } {
  const gone = receipts.filter((id) => view.getRow('goodsReceipt', id) !== undefined);
  if (!comes) return { elsewhere: [deed('goodsReceipt', gone.at(-1) ?? '', 'reverse', { reason: 'other' })] };
  const receipt = receipts[gone.length] ?? '';
  const opening = { warehouse, order: null, supplier: null, source: 'opening' };
  const lines = [receiptLineFixture({ id: line, product, location: bin, quantity: 1000 })];
  const elsewhere = [
    deed('goodsReceipt', receipt, 'create', opening),
    deed('goodsReceipt', receipt, 'count', { lines }),
    deed('goodsReceipt', receipt, 'post'),
  ];
  return takes ? { elsewhere } : {};
}

/** What other documents do to stock, as the ledger writes it. */
function goods(world: EngineWorld, word: 'goods come' | 'goods go', move: Move): EngineOffer {
  const around = (_: EngineWorld, overlay: Overlay, used: Engine): void => {
    const { product, bin, warehouse } = move;
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
  const { elsewhere } = asReceipts(world, word === 'goods come', move);
  const event = { type: word, data: {}, ask: fits, around, ...(elsewhere && { elsewhere }) };
  return { word, label: word, event };
}

/** Goods arrive once and leave once: more would only repeat it. */
function stockOffers(world: EngineWorld, seen: MasterSeen, exists: boolean, move: Move): EngineOffer[] {
  return exists ? [goods(world, seen.empty ? 'goods come' : 'goods go', move)] : [];
}

function holding(
  world: EngineWorld,
  index: LookupOf<'balance'>,
  key: string,
): Pick<MasterSeen, 'empty' | 'moved'> {
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
    use: typed(world.view).get('product', world.subject)?.kind === 'consumable' ? 'other' : 'first',
    needed: false,
    busy: false,
  });
  const base = companyWorld();
  activeProduct(base, { sku: 'X-2' });
  const start = { view: base.store, subject: base.id(), given: [...base.given] };
  const receipts = spareIds(base, 6);
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
      const move = { product: world.subject, bin, warehouse: base.warehouse, receipts, takes: true };
      const steps = masterAlphabet(
        { create: forms, update: forms },
        ['activate', 'phaseOut', ...blockSteps],
        seen.use,
      );
      return [
        ...steps,
        ...stockOffers(
          world,
          seen,
          ['draft', 'active', 'phasingOut', 'blocked'].includes(seen.state['at'] ?? ''),
          move,
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
    use: typed(world.view).get('location', world.subject)?.usage === 'quarantine' ? 'other' : 'first',
  });
  const fresh = base.id();
  const given = [...base.given];
  const receipts = spareIds(base, 6);
  return {
    kind: 'location',
    engine,
    rows: locationRows,
    starts: locationStart,
    signed: [],
    observe,
    bounds: 'Stock as none or some; the fields of the form as fitting or not.',
    situations: () => [
      { label: 'a new bin', world: { view: base.store, subject: fresh, given } },
      { label: 'the receiving place', world: { view: base.store, subject: base.receiving, given } },
    ],
    alphabet: (world) => {
      const seen = observe(world, engine);
      const standing = ['active', 'blocked'].includes(seen.state['at'] ?? '');
      const takes = seen.state['at'] === 'active';
      const move = { product, bin: world.subject, warehouse: base.warehouse, receipts, takes };
      const usage = world.subject === base.receiving ? { usage: 'receiving' } : {};
      const update = {
        ...forms,
        good: form(usage),
        bad: form({ ...usage, code: '' }),
        taken: form({ ...usage, code: 'a-01' }),
      };
      return [
        ...masterAlphabet({ create: forms, update }, blockSteps, seen.use),
        ...stockOffers(world, seen, standing, move),
      ];
    },
  };
}

function warehouseCase(): DocumentCase<MasterSeen> {
  const base = companyWorld();
  const product = activeProduct(base);
  const [receiving, staging, quarantine, subject] = [base.id(), base.id(), base.id(), base.id()];
  const receipts = spareIds(base, 6);
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
    situations: () => [{ label: 'one other', world: { view: base.store, subject, given: [...base.given] } }],
    alphabet: (world) => {
      const seen = observe(world, engine);
      const takes = seen.state['at'] === 'active';
      const standing = takes || seen.state['at'] === 'blocked';
      return [
        ...masterAlphabet({ create, update }, blockSteps),
        ...stockOffers(world, seen, standing, {
          product,
          bin: receiving,
          warehouse: subject,
          receipts,
          takes,
        }),
      ];
    },
  };
}

export const masterCases = (): readonly DocumentCase<MasterSeen>[] => [
  productCase(),
  ...partyCases(),
  locationCase(),
  warehouseCase(),
];
