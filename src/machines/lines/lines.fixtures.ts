import { amendmentFixture } from '#model/areas/sales/sales-order/sales-order.fixtures.ts';
import {
  type LinesWorld,
  PIECE,
  last,
  sold,
  saleOf,
  purchaseOf,
  bought,
  received,
  receiptHead,
  movementOf,
  adjusted,
  unsourced,
  type Entry,
  askedOf,
  billedOf,
} from './lines-world.fixtures.ts';

/** A way in which lines come into documents: given ids, a command that brings lines with them. */
export type WayIn = (world: LinesWorld, ids: readonly string[]) => Entry;

/** A draft of a return of one sold bolt. */
function begunReturn(world: LinesWorld): string {
  const { order } = world.sold(PIECE);
  return world.begun(order);
}

const one = (world: LinesWorld): string[] => [world.base.id()];

/** A document that a way has made with a line of its own. */
function made(world: LinesWorld, way: WayIn): string {
  const entry = way(world, one(world));
  world.give(entry);
  return entry.document;
}

const amending = (world: LinesWorld, ids: readonly string[]): Entry => {
  const { order } = world.confirmed([{ product: world.bolt, quantity: PIECE }]);
  const row = world.base.row('salesOrder', order);
  if (!row) throw new Error('no such order');
  const before = amendmentFixture(row);
  const data = { ...before, lines: [...before.lines, ...sold(world, ids)] };
  return { kind: 'salesOrder', document: order, type: 'amend', data, field: `lines.${ids.length}.id` };
};

const amendingPurchase = (world: LinesWorld, ids: readonly string[]): Entry => {
  const document = made(world, waysIn['purchaseOrder.update: lines'] as WayIn);
  world.act('purchaseOrder', document, 'place');
  const data = {
    theirReference: '',
    expectedOn: null,
    notes: '',
    reason: 'asked',
    lines: bought(world, ids),
  };
  return { kind: 'purchaseOrder', document, type: 'amend', data, field: last(ids) };
};

const exchanging = (world: LinesWorld, ids: readonly string[]): Entry => {
  const document = begunReturn(world);
  const exchange = ids.map((id, index) => ({
    id,
    product: world.productAt(index),
    quantity: PIECE,
    price: 10_0000,
  }));
  const data = { ...world.form(document, {}), exchange };
  return { kind: 'customerReturn', document, type: 'update', data, field: last(ids, 'exchange') };
};

/** A draft of an invoice that is written by hand. */
const invoicing = (world: LinesWorld, ids: readonly string[]): Entry => {
  const document = world.base.id();
  const head = { type: 'invoice', customer: world.customer, orders: [], corrects: null };
  world.act('invoice', document, 'create', head);
  const { issuedOn, theirReference, theirOrder, address, terms, notes } =
    world.base.row('invoice', document) ?? {};
  const lines = ids.map((id, index) => ({
    id,
    product: world.productAt(index),
    text: '',
    quantity: PIECE,
    price: 10_0000,
    discount: 0,
    vatClass: 'standard',
  }));
  const data = { issuedOn, theirReference, theirOrder, address, terms, notes, lines };
  return { kind: 'invoice', document, type: 'update', data, field: last(ids) };
};

const grading = (world: LinesWorld, ids: readonly string[]): Entry => {
  const { order } = world.sold(2 * PIECE);
  const document = world.approved(order, 2 * PIECE);
  world.receive(document, 2 * PIECE);
  const grades = ids.map((id) => world.part('replace', PIECE, { id }));
  const data = { lines: [{ line: world.firstLine(document), grades }] };
  return { kind: 'customerReturn', document, type: 'grade', data, field: 'lines.0.grades' };
};

/** A return to a supplier of what came in at its price. */
const sendingBack = (world: LinesWorld, ids: readonly string[]): Entry => {
  const { base, supplier } = world;
  const receipt = base.id();
  const receiptLine = base.id();
  const head = { ...receiptHead(world), supplier, source: 'blind' };
  world.act('goodsReceipt', receipt, 'create', head);
  world.act('goodsReceipt', receipt, 'count', { lines: received(world, [receiptLine]) });
  world.act('goodsReceipt', receipt, 'post');
  const lines = ids.map((id, index) => ({
    id,
    receiptLine,
    product: world.bolt,
    from: base.bins[index],
    quantity: 0,
    reason: 'quality',
    note: '',
  }));
  return {
    kind: 'supplierReturn',
    document: base.id(),
    type: 'create',
    data: { receipt, lines },
    field: last(ids),
  };
};

/** A new document, or one that a way has made and another command writes anew. */
const into =
  (kind: string, type: string, dataOf: (world: LinesWorld, ids: readonly string[]) => object, on?: string) =>
  (world: LinesWorld, ids: readonly string[]): Entry => ({
    kind,
    type,
    document: on === undefined ? world.base.id() : made(world, waysIn[on] as WayIn),
    data: dataOf(world, ids),
    field: last(ids),
  });

/** A correction of what was posted, by these commands, after it came in by the other way. */
const correcting =
  (
    kind: string,
    posting: readonly string[],
    dataOf: (world: LinesWorld, ids: readonly string[]) => object,
    on: string,
  ): WayIn =>
  (world, ids) => {
    const document = made(world, waysIn[on] as WayIn);
    for (const type of posting) world.act(kind, document, type);
    const data = { reason: 'enteredByMistake', ...dataOf(world, ids) };
    return { kind, type: 'correct', document, data, field: last(ids) };
  };

const recordOf = (world: LinesWorld, ids: readonly string[]): object => {
  const { orderedOn: _, ...sale } = saleOf(world, ids);
  return {
    ...sale,
    number: null,
    soldAt: '2026-05-04T07:00:00.000Z',
    lines: sale.lines.map((line) => ({ ...line, price: 10_0000, cancelled: 0 })),
  };
};

const openReturn = (world: LinesWorld, ids: readonly string[]): object => ({
  customer: world.customer,
  warehouse: world.base.warehouse,
  order: null,
  lines: unsourced(world, ids),
});

const writtenReturn = (world: LinesWorld, ids: readonly string[]): object => ({
  warehouse: world.base.warehouse,
  theirReference: '',
  notes: '',
  lines: unsourced(world, ids),
});

/** Every way in which a client brings lines into documents, by kind, command and list. */
export const waysIn: Readonly<Record<string, WayIn>> = {
  'salesOrder.create: lines': into('salesOrder', 'create', saleOf),
  'salesOrder.update: lines': into('salesOrder', 'update', saleOf, 'salesOrder.create: lines'),
  'salesOrder.amend: lines': amending,
  'salesOrder.record: lines': into('salesOrder', 'record', recordOf),
  'purchaseOrder.create: lines': into('purchaseOrder', 'create', (world, ids) => ({
    supplier: world.supplier,
    warehouse: world.base.warehouse,
    lines: bought(world, ids),
  })),
  'purchaseOrder.update: lines': into(
    'purchaseOrder',
    'update',
    (world, ids) => purchaseOf(world, bought(world, ids)),
    'purchaseOrder.create: lines',
  ),
  'purchaseOrder.amend: lines': amendingPurchase,
  'quoteRequest.create: lines': into('quoteRequest', 'create', askedOf),
  'quoteRequest.update: lines': into('quoteRequest', 'update', askedOf, 'quoteRequest.create: lines'),
  'supplierBill.create: lines': into('supplierBill', 'create', billedOf),
  'supplierBill.update: lines': into('supplierBill', 'update', billedOf, 'supplierBill.create: lines'),
  'goodsReceipt.create: lines': into('goodsReceipt', 'create', (world, ids) => ({
    ...receiptHead(world),
    lines: received(world, ids),
  })),
  'goodsReceipt.count: lines': into(
    'goodsReceipt',
    'count',
    (world, ids) => ({ lines: received(world, ids) }),
    'goodsReceipt.create: lines',
  ),
  'goodsReceipt.correct: lines': correcting(
    'goodsReceipt',
    ['post'],
    (world, ids) => ({ lines: received(world, ids), deliveryNote: 'FS 1' }),
    'goodsReceipt.count: lines',
  ),
  'movement.create: lines': into('movement', 'create', movementOf),
  'movement.update: lines': into('movement', 'update', movementOf, 'movement.create: lines'),
  'movement.correct: lines': correcting(
    'movement',
    ['reserve', 'move'],
    (world, ids) => ({
      lines: movementOf(world, ids).lines.map((line) => ({ ...line, quantity: 2 * PIECE })),
    }),
    'movement.create: lines',
  ),
  'adjustment.create: lines': into('adjustment', 'create', (world, ids) => ({
    warehouse: world.base.warehouse,
    mode: 'quantity',
    lines: adjusted(world, ids),
  })),
  'adjustment.update: lines': into(
    'adjustment',
    'update',
    (world, ids) => ({ adjustedOn: null, notes: '', lines: adjusted(world, ids) }),
    'adjustment.create: lines',
  ),
  'adjustment.correct: lines': correcting(
    'adjustment',
    ['post'],
    (world, ids) => ({ notes: '', lines: adjusted(world, ids) }),
    'adjustment.create: lines',
  ),
  'invoice.update: lines': invoicing,
  'customerReturn.create: lines': into('customerReturn', 'create', openReturn),
  'customerReturn.update: lines': into(
    'customerReturn',
    'update',
    writtenReturn,
    'customerReturn.create: lines',
  ),
  'customerReturn.update: exchange': exchanging,
  'customerReturn.grade: lines.grades': grading,
  'supplierReturn.create: lines': sendingBack,
  'supplierReturn.update: lines': (world, ids) => {
    const begun = sendingBack(world, [world.base.id()]);
    world.give(begun);
    const { lines } = sendingBack(world, ids).data as { lines: { receiptLine: string }[] };
    const [line] = (begun.data as { lines: { receiptLine: string }[] }).lines;
    const again = lines.map((one) => ({ ...one, receiptLine: line?.receiptLine ?? '' }));
    const { kind, document } = begun;
    return { kind, document, type: 'update', data: { notes: '', lines: again }, field: last(ids) };
  },
};

interface Held {
  readonly id: string;
  readonly document: string;
}

const held = (world: LinesWorld, way: string): Held => {
  const [id = ''] = one(world);
  const entry = (waysIn[way] as WayIn)(world, [id]);
  world.give(entry);
  return { id, document: entry.document };
};

/** A line of a document that is open, or one that has ended, by kind. */
export const holders: Readonly<
  Record<string, { open(w: LinesWorld): string; ended(w: LinesWorld): string }>
> = {
  salesOrder: {
    open: (world) => world.confirmed([{ product: world.bolt, quantity: PIECE }]).lines[0] ?? '',
    ended: (world) => {
      const { order, lines } = world.confirmed([{ product: world.bolt, quantity: PIECE }]);
      world.shipped(order);
      return lines[0] ?? '';
    },
  },
  purchaseOrder: {
    open: (world) => {
      const { id, document } = held(world, 'purchaseOrder.update: lines');
      world.act('purchaseOrder', document, 'place');
      return id;
    },
    ended: (world) => {
      const { id, document } = held(world, 'purchaseOrder.update: lines');
      world.act('purchaseOrder', document, 'place');
      world.act('purchaseOrder', document, 'cancel', { reason: 'other' });
      return id;
    },
  },
  goodsReceipt: {
    open: (world) => held(world, 'goodsReceipt.create: lines').id,
    ended: (world) => {
      const { id, document } = held(world, 'goodsReceipt.count: lines');
      world.act('goodsReceipt', document, 'post');
      return id;
    },
  },
  movement: {
    open: (world) => {
      const { id, document } = held(world, 'movement.create: lines');
      world.act('movement', document, 'reserve');
      return id;
    },
    ended: (world) => {
      const { id, document } = held(world, 'movement.create: lines');
      world.act('movement', document, 'reserve');
      world.act('movement', document, 'move');
      return id;
    },
  },
  adjustment: {
    open: (world) => held(world, 'adjustment.create: lines').id,
    ended: (world) => {
      const { id, document } = held(world, 'adjustment.create: lines');
      world.act('adjustment', document, 'post');
      return id;
    },
  },
  customerReturn: {
    open: (world) => held(world, 'customerReturn.update: exchange').id,
    ended: (world) => {
      const { id, document } = held(world, 'customerReturn.create: lines');
      world.act('customerReturn', document, 'cancel', { reason: 'other' });
      return id;
    },
  },
  supplierReturn: {
    open: (world) => held(world, 'supplierReturn.create: lines').id,
    ended: (world) => {
      const { id, document } = held(world, 'supplierReturn.create: lines');
      world.act('supplierReturn', document, 'cancel', { reason: 'other' });
      return id;
    },
  },
};
