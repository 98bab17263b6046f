import fc from 'fast-check';
import { expect, test } from 'vitest';
import { awaited, formLine } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { grades } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { bundleFixture } from '#model/areas/products/product/bundle.fixtures.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { partsOf } from '#model/lines/line-parts.ts';
import { activeProduct } from '#machines/company.fixtures.ts';
import { broken } from '../sales-order/sales-invariants.fixtures.ts';
import { ReturnsWorld } from './returns.fixtures.ts';
import { customerReturnDocument } from './customer-return.document.ts';

interface Move {
  readonly act: keyof typeof acts;
  readonly which: number;
  readonly line: number;
  readonly units: number;
}

class RandomWorld extends ReturnsWorld {
  order = '';

  start(): void {
    this.stock(this.bolt, this.base.bins[0] ?? '', 9_000, 3_3333);
    this.stock(this.nut, this.base.bins[1] ?? '', 9_000, 7_7777);
    const kit = bundleFixture([
      [this.bolt, 1_000],
      [this.nut, 1_000],
    ]);
    const lines = [
      { product: this.bolt, quantity: 6_000, price: 3_3333 },
      { product: this.nut, quantity: 5_000, price: 7_7777 },
      { product: activeProduct(this.base, kit), quantity: 3_000, price: 9_9999 },
    ];
    // Taken off in parts that are no whole minor units.
    this.order = this.confirmed(lines, { orderDiscount: { amount: 1_237 } }).order;
  }

  /** One of the documents of a kind, the newest first. */
  one(kind: 'pick' | 'shipment' | 'customerReturn', which: number): string | undefined {
    const ids = [...this.base.store.all(kind).values()].map((row) => (row as DocumentRow).id).sort();
    return ids.at(-1 - (which % Math.max(1, ids.length)));
  }

  tell(kind: string, document: string | undefined, type: string, data: unknown = {}): void {
    if (document === undefined) return;
    const before = this.base.log.length;
    const verdict = this.base.do(kind, document, type, data);
    if (!verdict.accepted && this.base.log.length !== before) throw new Error('a refused command left facts');
  }
}

type Act = (world: RandomWorld, move: Move) => void;
const reason = { reason: 'other' };

const give =
  (type: string, data: unknown = {}): Act =>
  (world, { which }) =>
    world.tell('customerReturn', world.one('customerReturn', which), type, data);

/** A return from its beginning to the shelf, as most go. */
const whole: Act = (world, move) => {
  const newest = { ...move, which: 0 };
  for (const step of ['begin', 'announce', 'approve', 'receiveAll', 'grade', 'post'] as const)
    acts[step](world, newest);
};

const acts = {
  whole,
  /** Some of the order leaves. */
  ship: (world, { line, units }) => {
    const pick = world.base.id();
    const lines = world.base.row('salesOrder', world.order)?.lines ?? [];
    const wanted = line === 4 ? lines.slice(2) : lines.slice(line % 2, (line % 2) + 1);
    world.tell('salesOrder', world.order, 'release', {
      pick,
      lines: wanted.map(({ id }) => ({ line: id, quantity: units * 1_000 })),
    });
    if (!world.base.row('pick', pick)) return;
    world.scanned(pick);
    const shipment = world.finished(pick);
    world.packed(shipment);
    world.tell('shipment', shipment, 'ship');
  },
  reverseShipment: (world, { which }) =>
    world.tell('shipment', world.one('shipment', which), 'reverse', {
      ...reason,
      replacement: world.base.id(),
    }),
  shipAgain: (world, { which }) => {
    const shipment = world.one('shipment', which);
    world.tell('shipment', shipment, 'packAndShip', {
      parcels: [{ id: world.base.id(), weight: 1, tracking: '' }],
    });
  },
  /** Two at a time, so that most come to an end. */
  begin: (world) => {
    if (world.base.view.by('customerReturn', 'announced', world.order).length > 1) return;
    world.tell('customerReturn', world.base.id(), 'create', {
      customer: world.customer,
      warehouse: world.base.warehouse,
      order: world.order,
    });
  },
  announce: (world, { which, line: at, units }) => {
    const id = world.one('customerReturn', which);
    const row = id === undefined ? undefined : world.base.row('customerReturn', id);
    if (!row) return;
    const { warehouse, theirReference, notes, lines } = row;
    world.tell('customerReturn', id, 'update', {
      warehouse,
      theirReference,
      notes,
      freight: units > 2 ? -units * 100 : 0,
      exchange:
        units === 2 ? [{ id: world.base.id(), product: world.nut, quantity: 1_000, price: 3_3333 }] : [],
      lines: lines.map((line, index) => ({
        ...formLine(line),
        ...(index === at % lines.length ? { quantity: units * 1_000, reason: 'quality', fee: units } : {}),
      })),
    });
  },
  approve: give('approve'),
  receive: (world, { which, line: at, units }) => {
    const id = world.one('customerReturn', which);
    const lines = world.base.row('customerReturn', id ?? '')?.lines ?? [];
    const line = lines[at % Math.max(1, lines.length)];
    world.tell('customerReturn', id, 'receive', {
      lines: [{ line: line?.id ?? 'x', quantity: units * 1_000 }],
    });
  },
  /** The parcel with all of it arrives, as most do. */
  receiveAll: (world, { which }) => {
    const id = world.one('customerReturn', which);
    const lines = world.base.row('customerReturn', id ?? '')?.lines ?? [];
    world.tell('customerReturn', id, 'receive', {
      lines: partsOf(lines, awaited),
    });
  },
  grade: (world, { which, line: at, units }) => {
    const id = world.one('customerReturn', which);
    const lines = world.base.row('customerReturn', id ?? '')?.lines ?? [];
    world.tell('customerReturn', id, 'grade', {
      lines: lines
        .filter(({ received }) => received > 0)
        .map(({ id: line, received }, index) => {
          const one = world.part(grades[(at + index) % grades.length] ?? 'scrap', 1_000);
          const rest = world.part(grades[(units + index) % grades.length] ?? 'scrap', received - 1_000);
          return { line, grades: received > 1_000 ? [one, rest] : [one] };
        }),
    });
  },
  post: give('post'),
  credit: give('credit'),
  reverse: give('reverse', reason),
  cancel: give('cancel', reason),
} satisfies Record<string, Act>;

const usual = [
  'ship',
  'whole',
  'begin',
  'announce',
  'announce',
  'approve',
  'receiveAll',
  'grade',
  'post',
  'credit',
] as const;
const move: fc.Arbitrary<Move> = fc.record({
  act: fc.oneof(
    fc.constantFrom(...usual),
    fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[])), // keys of a const record
  ),
  which: fc.oneof(fc.constant(0), fc.nat(3)),
  line: fc.nat(4),
  units: fc.integer({ min: 1, max: 4 }),
});

test('[RT2, RT5, RT6] over any order of shipping, returning and reversing no more comes back than went out', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(fc.array(move, { minLength: 40, maxLength: 100, size: 'max' }), (moves) => {
      const world = new RandomWorld();
      world.start();
      for (const step of moves) {
        acts[step.act](world, step);
        expect(broken(world.base)).toEqual([]);
      }
      expect(world.base.replayed()).toEqual(world.base.snapshot());
      for (const event of world.base.log) seen.add(`${event.kind}.${event.type}`);
    }),
    { numRuns: 80, seed: 20261126 },
  );
  const facts = Object.keys(customerReturnDocument.facts).map((fact) => `customerReturn.${fact}`);
  const told = [
    'salesOrder.returned',
    'salesOrder.unreturned',
    'salesOrder.creditOwed',
    'salesOrder.credited',
  ];
  const all = [...facts, ...told, 'salesOrder.replacementAdded', 'shipment.returned', 'shipment.unreturned'];
  expect(all.filter((fact) => !seen.has(fact))).toEqual([
    'customerReturn.refused',
    'customerReturn.expired',
    'customerReturn.closed',
  ]);
}, 60_000);
