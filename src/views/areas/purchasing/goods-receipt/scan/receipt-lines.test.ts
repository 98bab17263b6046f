import { describe, expect, it } from 'vitest';
import type { ReceiptLine } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { freshLine, withOrderLines } from '../goods-receipt-count.ts';
import { changedLines, undone, type Change } from './receipt-lines.ts';
import { filling, type ReceiptStop } from './receipt-stops.ts';

const order = { lines: [{ id: 'o1' }, { id: 'o2' }] } as unknown as PurchaseOrderRow; // all that is read of it
const change = (over: Partial<Change>): Change => ({
  product: 'bolt',
  orderLine: 'o1',
  location: null,
  quantity: 1_000,
  rejected: 0,
  ...over,
});
const stop = (over: Partial<ReceiptStop>): ReceiptStop => ({
  id: 'o1',
  product: 'bolt',
  orderLine: 'o1',
  expected: 10_000,
  most: 10_000,
  accepted: 0,
  rejected: 0,
  parts: [],
  ...over,
});

function counting() {
  let made = 0;
  const newId = (): string => `l${++made}`;
  return (lines: readonly ReceiptLine[], ...changes: readonly Change[]) =>
    changedLines(lines, changes, { order, newId });
}

describe('a count', () => {
  it('[RCS9] keeps the order of the order’s lines, whichever come first', () => {
    const changed = counting();
    const lines = changed([], change({ orderLine: null, product: 'extra' }), change({ orderLine: 'o2' }));
    const all = changed(lines ?? [], change({ orderLine: 'o1' }));
    expect(all?.map(({ orderLine }) => orderLine)).toEqual(['o1', 'o2', null]);
  });

  it('[RCS7] takes back what was added, and never more than is there', () => {
    const changed = counting();
    const lines = changed([], change({}), change({ quantity: 2_000 })) ?? [];
    expect(lines).toMatchObject([{ quantity: 3_000 }]);
    expect(changed(lines, ...undone([change({ quantity: 3_000 })]))).toEqual([]);
    expect(changed(lines, ...undone([change({ quantity: 4_000 })]))).toBeNull();
  });

  it('[RCS6] keeps the reason of each of two rejections, and takes each back by itself', () => {
    const changed = counting();
    const damaged = change({ quantity: -1_000, rejected: 1_000, rejectReason: 'damaged' });
    const wrong = change({ quantity: 0, rejected: 2_000, rejectReason: 'wrongItem' });
    const lines = changed([], change({ quantity: 3_000 }), damaged, wrong) ?? [];
    expect(lines).toMatchObject([
      { quantity: 2_000, rejected: 1_000, rejectReason: 'damaged' },
      { quantity: 0, rejected: 2_000, rejectReason: 'wrongItem' },
    ]);
    expect(changed(lines, damaged)).toMatchObject([
      { quantity: 1_000, rejected: 2_000 },
      { rejected: 2_000 },
    ]);
    const [first, ...others] = changed(lines, ...undone([damaged])) ?? [];
    expect([first?.quantity, first?.rejected, first?.rejectReason]).toEqual([3_000, 0, undefined]);
    expect(others).toMatchObject([{ quantity: 0, rejected: 2_000, rejectReason: 'wrongItem' }]);
    expect(changed(lines, ...undone([wrong]))).toHaveLength(1);
  });

  it('[RCS4] splits off what goes to a bin, at the same cost and of the same lot', () => {
    const changed = counting();
    const lot = { code: 'L1', expiresOn: '2027-01-01' };
    const before = (changed([], change({ quantity: 3_000, lot })) ?? []).map((line) => ({
      ...line,
      unitCost: 7,
    }));
    const moved = changed(
      before,
      change({ quantity: -1_000, lot }),
      change({ location: 'A', lot: { code: 'l1', expiresOn: null } }),
    );
    expect(moved).toMatchObject([
      { quantity: 2_000, location: null, lot },
      { quantity: 1_000, location: 'A', unitCost: 7 },
    ]);
  });
});

it('[RCS9] at the desk the rows stand as on the order too', () => {
  const placed = {
    lines: ['o1', 'o2', 'o3'].map((id) => ({ id, product: id, quantity: 5_000, received: 0 })),
  } as unknown as PurchaseOrderRow; // all that is read of it
  const counted = freshLine('l', 'o2', 'o2');
  const rows = withOrderLines([freshLine('x', 'extra', null), counted], placed, (line) => `new ${line}`);
  expect(rows.map(({ id }) => id)).toEqual(['new o1', 'l', 'new o3', 'x']);
});

describe('goods of a product on several rows', () => {
  it('[RCS2] fill what is to come row by row, then what is tolerated, and say what is beyond that', () => {
    const rows = [
      stop({ expected: 3_000, most: 4_000 }),
      stop({ id: 'o2', orderLine: 'o2', expected: 2_000, most: 2_000 }),
    ];
    expect(filling(rows, 'bolt', 4_000)).toEqual({
      parts: [
        { orderLine: 'o1', quantity: 3_000 },
        { orderLine: 'o2', quantity: 1_000 },
      ],
      over: 0,
    });
    expect(filling(rows, 'bolt', 8_000)).toEqual({
      parts: [
        { orderLine: 'o1', quantity: 4_000 },
        { orderLine: 'o2', quantity: 4_000 },
      ],
      over: 2_000,
    });
  });

  it('[RCS2] rejected goods are there too: what comes next fills the next row', () => {
    const rows = [stop({ accepted: 8_000, rejected: 2_000 }), stop({ id: 'o2', orderLine: 'o2' })];
    expect(filling(rows, 'bolt', 1_000).parts).toEqual([{ orderLine: 'o2', quantity: 1_000 }]);
  });
});
